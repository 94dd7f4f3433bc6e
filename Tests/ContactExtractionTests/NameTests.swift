import ContactExtraction
import DocumentModel
import TestSupport
import Testing

@Suite("Names of contacts")
struct NameTests {
  static let joined: [(headers: [String], name: [String])] = [
    (["First name", "Last name"], ["Ada", "Lovelace"]),
    (["Last name", "First name"], ["Lovelace", "Ada"]),
    (["Vorname", "Name"], ["Ada", "Lovelace"]),
    (["Name", "Vorname"], ["Lovelace", "Ada"]),
    (["Nom", "Prénom"], ["Lovelace", "Ada"]),
    (["Nombre", "Apellidos"], ["Ada", "Lovelace"]),
    (["Nome", "Cognome"], ["Ada", "Lovelace"]),
    (["Имя", "Фамилия"], ["Ada", "Lovelace"]),
  ]

  @Test("first and last names are joined", arguments: joined)
  func partsJoin(_ headers: [String], name: [String]) throws {
    let page = DocumentObservation.sketch(tables: [
      [headers + ["Email"], name + ["ada@example.org"]]
    ])
    let contact = try #require(ContactExtractor().contacts(in: page).first)
    #expect(contact.name?.value == "Ada Lovelace")
    #expect(contact.nameParts == PersonName(family: "Lovelace", given: "Ada"))
    #expect(contact.name?.printed == "Ada Lovelace")
  }

  @Test("two headerless columns of single words are first and last name")
  func headerlessParts() {
    #expect(
      read([
        ["Ada", "Lovelace", "lovelace@example.org"], ["Alan", "Turing", "turing@example.com"],
      ]) == ["Ada Lovelace | lovelace@example.org | ", "Alan Turing | turing@example.com | "])
  }

  @Test(
    "family names first are turned",
    arguments: [
      ("Lovelace, Ada", "Ada Lovelace"), ("van Dyke, Dick", "Dick van Dyke"),
      ("Ada Lovelace, Jr.", "Ada Lovelace, Jr."), ("Lovelace , Ada King", "Ada King Lovelace"),
    ])
  func turned(_ printed: String, name: String) {
    #expect(
      read([["Name", "Email"], [printed, "x1@example.org"]]) == ["\(name) | x1@example.org | "])
  }

  @Test("a header can say that the family name comes first")
  func familyFirst() {
    #expect(
      read([["Last name First name", "Email"], ["Lovelace Ada", "ada@example.org"]])
        == ["Ada Lovelace | ada@example.org | "])
  }

  @Test(
    "numbering and pieces of rules at the ends are left out",
    arguments: [
      "1. Ada Lovelace", "12) Ada Lovelace", "| Ada Lovelace _", "3 Ada Lovelace |",
      "Ada\nLovelace",
    ])
  func trimmed(_ printed: String) {
    #expect(
      read([["Name", "Email"], [printed, "ada@example.org"]]) == [
        "Ada Lovelace | ada@example.org | "
      ])
  }

  static let parts: [(name: String, parts: PersonName)] = [
    ("Ada Lovelace", PersonName(family: "Lovelace", given: "Ada")),
    ("Ludwig van Beethoven", PersonName(family: "van Beethoven", given: "Ludwig")),
    (
      "Dr. Ada M. Lovelace Jr.",
      PersonName(family: "Lovelace", given: "Ada", additional: "M.", prefix: "Dr.", suffix: "Jr.")
    ),
    (
      "Maria del Carmen Lopez",
      PersonName(family: "Lopez", given: "Maria", additional: "del Carmen")
    ),
    ("Plato", PersonName(given: "Plato")),
    ("山田 太郎", PersonName(family: "山田", given: "太郎")),
    ("", PersonName()),
  ]

  @Test("names are told apart sensibly", arguments: parts)
  func partsSplit(_ name: String, parts: PersonName) {
    #expect(PersonName(splitting: name) == parts)
  }
}
