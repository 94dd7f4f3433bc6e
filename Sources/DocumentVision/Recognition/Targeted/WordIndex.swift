import DocumentModel

/// The boxes of a page's words, to be found by area.
struct WordIndex {
  /// Sorted from the top.
  private let boxes: [PageRect]
  private let tallest: Double

  /// Takes n log n time.
  init(_ words: [RecognizedWord]) {
    boxes = words.map(\.box).sorted { $0.top < $1.top }
    tallest = boxes.map(\.height).max() ?? 0
  }

  /// The boxes that share an area with another.
  ///
  /// Logarithmic, and linear in the words on the same lines.
  func boxes(in area: PageRect) -> [PageRect] {
    let first = boxes.partitionPoint { $0.top < area.top - tallest }
    return boxes[first...].prefix { $0.top < area.bottom }.filter { $0.overlaps(area) }
  }
}
