import ContactExtraction
import DocumentFormats
import DocumentVision

/// The formats that `docvision read` writes.
enum OutputFormat: String, CaseIterable, Sendable {
  case text, tsv, csv, markdown, html, json, tree, contacts, vcard

  /// What is written where no format is named: all that was read.
  static let standard = text

  /// What it is, for the help.
  var summary: String {
    switch self {
    case .text: "All text in reading order; pages are parted by form feeds."
    case .tsv: "Tables, cells parted by tabs; tables are parted by empty lines."
    case .csv: "Tables, cells parted by commas; tables are parted by empty lines."
    case .markdown: "Markdown; pages are parted by rules."
    case .html: "A web page with a section for each page."
    case .json: "Everything with its places, as JSON; pages are an array."
    case .tree: "The tree of what was found, for people; pages are parted by empty lines."
    case .contacts: "People with email and phone, as JSON."
    case .vcard: "People with email and phone, as vCard 4.0."
    }
  }

  /// What the format writes, where that isn't everything.
  var subject: String? {
    switch self {
    case .tsv, .csv: "table"
    case .contacts, .vcard: "contact"
    case .text, .markdown, .html, .json, .tree: nil
    }
  }

  /// Whether the format can write spanning cells in several ways.
  var hasSpanFilling: Bool { self == .tsv || self == .csv }

  /// The pages in the format.
  func text(of pages: [DocumentObservation], spans: SpanFilling? = nil) -> String {
    let spans = spans ?? .blank
    return switch self {
    case .text: pages.formatted(.plainText)
    case .tsv: pages.formatted(.tsv(spans: spans))
    // Line feeds, as the other commands of a pipeline expect them.
    case .csv: pages.formatted(.csv(spans: spans, lineEnding: .lineFeed))
    case .markdown: pages.formatted(.markdown)
    case .html: pages.formatted(.html(extent: .document))
    case .json: pages.formatted(.json)
    case .tree: pages.formatted(.tree)
    case .contacts: ContactExtractor().contacts(in: pages).summaryJSON
    case .vcard: ContactExtractor().contacts(in: pages).vCards()
    }
  }
}
