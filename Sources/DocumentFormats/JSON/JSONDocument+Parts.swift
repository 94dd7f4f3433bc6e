public import DataDetectors

extension JSONDocument {
  /// One item of a list.
  public struct Item: Codable, Hashable, Sendable {
    /// The marker as printed; absent where an item has none.
    public var marker: String?
    /// The kind of marker where it is a known one.
    public var markerKind: String?
    /// The item's own text, without its marker and without lists in it.
    public var text: String
    /// What the item holds in reading order.
    public var blocks: [Block]
  }

  /// A grid of cells.
  public struct Table: Codable, Hashable, Sendable {
    /// The number of rows.
    public var rowCount: Int
    /// The number of columns.
    public var columnCount: Int
    /// The direction that columns are counted in, where it is known.
    public var direction: String?
    /// The cells, each once, by row and then by column; places where nothing is printed have a cell
    /// with an empty text.
    public var cells: [Cell]
  }

  /// One cell.
  public struct Cell: Codable, Hashable, Sendable {
    /// The first and the last row it covers, from 0.
    public var rows: [Int]
    /// The first and the last column it covers, from 0.
    public var columns: [Int]
    /// Whether it heads a column or a row.
    public var isHeader: Bool
    /// All its text.
    public var text: String
    /// How sure the recogniser is of its text, 0…1; 1 for an empty cell.
    public var confidence: Double
    /// Where it stands; absent for places where nothing is printed.
    public var place: Place?
    /// What it holds in reading order; absent when empty.
    public var blocks: [Block]?
  }

  /// A piece of data in a text.
  public struct Datum: Codable, Hashable, Sendable {
    /// The kind of data.
    public var kind: String
    /// The text as printed.
    public var printed: String
    /// Where it stands in its text: the first offset and the one behind the last, in UTF-8 units.
    public var utf8Range: [Int]
    /// Where it stands in the image.
    public var place: Place?
    /// How sure kind and value are, 0…1.
    public var confidence: Double
    /// What was put right to read the value; absent where nothing was.
    public var repairs: [String]?
    /// The value; absent for measurements in units without a stable name.
    public var value: DataDetector.Match.SemanticDetails?
  }

  /// A barcode.
  public struct Barcode: Codable, Hashable, Sendable {
    /// The kind of barcode.
    public var symbology: String
    /// Its content as text, where it is text.
    public var payload: String?
    /// Where it stands.
    public var place: Place?
  }

  /// A place in the image, origin top left.
  public struct Place: Codable, Hashable, Sendable {
    /// The upright box in pixels of the image as displayed; absent where the image isn't known.
    public var pixels: Box?
    /// The upright box as shares of the image's width and height.
    public var normalized: Box
    /// The corners as shares of width and height; absent where they are those of the box.
    public var outline: [[Double]]?
  }

  /// An upright box, origin top left.
  public struct Box: Codable, Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double
  }
}
