import DocumentVision
import Foundation

/// A table with its cells; blank cells are left out.
struct PredictedTable: Encodable {
  /// Tight round the words.
  var bbox: PixelBox?
  var cells: [Cell]

  /// A cell with text.
  struct Cell: Encodable {
    /// The first and the last row.
    var rows: [Int]
    /// The first and the last column.
    var cols: [Int]
    var text: String
    /// Tight round the words.
    var bbox: PixelBox?
  }

  init(bbox: PixelBox?, cells: [Cell]) {
    (self.bbox, self.cells) = (bbox, cells)
  }

  init(_ table: DocumentObservation.Container.Table, imageSize: CGSize) {
    cells = table.cells.compactMap { cell in
      let text = cell.content.text
      guard !text.transcript.isEmpty else { return nil }
      return Cell(
        rows: [cell.rowRange.lowerBound, cell.rowRange.upperBound],
        cols: [cell.columnRange.lowerBound, cell.columnRange.upperBound],
        text: text.transcript, bbox: PixelBox(wordsOf: text, in: imageSize))
    }
    bbox =
      PixelBox(around: cells.compactMap(\.bbox)) ?? PixelBox(table.boundingRegion, in: imageSize)
  }

  /// The cells' texts, row by row.
  var text: String { cells.map(\.text).joined(separator: " ") }
}
