package import DocumentModel
import Foundation

extension TreeSketch {
  /// A table from rows of texts.
  ///
  /// `"<"` continues the cell at the left and `"^"` the cell above, so that spans can be drawn.
  /// Rows may have different lengths. The first `headerRows` rows are header cells.
  package mutating func table(
    _ grid: [[String]], headerRows: Int = 0, direction: TextDirection? = nil
  ) -> DocumentObservation.Container.Table? {
    var cells: [DocumentObservation.Container.Table.Cell] = []
    for (row, texts) in grid.enumerated() {
      for (column, text) in texts.enumerated() where text != "<" && text != "^" {
        let across = texts[(column + 1)...].prefix { $0 == "<" }.count
        let down = grid[(row + 1)...].prefix {
          column < $0.count && $0[column] == "^"
        }.count
        cells.append(
          .init(
            content: container(text), rowRange: row...(row + down),
            columnRange: column...(column + across), isHeader: row < headerRows))
      }
    }
    return DocumentObservation.Container.Table(cells: cells, direction: direction)
  }

  /// A list from items with markers, such as `("1.", "First")`.
  package mutating func list(
    _ items: [(marker: String, text: String)],
    type: DocumentObservation.Container.List.Marker? = .bullet
  ) -> DocumentObservation.Container.List {
    DocumentObservation.Container.List(
      items: items.map {
        .init(content: container($0.text), marker: text($0.marker), markerType: type)
      })
  }
}

extension DocumentObservation {
  /// A page of blocks, 1000 pixels wide and 2000 high.
  package static func sketch(_ blocks: [Block], pageNumber: Int = 1) -> Self {
    Self(
      document: Container(blocks: blocks), pageNumber: pageNumber,
      imageSize: CGSize(width: 1000, height: 2000))
  }

  /// A page with tables alone, each made from rows of texts.
  package static func sketch(tables grids: [[[String]]], confidence: Float = 0.95) -> Self {
    var sketch = TreeSketch(confidence: confidence)
    return .sketch(grids.compactMap { sketch.table($0) }.map { .table($0) })
  }
}
