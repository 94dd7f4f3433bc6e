import ContactExtraction
import DocumentVision

/// What a reader should know about the output and can't see in it.
struct Remarks {
  let lines: [String]

  init(format: OutputFormat, pages: [DocumentObservation]) {
    lines = Self.notes(on: pages) + Self.remarks(format: format, pages: pages)
  }

  /// What the pages themselves say about how they were read, each once.
  private static func notes(on pages: [DocumentObservation]) -> [String] {
    var seen: Set<RecognitionNote.Kind> = []
    return pages.flatMap(\.notes).filter { seen.insert($0.kind).inserted }.map(\.message)
  }

  private static func remarks(format: OutputFormat, pages: [DocumentObservation]) -> [String] {
    guard let subject = format.subject else {
      let isBlank = pages.allSatisfy(\.document.blocks.isEmpty)
      return isBlank ? ["no text was found."] : []
    }
    switch format {
    case .contacts, .vcard:
      let contacts = ContactExtractor().contacts(in: pages)
      return contacts.isEmpty ? [Self.nothing(subject)] : contacts.compactMap(Self.check)
    default:
      return pages.contains(where: \.document.hasTables) ? [] : [Self.nothing(subject)]
    }
  }

  private static func nothing(_ subject: String) -> String {
    "no \(subject) was found; --format text writes all that was read."
  }

  private static func check(_ contact: Contact) -> String? {
    let doubtful = contact.fields.filter(\.isDoubtful).map { field in
      "\(field.value) (\(field.doubts.map(\.explanation).joined(separator: ", ")))"
    }
    guard !doubtful.isEmpty else { return nil }
    return "please check: " + doubtful.joined(separator: "; ")
  }
}
