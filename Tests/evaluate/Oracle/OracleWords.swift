import DocumentVision
import Foundation

/// Puts the truth's words where the recogniser's stood.
///
/// A cell's words take the seats of the recognised words whose middles lie in the cell's box: one by
/// one on lines where the counts agree, else spread over the line by their lengths. A cell in which
/// nothing was recognised is filled line by line, as many as its height holds. Recognised words
/// within a table but in none of its cells go; everything outside tables stays as it was.
struct OracleWords {
  let page: WordPage

  /// The page with the words of the truth in its tables, and all else as recognised.
  func page(with tables: [TruthPage.Table]) -> WordPage {
    var copy = page
    var free = Set(page.words.indices)
    var words: [RecognizedWord] = []
    let height = usualHeight
    for table in tables {
      for cell in table.cells ?? [] where !cell.words.isEmpty {
        guard let box = cell.bbox?.upright(on: page) else { continue }
        let seats = free.filter { box.contains(page.words[$0].box.center) }
        free.subtract(seats)
        let lines = lines(of: seats.sorted().map { page.words[$0] })
        words += seated(cell.words, on: lines.isEmpty ? emptyLines(in: box, height) : lines)
      }
      // A truth without the cells' boxes leaves the recognised words.
      guard table.cells?.contains(where: { $0.bbox != nil }) == true,
        let box = table.bbox.upright(on: page)
      else { continue }
      free = free.filter { !box.contains(page.words[$0].box.center) }
    }
    copy.words = free.sorted().map { page.words[$0] } + words
    return copy
  }

  /// The recognised words in a cell's box, line by line.
  func recognisedText(of cell: TruthPage.Cell) -> String {
    guard let box = cell.bbox?.upright(on: page) else { return "" }
    let inside = page.words.filter { box.contains($0.box.center) }
    return rows(of: inside).map { $0.map(\.text).joined(separator: " ") }.joined(separator: "\n")
  }

  private var usualHeight: Double {
    let heights = page.words.map(\.box.height).sorted()
    return heights.isEmpty ? 1 : max(1, heights[heights.count / 2])
  }

  /// A line of a cell that words can be put on.
  private struct Line {
    var box: PageRect
    /// The words that stand there now, from the left.
    var seats: [PageRect]
  }

  private func lines(of words: [RecognizedWord]) -> [Line] {
    rows(of: words).compactMap { row in
      PageRect.bounding(row.map(\.box)).map { Line(box: $0, seats: row.map(\.box)) }
    }
  }

  /// Words of a cell in rows from the top, each from the left.
  private func rows(of words: [RecognizedWord]) -> [[RecognizedWord]] {
    var rows: [(height: Interval, words: [RecognizedWord])] = []
    for word in words.sorted(by: { $0.box.y.center < $1.box.y.center }) {
      if let last = rows.last, last.height.contains(word.box.y.center) {
        rows[rows.count - 1].height = last.height.union(word.box.y)
        rows[rows.count - 1].words.append(word)
      } else {
        rows.append((word.box.y, [word]))
      }
    }
    return rows.map { $0.words.sorted { $0.box.left < $1.box.left } }
  }

  private func emptyLines(in box: PageRect, _ height: Double) -> [Line] {
    let pitch = height * 1.4
    let count = min(1000, max(1, Int((box.height / pitch).rounded())))
    let step = box.height / Double(count)
    return (0..<count).map { index in
      let top = box.top + Double(index) * step
      return Line(
        box: PageRect(
          left: box.left, top: top, right: box.right, bottom: top + min(step, height)),
        seats: [])
    }
  }

  /// The words on the lines, as many on each as its width is of all widths.
  private func seated(_ words: [String], on lines: [Line]) -> [RecognizedWord] {
    if lines.count == 1 || lines.reduce(0, { $0 + $1.seats.count }) == words.count {
      var rest = words[...]
      return lines.flatMap { line -> [RecognizedWord] in
        let count = lines.count == 1 ? words.count : line.seats.count
        defer { rest = rest.dropFirst(count) }
        return spread(Array(rest.prefix(count)), on: line)
      }
    }
    let whole = lines.reduce(0) { $0 + $1.box.width }
    let length = Double(words.reduce(0) { $0 + $1.count + 1 })
    guard whole > 0, length > 0 else { return lines.first.map { spread(words, on: $0) } ?? [] }
    var onLine = [[String]](repeating: [], count: lines.count)
    var (line, end, done) = (0, lines[0].box.width / whole, 0.0)
    for word in words {
      let middle = (done + Double(word.count) / 2) / length
      while middle > end, line + 1 < lines.count {
        line += 1
        end += lines[line].box.width / whole
      }
      onLine[line].append(word)
      done += Double(word.count + 1)
    }
    return zip(onLine, lines).flatMap { spread($0, on: $1) }
  }

  private func spread(_ words: [String], on line: Line) -> [RecognizedWord] {
    if words.count == line.seats.count {
      return zip(words, line.seats).map { RecognizedWord(text: $0, box: $1, confidence: 1) }
    }
    let length = Double(words.reduce(0) { $0 + $1.count + 1 } - 1)
    guard length > 0 else { return [] }
    let width = line.box.width / length
    var left = line.box.left
    return words.map { word in
      let right = left + Double(word.count) * width
      defer { left = right + width }
      return RecognizedWord(
        text: word,
        box: PageRect(left: left, top: line.box.top, right: right, bottom: line.box.bottom),
        confidence: 1)
    }
  }
}
