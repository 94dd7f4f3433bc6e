import ContactExtraction
import Foundation
import TestSupport
import Testing

@Suite("vCard 4.0")
struct VCardTests {
  private let ada = Contact(
    name: .init(value: "Ada Lovelace"),
    emails: [.init(value: "ada@example.org"), .init(value: "king@example.com")],
    phones: [.init(value: "+1 212 555 0142", normalized: "+12125550142")])

  @Test("a card has all that RFC 6350 asks for")
  func card() {
    let lines = [ada].vCards().components(separatedBy: "\r\n")
    #expect(
      lines == [
        "BEGIN:VCARD", "VERSION:4.0", "UID:urn:uuid:\(ada.uuid.uuidString.lowercased())",
        "FN:Ada Lovelace", "N:Lovelace;Ada;;;", "EMAIL;PREF=1:ada@example.org",
        "EMAIL;PREF=2:king@example.com", "TEL;VALUE=uri:tel:+12125550142", "END:VCARD", "",
      ])
  }

  @Test("a card without a name is named by its email, and phones without a country are text")
  func nameless() {
    let contact = Contact(
      name: nil, emails: [.init(value: "ada@example.org")], phones: [.init(value: "555-0128")])
    let card = [contact].vCards()
    #expect(card.contains("\r\nFN:ada@example.org\r\nN:;;;;\r\n"))
    #expect(card.contains("\r\nTEL:555-0128\r\n"))
  }

  @Test("backslash, comma, semicolon and line breaks are escaped, colons aren't")
  func escaping() {
    let contact = Contact(
      name: .init(value: "a\\b,c;d:e\nf\u{7}"), nameParts: PersonName(family: "x;y", given: "z,"),
      emails: [.init(value: "ada@example.org")])
    let card = [contact].vCards()
    #expect(card.contains("\r\nFN:a\\\\b\\,c\\;d:e\\nf\r\n"))
    #expect(card.contains("\r\nN:x\\;y;z\\,;;;\r\n"))
  }

  @Test("doubts stand in a note unless they are left out")
  func notes() {
    let contact = Contact(
      name: .init(value: "Ada", doubts: [.lowConfidence]), emails: [.init(value: "ada@example.org")]
    )
    #expect([contact].vCards().contains("NOTE:Please check. Ada: the text was hard to read\r\n"))
    #expect(![contact].vCards(doubts: .omitted).contains("NOTE"))
  }

  @Test("equal contacts have equal names wherever they stood")
  func identity() {
    var other = ada
    other.origin = .init(pageNumber: 7)
    #expect(other.uuid == ada.uuid)
    other.emails.removeLast()
    #expect(other.uuid != ada.uuid)
  }

  @Test("lines fold at 75 octets, never within a character", arguments: 60..<80)
  func folding(length: Int) throws {
    for tail in ["é", "日本語", "👩‍👩‍👧", "e\u{301}", String(repeating: "👩‍👩‍👧", count: 9)] {
      let name = String(repeating: "a", count: length) + tail + "z"
      let card = [Contact(name: .init(value: name), emails: [.init(value: "a@example.org")])]
        .vCards()
      let lines = card.components(separatedBy: "\r\n")
      #expect(lines.allSatisfy { $0.utf8.count <= 75 })
      #expect(lines.allSatisfy { line in line.unicodeScalars.dropFirst().first?.value != 0x301 })
      #expect(VCardReader(card).values("FN") == [name])
    }
  }

  @Test("unfolded and unescaped, cards give the values back", arguments: 0..<100)
  func roundTrip(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pieces = [
      "Zoë", "\\", ",", ";", ":", "\n", "日本", "👩‍👩‍👧", "a long piece of text", "\\n", " ", "n",
    ]
    func text() -> String { "x" + random.text(from: pieces) + random.text(from: pieces) }
    let parts = PersonName(family: text(), given: text(), additional: text())
    let contact = Contact(
      name: .init(value: text()), nameParts: parts, emails: [.init(value: text())],
      phones: [.init(value: text())])
    let reader = VCardReader([contact].vCards())
    #expect(reader.values("FN") == [contact.name?.value])
    #expect(reader.values("EMAIL") == [contact.email?.value])
    #expect(reader.values("TEL") == [contact.phone?.value])
    #expect(reader.components("N") == [[parts.family, parts.given, parts.additional, "", ""]])
  }

  @Test("the summary writes absent fields as null")
  func summary() throws {
    let json = [Contact(name: nil, emails: [.init(value: "ada@example.org")]), ada].summaryJSON
    let data = try #require(json.data(using: .utf8))
    let object = try #require(
      try JSONSerialization.jsonObject(with: data) as? [String: [[String: Any]]])
    let contacts = try #require(object["contacts"])
    #expect(contacts[0]["name"] is NSNull)
    #expect(contacts[0]["phone"] is NSNull)
    #expect(contacts[1]["phone"] as? String == "+1 212 555 0142")
    #expect(
      try JSONDecoder().decode(ContactSummary.self, from: data)
        == ContactSummary([
          Contact(name: nil, emails: [.init(value: "ada@example.org")]), ada,
        ]))
  }

  @Test("contacts survive encoding")
  func codable() throws {
    var contact = ada
    contact.name?.doubts = Contact.Doubt.allCases
    let data = try JSONEncoder().encode(contact)
    #expect(try JSONDecoder().decode(Contact.self, from: data) == contact)
  }
}

/// Reads the properties of one card by the letter of RFC 6350.
private struct VCardReader {
  private var properties: [(name: String, value: String)] = []

  init(_ card: String) {
    let unfolded = card.unicodeScalars.split(separator: "\r").map { piece -> String in
      String(String.UnicodeScalarView(piece.drop { $0 == "\n" }))
    }
    for line in unfolded {
      if line.unicodeScalars.first == " " {
        let last = properties.count - 1
        properties[last].value.unicodeScalars.append(contentsOf: line.unicodeScalars.dropFirst())
      } else if let colon = line.firstIndex(of: ":") {
        let name = line[..<colon].prefix { $0 != ";" }
        properties.append((String(name), String(line[line.index(after: colon)...])))
      }
    }
  }

  func values(_ name: String) -> [String] {
    properties.filter { $0.name == name }.map { Self.parts($0.value, separator: nil)[0] }
  }

  func components(_ name: String) -> [[String]] {
    properties.filter { $0.name == name }.map { Self.parts($0.value, separator: ";") }
  }

  private static func parts(_ value: String, separator: Unicode.Scalar?) -> [String] {
    var parts = [String.UnicodeScalarView()]
    var isEscaped = false
    for scalar in value.unicodeScalars {
      if isEscaped {
        parts[parts.count - 1].append(scalar == "n" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == separator {
        parts.append(String.UnicodeScalarView())
      } else {
        parts[parts.count - 1].append(scalar)
      }
    }
    return parts.map { String($0) }
  }
}
