/// What was understood of pages, in the shape that JSON shows.
///
/// The shape is described by `Docs/document.schema.json` and numbered by ``version``: within a
/// version keys may be added, never renamed, removed or given another meaning. All positions have
/// their origin at the top left, and y grows downwards. Keys without a value are absent.
public struct JSONDocument: Codable, Hashable, Sendable {
  /// The version that this library writes.
  public static let currentVersion = 1

  /// The version of the shape.
  public var version: Int
  /// The pages in order.
  public var pages: [Page]

  /// Makes a document of this library's version.
  public init(pages: [Page]) {
    version = Self.currentVersion
    self.pages = pages
  }

  /// One page.
  public struct Page: Codable, Hashable, Sendable {
    /// The page's number in its file, from 1.
    public var number: Int
    /// The width in pixels of the image as displayed.
    public var width: Double
    /// The height in pixels of the image as displayed.
    public var height: Double
    /// The mean confidence of the page's lines, 0…1.
    public var confidence: Double
    /// The languages the page was read in, as BCP 47 codes, those of most text first; absent where
    /// the recogniser doesn't tell.
    public var languages: [String]?
    /// What a reader of the text should know; absent without any.
    public var notes: [Note]?
    /// All text once, in reading order.
    public var text: String
    /// The content in reading order.
    public var blocks: [Block]
    /// The barcodes; absent without any.
    public var barcodes: [Barcode]?
  }

  /// Something that a reader of a page's text should know.
  public struct Note: Codable, Hashable, Sendable {
    /// The kind of note: `languageNotInstalled`, `looksHandwritten`, `textTooSmall`, `tooBlurred`,
    /// `pictureDamaged`.
    public var kind: String
    /// What is the matter and what to do about it, in one line.
    public var message: String
  }

  /// What a region holds, where it is written without its page; places have no pixels then.
  public struct Region: Codable, Hashable, Sendable {
    /// The version of the shape.
    public var version: Int
    /// All text once, in reading order.
    public var text: String
    /// The content in reading order.
    public var blocks: [Block]
  }

  /// One piece of content; `kind` says which of the other keys there are.
  public struct Block: Codable, Hashable, Sendable {
    /// The kind of block.
    public var kind: Kind
    /// Where the block stands.
    public var place: Place?
    /// What a text serves as; texts only.
    public var role: Role?
    /// The level of a heading, from 1; headings only.
    public var level: Int?
    /// The text with its lines; texts, and forms that have one.
    public var content: Text?
    /// The items in order; lists only.
    public var items: [Item]?
    /// The grid; tables only.
    public var table: Table?
    /// The check boxes in order; forms that have some.
    public var checkboxes: [Checkbox]?
    /// The fields in order; forms that have some.
    public var fields: [Field]?

    /// The kinds of block.
    public enum Kind: String, Codable, Hashable, Sendable {
      /// A text of its own.
      case text
      /// A list.
      case list
      /// A table.
      case table
      /// A text with check boxes or fields, or check boxes alone.
      case form
    }
  }

  /// What a text serves as.
  public enum Role: String, Codable, Hashable, Sendable {
    /// The document's title.
    case title
    /// A heading.
    case heading
    /// Running text.
    case paragraph
    /// The text that names a table or figure.
    case caption
    /// A note at the foot of the page.
    case footnote
    /// Program text.
    case code
    /// A line at the head of every page.
    case pageHeader
    /// A line at the foot of every page.
    case pageFooter
    /// The page's printed number.
    case pageNumber
  }

  /// A text with its lines and the data in it.
  public struct Text: Codable, Hashable, Sendable {
    /// The text, lines joined by line feeds.
    public var text: String
    /// The mean confidence of its lines, 0…1.
    public var confidence: Double
    /// The lines in reading order.
    public var lines: [Line]
    /// The data in the text, in order of place; absent without any.
    public var data: [Datum]?
  }

  /// One printed line.
  public struct Line: Codable, Hashable, Sendable {
    /// The line's name, the same wherever the line is shown.
    public var id: String
    /// The text as read.
    public var text: String
    /// How sure the recogniser is, 0…1.
    public var confidence: Double
    /// The direction the text runs in, where it is not from left to right: `rightToLeft` or
    /// `topToBottom`.
    public var direction: String?
    /// Where the line stands.
    public var place: Place?
  }
}
