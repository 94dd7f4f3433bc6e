package import DocumentModel

extension DocumentObservation.Container.Table {
  /// A table from rows of texts, spans drawn with `"<"` and `"^"`; `nil` where the spans overlap.
  package static func sketch(_ grid: [[String]], headerRows: Int = 0) -> Self? {
    var sketch = TreeSketch()
    return sketch.table(grid, headerRows: headerRows)
  }
}
