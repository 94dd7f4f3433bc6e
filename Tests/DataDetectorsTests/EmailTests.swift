import DataDetectors
import Testing

@Suite("Email addresses")
struct EmailTests {
  static let plainRows: [Row] = [
    Row("⟦ada@example.org⟧"),
    Row("Write to ⟦ada.lovelace+post@mail.example.co.uk⟧, or call."),
    Row("(⟦ada@example.org⟧) <⟦bea@example.net⟧>; ⟦c_d@example.com⟧."),
    Row("mailto:⟦ada@example.org⟧"),
    Row("Email:⟦ada@example.org⟧"),
    Row("⟦ADA@EXAMPLE.ORG⟧"),
    Row("…⟦jörg@exämple.org⟧"),
    Row("お問い合わせは⟦ada@example.org⟧まで"),
    Row("⟦ada@example.org⟧.Please write"),
    Row("⟦ada@example.org⟧\r\n⟦bea@example.org⟧"),
    Row("a@b"),
    Row("ada@example.orgx"),
    Row("@@@ @ a@ @example.org"),
    Row("ada.@example.org"),
    Row("ada@-example.org"),
    Row("ada@example..org"),
    Row("scheme:ada@example.org"),
    Row("⟦ada@example.org⟧@example.org"),
  ]

  @Test("are found as they stand", arguments: plainRows)
  func plain(_ row: Row) {
    check(row, context: .init(), isRepaired: false)
  }

  static let repairedAnywhereRows: [Row] = [
    Row("Please write to ⟦ada@example .com⟧ soon", "ada@example.com"),
    Row("Please write to ⟦ada@example. com⟧ soon", "ada@example.com"),
    Row("Please write to ⟦ada@example,com⟧ soon", "ada@example.com"),
    Row("Please write to ⟦ada.b @example.com⟧ soon", "ada.b@example.com"),
    Row("Please write to ⟦ada7@ example.com⟧ soon", "ada7@example.com"),
    Row("Please write to ⟦ada.b©example.org⟧ soon", "ada.b@example.org"),
    Row("Please write to ⟦ada.b@examplecom⟧ soon", "ada.b@example.com"),
  ]

  @Test(
    "are repaired in running text where only one reading is valid", arguments: repairedAnywhereRows)
  func repairedAnywhere(_ row: Row) {
    check(row, context: .init(), isRepaired: true)
  }

  static let repairedAloneRows: [Row] = [
    Row("⟦ada @example.org⟧", "ada@example.org"),
    Row("Email: ⟦ada @ example.org⟧", "ada@example.org"),
    Row("Ada Lovelace\n⟦ada©example.org⟧\n555-0174", "ada@example.org"),
    Row("⟦ada@examplenet⟧", "ada@example.net"),
    Row("⟦first. last@example.org⟧", "first.last@example.org"),
    Row("⟦ada(at)example.org⟧", "ada@example.org"),
  ]

  @Test("are repaired on a line of their own", arguments: repairedAloneRows)
  func repairedAlone(_ row: Row) {
    check(row, context: .init(), isRepaired: true)
  }

  static let untouchedRows: [Row] = [
    Row("please write to me @ home. com"),
    Row("We met @ example.com yesterday"),
    Row("Copyright©example.com is ours"),
    Row("See you there. ⟦ada@example.org⟧"),
    Row("Thanks. ⟦ada@example.org⟧"),
    Row("He stayed ada@home. In the evening"),
    Row("a user@telecom login"),
    Row("Ada (@example.org)"),
    Row("⟦ada@example.org⟧ @ ⟦bea@example.org⟧"),
    Row("The link ⟦ada.king@example.org⟧. is where Ada went"),
    Row("Ada|⟦ada@example.org⟧|home"),
  ]

  @Test("are not made of ordinary words", arguments: untouchedRows)
  func untouched(_ row: Row) {
    check(row, context: .init(), isRepaired: false)
  }

