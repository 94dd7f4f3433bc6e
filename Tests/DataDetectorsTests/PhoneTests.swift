import DataDetectors
import Foundation
import Testing

@Suite("Phone numbers")
struct PhoneTests {
  static let anywhereRows: [Row] = [
    Row("Call ⟦(617) 555-0174⟧ today", "+16175550174"),
    Row("⟦617.555.0174⟧ or ⟦617-555-0174⟧", "+16175550174", "+16175550174"),
    Row("⟦1-617-555-0174⟧ x", "+16175550174"),
    Row("⟦(617)555-0174⟧, ⟦+1 617 555 0174⟧.", "+16175550174", "+16175550174"),
    Row("⟦(617) 555-0174 ext. 12⟧", "+16175550174;ext=12"),
    Row(
      "⟦617-555-0174 x12⟧ and ⟦617-555-0175, ext 7⟧", "+16175550174;ext=12", "+16175550175;ext=7"),
    Row("London ⟦+44 20 7946 0958⟧ Paris ⟦+33 1 99 00 12 34⟧", "+442079460958", "+33199001234"),
    Row("⟦+44 (0)20 7946 0958⟧", "+442079460958"),
    Row("⟦0044 20 7946 0958⟧", "+442079460958"),
    Row("⟦(020) 7946 0958⟧, ⟦020-7946-0958⟧", "", ""),
    Row(
      "⟦617-555-0174⟧ - ⟦617-555-0175⟧ / ⟦617-555-0176⟧", "+16175550174", "+16175550175",
      "+16175550176"),
    Row("Tel: ⟦5550174⟧", ""),
    Row("My phone number is ⟦555-0174⟧.", ""),
    Row("电话：⟦555-0174⟧", ""),
    Row("⟦６１７-５５５-０１７４⟧", "+16175550174"),
    Row("(⟦617-555-0174⟧)", "+16175550174"),
    Row("zip 02134 - ⟦617-555-0174⟧", "+16175550174"),
    Row("⟦617-555-0174⟧.Next", "+16175550174"),
  ]

  @Test("are found anywhere by their shape or a word before them", arguments: anywhereRows)
  func anywhere(_ row: Row) {
    check(row, isRepaired: false)
  }

  static let otherRows: [Row] = [
    Row("12/05/2024 2024-05-12 12.05.2024 05-12-24 1999-2004"),
    Row("2024-05-12 08:00 at 10:30:15"),
    Row("$617-555-0174 617-555-0174% €1.234.567 1,234,567.89"),
    Row("£ 0800 123 456"),
    Row("ISBN 978-0-00-000000-2 and 9780000000002"),
    Row("Card 4000 0000 0000 0002"),
    Row("Account number 12345678"),
    Row("192.168.100.100"),
    Row("SSN 911-67-0060, 911-67-0060"),
    Row("3.14159265 -77.034040723966 0.000000012"),
    Row("1 234 567 people"),
    Row("A617-555-0174 617-555-0174B"),
    Row("617-555-01745-12"),
    Row("555-0174"),
    Row("12345678"),
    Row("pages 100-1200"),
    Row("3333*2=6666667 617-555-0174=1"),
    Row("+9991234567890123456"),
    Row("+1 23"),
    Row("00000000000"),
    Row("Room 21 123 on floor 12"),
  ]

  @Test("are not made of other numbers", arguments: otherRows)
  func others(_ row: Row) {
    check(row, isRepaired: false)
  }

  @Test(
    "of the document's region need no country",
    arguments: [
      ("DE", Row("Ruf ⟦030 123456⟧ an", "+4930123456")),
      ("GB", Row("⟦07400 123456⟧", "+447400123456")),
      ("US", Row("Hi ⟦6175550174⟧ there", "+16175550174")),
      ("FR", Row("⟦01 23 45 67 89⟧", "+33123456789")),
      ("IT", Row("⟦02 1234 5678⟧", "+390212345678")),
      ("AU", Row("⟦0011 1 617 555 0174⟧", "+16175550174")),
      ("GB", Row("order 6175550174 of 01.02.2024")),
      ("US", Row("an amount of 6175550000")),
    ])
  func regional(_ region: String, _ row: Row) {
    check(row, region: region, isRepaired: false)
  }

  @Test(
    "with carriers' codes, trunk digits of two kinds, or local digits left out",
    arguments: [
      ("AR", Row("⟦011 15-2345-6789⟧", "+5491123456789")),
      ("BY", Row("⟦8 029 491-19-11⟧", "+375294911911")),
      ("BR", Row("⟦0 15 11 96123-4567⟧", "+5511961234567")),
      ("CO", Row("⟦(601) 2345678⟧", "+576012345678")),
      ("RU", Row("⟦8~10 49 1512 3456789⟧", "+4915123456789")),
      ("NU", Row("⟦7012⟧", "+6837012")), ("FO", Row("⟦20 12 34⟧", "+298201234")),
    ])
  func dialled(_ region: String, _ row: Row) {
    check(row, region: region, context: .init(expected: .phoneNumber), isRepaired: false)
  }

