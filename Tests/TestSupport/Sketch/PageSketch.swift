public import DocumentModel

/// A page drawn as a picture of itself: a string whose columns become word boxes.
///
/// Each character takes a column of the page and each row a line. Words are parted by spaces. Three or
/// more of `-` and `+` in a row are a horizontal rule; `|` and `+` below each other are a vertical
/// one. Boxes are as high as their letters: "ace" is lower than "Ample".
public struct PageSketch {
  /// The page drawn.
  public let page: WordPage

  /// Draws a page.
  ///
  /// - Parameters:
  ///   - picture: The rows of the page.
  ///   - characterWidth: The width of a column in pixels.
  ///   - linePitch: The height of a row in pixels.
  ///   - enlarged: By how much the type of a row is larger than usual, by the row's number from 0.
  ///   - drawsRules: Whether strokes are rules; else they are words like others.
  public init(
    _ picture: String, characterWidth: Double = 10, linePitch: Double = 24,
    enlarged: [Int: Double] = [:], drawsRules: Bool = true
  ) {
    let rows = picture.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    var words: [RecognizedWord] = []
    var rules = SketchRules(characterWidth: characterWidth, linePitch: linePitch)
    for (number, row) in rows.enumerated() {
      let strokes = drawsRules ? rules.take(row, at: number) : []
      var column = 0
      while column < row.count {
        guard row[column] != " ", !strokes.contains(column) else {
          column += 1
          continue
        }
        let start = column
        while column < row.count, row[column] != " ", !strokes.contains(column) { column += 1 }
        let text = String(row[start..<column])
        let size = characterWidth * 2 * (enlarged[number] ?? 1)
        words.append(
          RecognizedWord(
            text: text,
            box: SketchLetters.box(
              of: text, left: Double(start) * characterWidth,
              right: Double(column) * characterWidth - characterWidth / 5,
              baseline: (Double(number) + 0.75) * linePitch, size: size),
            confidence: 0.9))
      }
    }
    let width = rows.map(\.count).max() ?? 0
    page = WordPage(
      size: PageSize(
        width: Int(Double(width + 2) * characterWidth),
        height: Int(Double(rows.count + 1) * linePitch)),
      words: words, rulingLines: rules.lines(rowCount: rows.count))
  }
}

/// How far letters reach above and below the baseline.
public enum SketchLetters {
  /// The box of a word's letters on a baseline.
  public static func box(
    of text: String, left: Double, right: Double, baseline: Double, size: Double
  ) -> PageRect {
    let isTall = text.contains { $0.isUppercase || $0.isNumber || "bdfhklt()!?&/@|".contains($0) }
    let isHanging = text.contains { "gjpqy,;()/@|".contains($0) }
    if text.unicodeScalars.contains(where: \.properties.isIdeographic) {
      return PageRect(
        left: left, top: baseline - size * 0.82, right: right, bottom: baseline + size * 0.08)
    }
    return PageRect(
      left: left, top: baseline - size * (isTall ? 0.72 : 0.52), right: right,
      bottom: baseline + (isHanging ? size * 0.21 : 0))
  }
}

/// The strokes of a sketch, put together to rules.
struct SketchRules {
  let characterWidth: Double
  let linePitch: Double
  private var horizontals: [RulingLine] = []
  private var uprights: [Int: [Int: Character]] = [:]

  init(characterWidth: Double, linePitch: Double) {
    self.characterWidth = characterWidth
    self.linePitch = linePitch
  }

  /// Takes the strokes of a row; gives the columns they stand in.
  mutating func take(_ row: [Character], at number: Int) -> Set<Int> {
    var taken: Set<Int> = []
    var column = 0
    while column < row.count {
      let start = column
      while column < row.count, "-+".contains(row[column]) { column += 1 }
      if column - start > 2 {
        taken.formUnion(start..<column)
        horizontals.append(
          RulingLine(
            axis: .horizontal, span: Interval(middle(start), middle(column - 1)),
            position: (Double(number) + 0.5) * linePitch, thickness: 2))
      }
      for place in start..<column where taken.contains(place) && row[place] == "+" {
        uprights[place, default: [:]][number] = "+"
      }
      if column < row.count, row[column] == "|" {
        taken.insert(column)
        uprights[column, default: [:]][number] = "|"
      }
      column = max(column, start + 1)
      if start < row.count, row[start] == "|" { column = start + 1 }
    }
    return taken
  }

  private func middle(_ column: Int) -> Double { (Double(column) + 0.5) * characterWidth }

  /// All rules, vertical pieces below each other joined.
  func lines(rowCount: Int) -> [RulingLine] {
    var lines = horizontals
    for (column, marks) in uprights.sorted(by: { $0.key < $1.key }) {
      var row = 0
      while row < rowCount {
        let start = row
        while marks[row] != nil { row += 1 }
        if (start..<row).contains(where: { marks[$0] == "|" }) {
          let top = Double(start) + (marks[start] == "+" ? 0.5 : 0)
          let bottom = Double(row) - (marks[row - 1] == "+" ? 0.5 : 0)
          lines.append(
            RulingLine(
              axis: .vertical, span: Interval(top * linePitch, bottom * linePitch),
              position: middle(column), thickness: 2))
        }
        row += 1
      }
    }
    return lines
  }
}
