internal import DocumentModel

/// Lines of a region, some of which may be a table's.
struct AlignedBlock: Sendable {
  /// All lines of the region, from the top.
  let lines: [TextLine]
  /// The lines that show columns, and those between them.
  var range: Range<Int>
  /// The lines that may still be taken in: up to the next block, down to the one before.
  let limits: Range<Int>
  /// The ruled area the block lies in, if it does.
  let area: RuledArea?

  /// The lines that show columns, and those between them.
  var members: ArraySlice<TextLine> { lines[range] }

  /// The area of the members.
  var box: PageRect {
    PageRect.bounding(members.lazy.map(\.box))
      ?? PageRect(left: 0, top: 0, right: 0, bottom: 0)
  }
}