  static let vanityRows: [Row] = [
    Row("Call ⟦1-800-FLOWERS⟧ now", "+18003569377"),
    Row("⟦(800) GOT-MILK⟧ or ⟦1.888.555.PLUM⟧", "+18004686455", "+18885557586"),
    Row("Version 1-800-FLOWER, 617-FLOWERS, SECTION 800-A"), Row("Form 1-800-flowers"),
  ]

  @Test("spelled with the letters of the keys belong to free numbers", arguments: vanityRows)
  func vanity(_ row: Row) {
    check(row, isRepaired: false)
  }

  @Test("of free services are spelled in other regions too")
  func regionalVanity() {
    check(Row("⟦1300 THRIFT⟧", "+611300847438"), region: "AU", isRepaired: false)
    check(Row("⟦0800 REVERSE⟧", "+448007383773"), region: "GB", isRepaired: false)
    check(Row("1300 THRIFT"), region: "US", isRepaired: false)
  }

  static let brokenRows: [Row] = [
    Row("call ⟦+44 20 7946\n0958⟧ today", "+442079460958"),
    Row("ring ⟦617-555-\n0174⟧ or not", "+16175550174"),
    Row("⟦(617)\n  555-0174⟧", "+16175550174"),
  ]

  @Test("over the end of a line are joined and told", arguments: brokenRows)
  func broken(_ row: Row) {
    check(row, isRepaired: true)
  }

  @Test(
    "are not joined out of lines that only end and begin with digits",
    arguments: [
      Row("In 617\n555-0174 tons"), Row("total 12\n345 678 90"),
      Row("⟦617-555-0174⟧\n⟦617-555-0175⟧", "+16175550174", "+16175550175"),
    ])
  func apart(_ row: Row) {
    check(row, isRepaired: false)
  }

  @Test("with a letter for a digit are repaired where they are unmistakable")
  func unmistakable() {
    check(Row("Call ⟦(617) 555-O174⟧ now", "+16175550174"), isRepaired: true)
    check(Row("⟦+44 2O 7946 0958⟧", "+442079460958"), isRepaired: true)
    check(Row("⟦6l7-555-0174⟧", "+16175550174"), isRepaired: true)
    check(Row("part B17-555-0174 and S55-0174"), isRepaired: false)
  }

  static let expectedRows: [Row] = [
    Row("⟦5SS-O174⟧", ""),
    Row("⟦(6I7) 5S5-OI74⟧", "+16175550174"),
    Row("⟦61 7-5B5 01Z4⟧", ""),
  ]

  @Test("are repaired bravely where one is expected", arguments: expectedRows)
  func expected(_ row: Row) {
    check(row, context: .init(expected: .phoneNumber), isRepaired: true)
  }

  @Test("without a mark are taken where one is expected")
  func bareExpected() {
    check(Row("⟦5550174⟧", ""), context: .init(expected: .phoneNumber), isRepaired: false)
    check(Row("12.05.2024"), context: .init(expected: .phoneNumber), isRepaired: false)
    check(Row("Bob"), context: .init(expected: .phoneNumber), isRepaired: false)
  }

  @Test("carry the word that introduces them, and what was printed")
  func details() {
    let match = DataDetector.matches(
      in: "Fax: 617-555-O174", context: .init(expected: .phoneNumber)
    ).first
    #expect(
      match?.details
        == .phoneNumber(
          .init(
            phoneNumber: "617-555-0174", label: "Fax", internationalNumber: "+16175550174")))
    #expect(
      match?.repair == .init(printed: "617-555-O174", changes: [.replacedLookAlike]))
  }

  @Test("inside links and addresses are part of them")
  func inside() {
    let matches = DataDetector.matches(
      in: "http://example.org/617-555-0174 617-555-0174@example.org")
    #expect(matches.map(\.details.matchType) == [.link, .emailAddress])
  }

  private func check(
    _ row: Row, region: String? = nil, context: DataDetector.Context = .init(), isRepaired: Bool
  ) {
    let marked = MarkedText(row.picture)
    var options = DataDetector.Options()
    options.documentRegion = region.map { Locale.Region($0) }
    let matches = DataDetector.matches(
      in: marked.text, types: .phoneNumber, options: options, context: context)
    #expect(matches.map { $0.range.map { String(marked.text[$0]) } ?? "" } == marked.marked)
    #expect(matches.map(\.utf8Range) == marked.utf8Ranges)
    let values = matches.map { match in
      if case .phoneNumber(let phone) = match.details {
        phone.internationalNumber ?? ""
      } else {
        ""
      }
    }
    #expect(values == row.values)
    #expect(matches.allSatisfy { ($0.repair != nil) == isRepaired })
  }
}
