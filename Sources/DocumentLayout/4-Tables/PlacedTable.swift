internal import DocumentModel

/// Lines whose words have been given to columns.
struct PlacedTable: Sendable {
  /// The lines from the top.
  var lines: [PlacedLine]
  /// Which of the region's lines they are.
  var lineRange: Range<Int>
  /// The columns.
  let columns: TableColumns
  /// How many lines at the top come before the first with nearly all columns filled.
  var headLineCount: Int
  /// How many lines have a leader.
  var leaderCount: Int

  /// The area of the lines.
  var box: PageRect {
    PageRect.bounding(lines.lazy.map(\.box)) ?? PageRect(left: 0, top: 0, right: 0, bottom: 0)
  }
}

/// A line's words, by column.
struct PlacedLine: Sendable {
  /// The pieces from the left; their columns don't overlap.
  var pieces: [PlacedPiece]
  /// The area of the words.
  let box: PageRect

  /// The height of the baseline.
  var baseline: Double { median(pieces.flatMap(\.words).map(\.baseline)) ?? box.bottom }

  /// The columns that hold text.
  var filled: Set<Int> { Set(pieces.flatMap { Array($0.columns) }) }

  /// Whether most of the pieces beyond the first column are numbers.
  var isNumeric: Bool {
    let values = pieces.filter { $0.columns.lowerBound > 0 }
    return !values.isEmpty && values.count(where: \.isNumeric) * 2 >= values.count
  }
}

extension PlacedLine {
  /// Whether all pieces stand in brackets, as shares and errors below numbers do.
  var isBracketed: Bool {
    pieces.allSatisfy { piece in
      guard let first = piece.words.first?.text.first, let last = piece.words.last?.text.last else {
        return false
      }
      return "([".contains(first) && ")]".contains(last)
    }
  }
}

/// Words of one line that belong to one column, or reach over several.
struct PlacedPiece: Sendable {
  /// The columns.
  var columns: ClosedRange<Int>
  /// The words from the left; never empty.
  var words: [LayoutWord]

  /// Whether most of the words are numbers.
  var isNumeric: Bool { words.count { $0.shape.isNumeric } * 2 >= words.count }

  /// The horizontal extent of the words.
  var extent: Interval {
    PageRect.bounding(words.lazy.map(\.box))?.x ?? Interval(0, 0)
  }
}
