package import DocumentModel

/// A page of a report, as long as it is asked for: headings, prose, lists, tables with rules and
/// tables without, as a recogniser that knows symbols and baselines tells them.
package struct DrawnReport {
  private var words: [RecognizedWord] = []
  private var rules: [RulingLine] = []
  private var random: SeededRandom
  private var top = 150.0
  private let isRuled: Bool

  /// A page of so many words; each table with rules has 54 of them for about 180 words.
  package static func page(words count: Int, isRuled: Bool, seed: UInt64 = 1) -> WordPage {
    var report = DrawnReport(seed: seed, isRuled: isRuled)
    while report.words.count < count { report.addSection() }
    return WordPage(
      size: PageSize(width: 1654, height: Int(report.top) + 150),
      words: Array(report.words.prefix(count)), rulingLines: report.rules)
  }

  private init(seed: UInt64, isRuled: Bool) {
    random = SeededRandom(seed: seed)
    self.isRuled = isRuled
  }

  private static let left = 150.0
  private static let right = 1500.0
  private static let height = 28.0
  private static let character = 14.0
  private static let pitch = 40.0

  private mutating func addSection() {
    addLine(of: (0..<4).map { _ in word() }, at: Self.left, size: 1.5)
    top += Self.pitch
    addProse(35, at: Self.left)
    addTable(rows: 20, columns: 3, isRuled: isRuled)
    addProse(35, at: Self.left)
    for _ in 0..<3 {
      addLine(of: ["•"], at: Self.left, size: 1)
      top -= Self.pitch
      addProse(7, at: Self.left + 3 * Self.character, gap: 0)
    }
    top += Self.pitch
    addTable(rows: 6, columns: 4, isRuled: false)
  }

  private mutating func addProse(_ count: Int, at left: Double, gap: Double = pitch) {
    var line: [String] = []
    var length = 0
    for _ in 0..<count {
      let next = word()
      if left + Double(length + next.count) * Self.character > Self.right {
        addLine(of: line, at: left, size: 1)
        (line, length) = ([], 0)
      }
      line.append(next)
      length += next.count + 1
    }
    addLine(of: line, at: left, size: 1)
    top += gap
  }

  private mutating func addTable(rows: Int, columns: Int, isRuled: Bool) {
    let width = (Self.right - Self.left) / Double(columns)
    let pitch = Self.pitch * (isRuled ? 1.5 : 1)
    let first = top
    for row in 0..<rows {
      for column in 0..<columns {
        let text =
          column == 0 || row == 0 ? word() : "\(Int.random(in: 100..<9999, using: &random))"
        addLine(of: [text], at: Self.left + Double(column) * width, size: 1)
        top -= Self.pitch
      }
      top += pitch
    }
    if isRuled {
      addGrid(rows: rows, columns: columns, top: first - (pitch - Self.height) / 2, pitch, width)
    }
    top += 2 * Self.pitch
  }

  /// Rules with a break each, as scanning leaves them.
  private mutating func addGrid(
    rows: Int, columns: Int, top: Double, _ pitch: Double, _ width: Double
  ) {
    let (left, right) = (Self.left - 10, Self.right - 10)
    for row in 0...rows {
      addRule(.horizontal, left, right, at: top + Double(row) * pitch)
    }
    for column in 0...columns {
      addRule(
        .vertical, top, top + Double(rows) * pitch, at: left + Double(column) * width)
    }
  }

  private mutating func addRule(
    _ axis: Axis, _ start: Double, _ end: Double, at position: Double
  ) {
    let middle = (start + end) / 2
    for (start, end) in [(start, middle - 2), (middle + 2, end)] {
      rules.append(
        RulingLine(axis: axis, span: Interval(start, end), position: position, thickness: 2))
    }
  }

  private mutating func word() -> String {
    let count = Int.random(in: 2...9, using: &random)
    return String((0..<count).compactMap { _ in "abcdeghilmnoprstu".randomElement(using: &random) })
  }

  private mutating func addLine(of texts: [String], at start: Double, size: Double) {
    var left = start
    let (width, height) = (Self.character * size, Self.height * size)
    for text in texts {
      let box = PageRect(
        left: left, top: top, right: left + Double(text.count) * width - 2, bottom: top + height)
      let symbols = text.enumerated().map { place, symbol in
        let left = left + Double(place) * width
        return RecognizedWord.Symbol(
          text: String(symbol),
          box: PageRect(left: left, top: top, right: left + width - 2, bottom: top + height),
          confidence: 0.9)
      }
      let baseline = Baseline(
        start: PagePoint(x: box.left, y: box.bottom - 6),
        end: PagePoint(x: box.right, y: box.bottom - 6))
      words.append(
        RecognizedWord(
          text: text, box: box, confidence: 0.9, symbols: symbols, baseline: baseline))
      left += Double(text.count + 1) * width
    }
    top += Self.pitch * size
  }
}
