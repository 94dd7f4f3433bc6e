internal import DocumentModel

/// Where the lines of a block of text begin and end, and which of them end early.
///
/// Text is broken where the next word doesn't fit. A line that had room for it was ended on purpose.
struct LineEnds {
  /// Whether most lines are filled as far as words allow, so that early ends mean something.
  let isFull: Bool
  /// Whether lines begin at a common edge, so that indents mean something; centred lines and those
  /// set to the right don't.
  let hasLeftEdge: Bool
  private let rooms: [Int: Double]
  private let slack: Double
  private let wideSlack: Double

  /// Measures a block; lines may reach as far as the widest of them, or in a short block as far as the
  /// column does.
  init(
    _ lines: ArraySlice<TextLine>, column: Interval, thresholds: LayoutThresholds.Paragraphs,
    scale: TextScale
  ) {
    let (left, right) = (
      lines.lazy.map(\.box.left).min() ?? 0, lines.lazy.map(\.box.right).max() ?? 0
    )
    slack = scale.length(thresholds.fittingSlack)
    wideSlack = scale.length(thresholds.wideSlack)
    let space = scale.length(thresholds.wordSpace)
    func rooms(to edge: Double) -> [Int: Double] {
      var rooms: [Int: Double] = [:]
      for index in lines.indices.dropLast() {
        let word = lines[index + 1].words.first?.box.width ?? 0
        rooms[index] = edge - lines[index].box.right - space - word
      }
      return rooms
    }
    let (slack, inner) = (slack, lines.indices.dropLast())
    func share(_ rooms: [Int: Double]) -> Bool {
      rooms.values.count { $0 <= slack } * 2 > inner.count
    }
    let own = rooms(to: right)
    let isOwn = lines.count > 2 && share(own)
    let wide = rooms(to: max(right, column.upper))
    self.rooms = isOwn ? own : wide
    isFull = isOwn || !inner.isEmpty && share(wide)
    let tolerance = scale.length(thresholds.alignmentTolerance)
    let middle = (left + right) / 2
    let isRagged = lines.count { $0.box.left - left <= tolerance } * 2 <= lines.count
    hasLeftEdge =
      !isRagged
      || !lines.allSatisfy { right - $0.box.right <= tolerance }
        && !lines.allSatisfy { abs($0.box.x.center - middle) <= tolerance }
  }

  /// How much room a line leaves beyond what the first word of the next one takes.
  func room(_ index: Int) -> Double { rooms[index] ?? 0 }

  /// Whether the next line's first word would have fitted on a line.
  func isEarly(_ index: Int, widely: Bool = false) -> Bool {
    room(index) > (widely ? wideSlack : slack)
  }
}
