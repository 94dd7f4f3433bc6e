import ContactExtraction
import DocumentModel
import TestSupport

/// Contacts of sketched tables as short strings: name | emails | phones.
func read(
  _ grids: [[String]]..., requirement: ContactRequirement = .emailOrPhone
) -> [String] {
  ContactExtractor(requirement: requirement).contacts(in: .sketch(tables: grids)).map(\.short)
}

extension Contact {
  var short: String {
    [
      name?.value ?? "", emails.map(\.value).joined(separator: " "),
      phones.map(\.value).joined(separator: " "),
    ].joined(separator: " | ")
  }
}

let adaRow = "Ada Lovelace | ada@example.org | (415) 555-0128"
let alanRow = "Alan Turing | alan.turing@example.com | 212-555-0142"
