import DataDetectors
import Testing

@Suite("Flights")
struct FlightTests {
  static let rows: [Row] = [
    Row("Flight ⟦LH 0123⟧ to Rome", "LH123"), Row("Your flight: ⟦BA286⟧.", "BA286"),
    Row("Flug ⟦LH-401⟧", "LH401"), Row("Vuelo n.º ⟦IB 3166⟧", "IB3166"),
    Row("flight ⟦BA1234D⟧ is extra", "BA1234"), Row("Flight code ⟦AF 7⟧", "AF7"),
    Row("Flight ⟦EZY8473⟧", "U28473"),
    Row("рейс ⟦SU 100⟧ и рейс ⟦AFL2400⟧", "SU100", "SU2400"), Row("航班⟦MU 5101⟧", "MU5101"),
    Row("1. ⟦DL   38⟧ Y  20JAN HKGSEA", "DL38"), Row("⟦UA 90⟧ FRA-MUC 10:05", "UA90"),
    Row("⟦BA 12⟧ SIN → LHR", "BA12"), Row("⟦KL 1023⟧, KLM Royal Dutch Airlines", "KL1023"),
    Row("⟦U24511⟧", "U24511"), Row("⟦BAW117⟧", "BA117"),
    Row("Meet at room BA 12"), Row("Flight in seat AA 12"),
    Row("AM 10 Jan"), Row("Flight XY00001"), Row("Terminal 4"), Row("model LG 550"),
    Row("A4 210 x 297"), Row("SKU AA1200"), Row("HP 200"), Row("KZ1234"), Row("W6 12 34"),
    Row("gate B6 12"),
  ]

  @Test("need a word, a day, a route, or to be a whole text", arguments: rows)
  func read(_ row: Row) {
    let marked = MarkedText(row.picture)
    let matches = DataDetector.matches(in: marked.text, types: .flightNumber)
    #expect(matches.compactMap(\.utf8Range) == marked.utf8Ranges)
    let values = matches.compactMap { match -> String? in
      guard case .flightNumber(let flight) = match.details else { return nil }
      return flight.airlineCode + String(flight.flightNumber)
    }
    #expect(values == row.values)
  }

  @Test("are doubtful where nothing around them tells")
  func doubtful() throws {
    let alone = try #require(DataDetector.matches(in: "BA286").first)
    let told = try #require(DataDetector.matches(in: "Flight BA286").first)
    #expect(alone.confidence < told.confidence)
  }
}
