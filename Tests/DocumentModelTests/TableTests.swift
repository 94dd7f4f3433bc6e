import DocumentModel
import Foundation
import TestSupport
import Testing

@Suite("Tables")
struct TableTests {
  typealias Table = DocumentObservation.Container.Table

  private func cell(_ rows: ClosedRange<Int>, _ columns: ClosedRange<Int>) -> Table.Cell {
    Table.Cell(
      content: DocumentObservation.Container(blocks: []), rowRange: rows, columnRange: columns)
  }

  @Test("rows and columns are a rectangle; a spanning cell stands in each place it covers")
  func spans() throws {
    let table = try #require(Table.sketch([["a", "<", "b"], ["c", "d", "^"], ["e"]]))
    func texts(_ cells: [[Table.Cell]]) -> [[String]] {
      cells.map { $0.map(\.content.text.transcript) }
    }
    #expect(texts(table.rows) == [["a", "a", "b"], ["c", "d", "b"], ["e", "", ""]])
    #expect(texts(table.columns) == [["a", "c", "e"], ["a", "d", ""], ["b", "b", ""]])
    #expect(table.rows[0][0] == table.rows[0][1])
    #expect(table.cell(row: 1, col: 2)?.rowRange == 0...1)
    #expect(table.cell(row: 3, col: 0) == nil && table.cell(row: 0, col: -1) == nil)
    #expect(table.cells.count == 7)
  }

  @Test("cells may come in any order, and give the same table", arguments: 0..<20)
  func order(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let table = try #require(Table.sketch([["a", "<", "b"], ["c", "d", "^"], ["e"]]))
    #expect(Table(cells: table.cells.shuffled(using: &random)) == table)
  }

  @Test("cells that cover each other, negative ranges, no cells and endless grids are refused")
  func refused() {
    #expect(Table(cells: []) == nil)
    #expect(Table(cells: [cell(0...1, 0...0), cell(1...1, 0...1)]) == nil)
    #expect(Table(cells: [cell(-1...0, 0...0)]) == nil)
    #expect(Table(cells: [cell(0...0, 0...(.max))]) == nil)
    #expect(Table(cells: [cell(0...0, 0...0), cell(3_000_000...3_000_000, 3...3)]) == nil)
  }

  @Test("a table survives encoding, and refuses cells that cover each other")
  func coding() throws {
    let table = try #require(Table.sketch([["a", "<"], ["c", "d"]], headerRows: 1))
    let data = try JSONEncoder().encode(table)
    #expect(try JSONDecoder().decode(Table.self, from: data) == table)
    var object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let cells = try #require(object["cells"] as? [Any])
    object["cells"] = cells + cells
    let broken = try JSONSerialization.data(withJSONObject: object)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Table.self, from: broken) }
  }
}