  static let repairedWhereExpectedRows: [Row] = [
    Row("⟦ada @ example . org⟧", "ada@example.org"),
    Row("⟦first. last@example.org⟧", "first.last@example.org"),
    Row("⟦First. Last@example.org⟧", "First.Last@example.org"),
    Row("⟦first .last@example.org⟧", "first.last@example.org"),
    Row("⟦ada@example..org⟧", "ada@example.org"),
    Row("⟦ada..b@example.org⟧", "ada.b@example.org"),
    Row("⟦ada(@example.org⟧", "ada@example.org"),
    Row("⟦ada®example.org⟧", "ada@example.org"),
    Row("⟦adaQexample.org⟧", "ada@example.org"),
    Row("⟦ada@example,org⟧", "ada@example.org"),
    Row("⟦ada@mail,example,org⟧", "ada@mail.example.org"),
    Row("⟦ada@exam ple.org⟧", "ada@example.org"),
    Row("⟦ada@example org⟧", "ada@example.org"),
    Row("⟦ada@example io⟧", "ada@example.io"),
    Row("⟦ad a@example.org⟧", "ada@example.org"),
    Row("⟦ada lovelace@example.org⟧", "ada.lovelace@example.org"),
    Row("⟦ada lovelace@example org⟧", "ada.lovelace@example.org"),
    Row("⟦ada@example.c0m⟧", "ada@example.com"),
    Row("⟦ada@example.corn⟧", "ada@example.com"),
    Row("⟦ada@\nexample.org⟧", "ada@example.org"),
    Row("⟦ada@examplecom⟧", "ada@example.com"),
    Row("⟦ada.be||@example.org⟧", "ada.bell@example.org"),
  ]

  @Test("with a bar for an l are repaired and told")
  func bar() {
    check(Row("⟦grace.|@example.org⟧", "grace.l@example.org"), context: .init(), isRepaired: true)
    let match = DataDetector.matches(in: "grace.|ee@example.org").first
    #expect(match?.repair?.changes == [.replacedLookAlike])
  }

  @Test("are repaired bravely where one is expected", arguments: repairedWhereExpectedRows)
  func repairedWhereExpected(_ row: Row) {
    check(row, context: .init(expected: .emailAddress), isRepaired: true)
  }

  static let plainWhereExpectedRows: [Row] = [
    Row("⟦ada@example.org⟧"),
    Row("⟦ada1l@example.org⟧"),
    Row("Ada Lovelace ⟦ada@example.org⟧"),
    Row("to ⟦ada@example.org⟧"),
    Row("email ⟦ada@example.org⟧"),
    Row("Lovelace ⟦ada@example.org⟧"),
    Row("⟦ada@example.org⟧, ⟦bea@example.org⟧"),
    Row("mailexamplenet"),
    Row("none"),
    Row("Q"),
    Row(""),
  ]

  @Test("that are valid stay as they are where one is expected", arguments: plainWhereExpectedRows)
  func plainWhereExpected(_ row: Row) {
    check(row, context: .init(expected: .emailAddress), isRepaired: false)
  }

  @Test("keep the reading with a dot where labels were joined over a blank")
  func otherReadings() {
    let match = DataDetector.matches(
      in: "ada@mail example.org", context: .init(expected: .emailAddress)
    ).first
    #expect(
      match?.details
        == .emailAddress(.init(emailAddress: "ada@mailexample.org", label: nil)))
    #expect(
      match?.otherReadings
        == [.emailAddress(.init(emailAddress: "ada@mail.example.org", label: nil))])
  }

  @Test("carry the word that introduces them")
  func label() {
    let match = DataDetector.matches(in: "Work: ada@example.org").first
    #expect(match?.details == .emailAddress(.init(emailAddress: "ada@example.org", label: "Work")))
  }

  @Test("a repair tells what was printed and what was changed")
  func repair() {
    let match = DataDetector.matches(
      in: "ada @example,org", context: .init(expected: .emailAddress)
    ).first
    #expect(match?.repair?.printed == "ada @example,org")
    #expect(match?.repair?.changes == [.removedSpaces, .replacedPunctuation])
    #expect((match?.confidence ?? 1) < 0.8)
  }

  private func check(_ row: Row, context: DataDetector.Context, isRepaired: Bool) {
    let marked = MarkedText(row.picture)
    let matches = DataDetector.matches(in: marked.text, types: .emailAddress, context: context)
    #expect(matches.map(\.utf8Range) == marked.utf8Ranges)
    #expect(matches.map { $0.range.map { String(marked.text[$0]) } } == marked.marked)
    let values = matches.map { match in
      if case .emailAddress(let email) = match.details { email.emailAddress } else { "" }
    }
    #expect(values == (row.values.isEmpty ? marked.marked : row.values))
    #expect(matches.allSatisfy { ($0.repair != nil) == isRepaired })
  }
}
