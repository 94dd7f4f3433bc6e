import DataDetectors
import Testing

@Suite("Other readings of the recogniser")
struct AlternativeTests {
  private func matches(
    in text: String, replacing part: String, with readings: String...
  ) -> [DataDetector.Match] {
    guard let range = text.firstRange(of: part) else { return [] }
    let lower = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    return DataDetector.matches(
      in: text,
      context: .init(alternatives: [
        .init(
          utf8Range: lower..<lower + part.utf8.count,
          readings: readings.map { .init(text: $0, confidence: 0.5) })
      ]))
  }

  @Test("are taken where the printed one is no value")
  func taken() {
    let text = "Write to ada.example.orq, or call"
    let found = matches(in: text, replacing: "ada.example.orq", with: "none", "ada@example.org")
    #expect(found.count == 1)
    #expect(found.first?.details == .emailAddress(.init(emailAddress: "ada@example.org")))
    #expect(found.first?.range.map { String(text[$0]) } == "ada.example.orq")
    #expect(
      found.first?.repair == .init(printed: "ada.example.orq", changes: [.choseAlternative]))
    #expect((found.first?.confidence ?? 1) < 1)
  }

  @Test("may be one word of a longer value")
  func part() {
    let found = matches(in: "Call (617) SSS-0174", replacing: "SSS-0174", with: "555-0174")
    #expect(found.first?.utf8Range == 5..<19)
    guard case .phoneNumber(let phone)? = found.first?.details else {
      Issue.record("no number")
      return
    }
    #expect(phone.internationalNumber == "+16175550174")
  }

  @Test("are tried before repairs")
  func beforeRepair() {
    let found = matches(
      in: "ada©example.org", replacing: "ada©example.org", with: "bea@example.org")
    #expect(found.map(\.details) == [.emailAddress(.init(emailAddress: "bea@example.org"))])
  }

  @Test("are left alone where the printed one is a value")
  func valid() {
    let found = matches(
      in: "ada@example.org", replacing: "ada@example.org", with: "bea@example.org")
    #expect(found.map(\.details) == [.emailAddress(.init(emailAddress: "ada@example.org"))])
  }

  @Test("with senseless places are ignored")
  func senseless() {
    for range in [-3..<2, 3..<99, 2..<2, 1..<2] {
      let found = DataDetector.matches(
        in: "äöü",
        context: .init(alternatives: [
          .init(
            utf8Range: range, readings: [.init(text: "ada@example.org", confidence: 1)])
        ]))
      #expect(found.isEmpty)
    }
  }
}
