import ContactExtraction
import DataDetectors
import DocumentModel
import TestSupport
import Testing

@Suite("Emails that agree with names and with each other")
struct AgreementTests {
  private func email(_ name: String, _ printed: String, others: [[String]] = []) throws
    -> Contact.Field
  {
    let page = DocumentObservation.sketch(tables: [[["Name", "Email"], [name, printed]] + others])
    let contact = try #require(ContactExtractor().contacts(in: page).first)
    return try #require(contact.email)
  }

  static let misread: [(name: String, printed: String, value: String)] = [
    ("Laura Brown", "Ibrown@example.org", "lbrown@example.org"),
    ("Jerry Medina", "medinai8@example.org", "medina18@example.org"),
    ("Olga Moss", "0lga.moss@example.org", "olga.moss@example.org"),
  ]

  @Test(
    "a look-alike is read so that the email is made of the name, and marked", arguments: misread)
  func lookAlikes(_ name: String, printed: String, value: String) throws {
    let email = try email(name, printed)
    #expect(email.value == value && email.printed == printed)
    #expect(email.doubts.contains(.readAsName))
  }

  @Test(
    "emails that are made of the name, or have nothing to do with it, stay as they are",
    arguments: [
      ("Iris Brown", "ibrown@example.org"), ("Laura Brown", "Iris77@example.org"),
      ("Laura", "Ibrown@example.org"),
    ])
  func untouched(_ name: String, printed: String) throws {
    #expect(try email(name, printed).value == printed)
  }

  @Test(
    "letters without their marks, or written as two letters, are no misreadings",
    arguments: [
      ("Eva Löwenthal", "eva.loewenthal@example.org"),
      ("Eva Loewenthal", "eva.lowenthal@example.org"),
      ("Jürgen Weiß", "juergen.weiss@example.org"), ("Søren Kjær", "soeren.kjaer@example.org"),
      ("Åsa Ångström", "aasa.angstroem@example.org"), ("Đorđe Marić", "djordje.maric@example.org"),
    ])
  func transliterated(_ name: String, printed: String) throws {
    let email = try email(name, printed)
    #expect(email.value == printed && email.doubts.isEmpty)
  }

  @Test("a dot that all other emails of the domain have is put back and marked")
  func dotOfTheDomain() throws {
    let dotted = [
      ["Ada Lovelace", "ada.lovelace@example.org"], ["Alan Turing", "alan.turing@example.org"],
    ]
    let email = try email("Grace Hopper", "gracehopper@example.org", others: dotted)
    #expect(email.value == "grace.hopper@example.org")
    #expect(email.printed == "gracehopper@example.org")
    #expect(email.doubts == [.readAsName, .agreedWithColumn])
    // Another domain, one other email, or two that are joined say nothing.
    for (printed, others) in [
      ("gracehopper@example.com", dotted), ("gracehopper@example.org", Array(dotted.prefix(1))),
      ("gracehopper@example.org", dotted + [["Edsger Dijkstra", "edsgerdijkstra@example.org"]]),
    ] {
      let email = try self.email("Grace Hopper", printed, others: others)
      #expect(email.value == printed && email.doubts.isEmpty)
    }
  }

  @Test("another spelling of a name stays a doubt")
  func spellings() throws {
    #expect(
      try email("Eva Löwenthel", "eva.loewenthal@example.org").doubts == [.almostMatchesEmail])
  }

  @Test("a dot is put back between names that the email writes without marks")
  func transliteratedCutOff() throws {
    let email = try email("Jörg Löwenthal", "Joerg loewenthal@example.org")
    #expect(email.value == "joerg.loewenthal@example.org")
  }

  @Test("a given name that was cut off by a space is put back, and marked")
  func cutOff() throws {
    let email = try email("Jennifer Wolf", "Jennifer wolf@post.example.org")
    #expect(email.value == "jennifer.wolf@post.example.org")
    #expect(email.printed == "Jennifer wolf@post.example.org")
    #expect(email.doubts == [.readAsName])
  }

  @Test("a space that was taken out between the names of an address was a dot")
  func lostDot() throws {
    var sketch = TreeSketch()
    let grid = [["Name", "Email"], ["Jennifer Wolf", "jennifer wolf@example.org"]]
    let made = sketch.table(grid)
    let table = try #require(made).mappingContents { content in
      guard case .text(let text, let role)? = content.blocks.first, text.transcript.contains("@")
      else { return content }
      let match = DataDetector.Match(
        details: .emailAddress(.init(emailAddress: "jenniferwolf@example.org")), range: nil,
        utf8Range: 0..<25, repair: .init(printed: text.transcript, changes: [.removedSpaces]))
      return DocumentObservation.Container(
        blocks: [.text(text.replacingDetectedData([match]), role)])
    }
    let contact = ContactExtractor().contacts(in: .sketch([.table(table)])).first
    #expect(contact?.email?.value == "jennifer.wolf@example.org")
    #expect(contact?.email?.doubts == [.repaired, .readAsName])
  }

  @Test("text beside an email in its column is a doubt")
  func leftover() throws {
    #expect(try email("Ada King", "or else king@example.org").doubts == [.leftoverText])
    #expect(try email("Ada King", "king@example.org, ada@example.org").doubts.isEmpty)
  }

  @Test("a doubtful domain is read like those of the other emails")
  func domains() throws {
    let others = (1...2).map { ["Person Nr", "p\($0)@example.org"] }
    let email = try email("Ada King", "or else king@exampel.org", others: others)
    #expect(email.value == "king@example.org")
    #expect(email.doubts == [.leftoverText, .agreedWithColumn])
    // A sound email keeps its domain, however near it is to others.
    let sound = try self.email("Ada King", "king@examples.org", others: others)
    #expect(sound.value == "king@examples.org" && sound.doubts.isEmpty)
  }
}
