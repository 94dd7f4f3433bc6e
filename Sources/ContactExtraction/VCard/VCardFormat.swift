import Foundation

/// Writes contacts as vCard 4.0, as RFC 6350 says.
///
/// Each card has FN and N, EMAIL and TEL for each address and number, the main one first and marked
/// where there are several, and a UID made from the content, so that equal contacts give equal
/// cards. A card without a name is named by its email or phone. Lines end with CR LF and are folded
/// at 75 octets, never within a character. Control characters are left out.
public struct VCardFormat: Hashable, Sendable {
  /// Whether cards say what is doubtful about them.
  public var doubts: VCardDoubts

  /// Makes the format.
  public init(doubts: VCardDoubts = .noted) { self.doubts = doubts }

  /// Writes cards one after another, each ended by CR LF.
  public func write(_ contacts: some Sequence<Contact>, to target: inout some TextOutputStream) {
    for contact in contacts { write(contact, to: &target) }
  }

  /// The cards as one text; empty for no contacts.
  public func string(for contacts: some Sequence<Contact>) -> String {
    var result = ""
    write(contacts, to: &result)
    return result
  }

  private func write(_ contact: Contact, to target: inout some TextOutputStream) {
    let name = contact.name?.value ?? contact.email?.value ?? contact.phone?.value ?? ""
    let parts = contact.nameParts ?? PersonName()
    let components = [parts.family, parts.given, parts.additional, parts.prefix, parts.suffix]
    var lines = [
      "BEGIN:VCARD", "VERSION:4.0", "UID:urn:uuid:" + contact.uuid.uuidString.lowercased(),
      "FN:" + VCardText.escaped(name),
      "N:" + components.map(VCardText.escaped).joined(separator: ";"),
    ]
    lines += properties("EMAIL", contact.emails) { VCardText.escaped($0.value) }
    lines += properties("TEL", contact.phones, value: telephone)
    if doubts == .noted, let note = note(for: contact) { lines.append("NOTE:" + note) }
    lines.append("END:VCARD")
    for line in lines { target.write(VCardText.folded(line) + "\r\n") }
  }

  private func properties(
    _ name: String, _ fields: [Contact.Field], value: (Contact.Field) -> String
  ) -> [String] {
    fields.enumerated().map { index, field in
      let preference = fields.count > 1 ? ";PREF=\(min(index + 1, Self.lowestPreference))" : ""
      let isLink = name == "TEL" && field.normalized != nil
      return name + (isLink ? ";VALUE=uri" : "") + preference + ":" + value(field)
    }
  }

  /// RFC 6350 allows 1 to 100.
  private static let lowestPreference = 100

  private func telephone(_ field: Contact.Field) -> String {
    field.normalized.map { "tel:" + VCardText.withoutControls($0) }
      ?? VCardText.escaped(field.value)
  }

  private func note(for contact: Contact) -> String? {
    let notes = contact.fields.filter(\.isDoubtful).map { field in
      field.value + ": " + field.doubts.map(\.explanation).joined(separator: ", ")
    }
    return notes.isEmpty ? nil : VCardText.escaped("Please check. " + notes.joined(separator: "; "))
  }
}

/// Whether cards say what is doubtful about them.
public enum VCardDoubts: String, Codable, Hashable, Sendable, CaseIterable {
  /// Doubts stand in a note.
  case noted
  /// Cards don't mention doubts.
  case omitted
}

extension Sequence<Contact> {
  /// The contacts as vCard 4.0, one card after another.
  public func vCards(doubts: VCardDoubts = .noted) -> String {
    VCardFormat(doubts: doubts).string(for: self)
  }
}
