import ContactExtraction

/// Contacts for people to read: a line each, then what needs a second look.
struct ContactList {
  var contacts: [Contact]

  init(_ contacts: [Contact]) { self.contacts = contacts }

  var text: String {
    guard !contacts.isEmpty else { return "No contacts found." }
    let rows = contacts.map { contact in
      [contact.name, contact.email, contact.phone].map(Self.marked)
    }
    let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      zip(row, widths + [0]).map { text, width in
        text + String(repeating: " ", count: max(0, width - text.count))
      }.joined(separator: "  ")
    }
    return (["Contacts: \(contacts.count)", ""] + lines + checks).joined(separator: "\n")
  }

  private static func marked(_ field: Contact.Field?) -> String {
    guard let field else { return "-" }
    return field.isDoubtful ? field.value + " ?" : field.value
  }

  private var checks: [String] {
    let doubtful = contacts.flatMap(\.fields).filter(\.isDoubtful)
    guard !doubtful.isEmpty else { return [] }
    return ["", "Please check:"]
      + doubtful.map { field in
        let reasons = field.doubts.map(\.explanation).joined(separator: ", ")
        return "  \(field.value): \(reasons)"
      }
  }
}
