/// What speaks for or against a part of a page being a table.
public struct TableEvidence: Codable, Hashable, Sendable {
  /// What the rows and columns were taken from.
  public var source: Source
  /// The number of rows.
  public var rowCount: Int
  /// The number of columns.
  public var columnCount: Int
  /// The share of the grid's places that hold text, 0…1.
  public var filledShare: Double
  /// The share of rows with text in two columns or more, 0…1.
  public var alignedRowShare: Double
  /// The mean number of words in a cell with text.
  public var wordsPerCell: Double
  /// The share of cells with text, outside the first column, that hold numbers, 0…1.
  public var numericShare: Double
  /// The number of drawn rules and edges of fills that part its rows or columns.
  public var ruleCount: Int
  /// The share of the pieces between places of a grid that rules draw, 0…1; 1 where there is none.
  public var drawnShare: Double
  /// Whether a row or column is a scale of evenly spaced numbers, as axes of charts have.
  public var hasScale: Bool
  /// The share of the places of a grid that lie in shapes no cell can have, 0…1.
  public var brokenShare: Double
  /// The share of a column's texts that line up, averaged over the columns, 0…1.
  public var columnAgreement: Double
  /// The share of cells with text that begin with a small letter, 0…1.
  public var continuedShare: Double
  /// The share of rows that are lines of prose spread to both edges, 0…1.
  public var justifiedShare: Double
  /// The share of the words that stand in the column with most of them, 0…1.
  public var columnWordShare: Double
  /// The number of columns that hold a letter or a digit.
  public var legibleColumnCount: Int
  /// The number of rows with a dotted leader.
  public var leaderCount: Int
  /// The share of rows whose first column holds nothing but a list marker, 0…1.
  public var markerShare: Double
  /// The share of rows whose first column ends in a colon, 0…1.
  public var labelShare: Double

  /// What rows and columns can be taken from.
  public enum Source: String, Codable, Hashable, Sendable {
    /// Drawn rules along both axes.
    case ruledGrid
    /// A frame whose rows or columns are drawn, the others taken from the text.
    case ruledArea
    /// The alignment of the text, with whatever rules there are.
    case alignment
    /// Another engine.
    case provided
  }
}
