import DocumentModel

/// Chooses between two readings of a page line by line.
///
/// What one view of faint print makes whole another breaks up, and it differs from line to line. Lines
/// of both readings that stand in one place are compared together, so that a line that one reading
/// split is weighed as a whole.
struct LineChoice {
  /// How much a reading makes of its words.
  let yield: ([RecognizedWord]) -> Float

  private struct Line {
    let box: PageRect
    let words: [RecognizedWord]
    let isFirst: Bool
  }

  /// The better lines of two readings, from the top; the first reading's where neither is better.
  ///
  /// n log n in lines, and linear in those that overlap in height for each.
  func words(_ first: [RecognizedWord], _ second: [RecognizedWord]) -> [RecognizedWord] {
    let lines = (lines(of: first, isFirst: true) + lines(of: second, isFirst: false))
      .sorted { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }
    var number = 0
    return places(of: lines).flatMap { members -> [RecognizedWord] in
      let (own, other) = (members.filter(\.isFirst), members.filter { !$0.isFirst })
      let isBetter = yield(other.flatMap(\.words)) > yield(own.flatMap(\.words))
      return (isBetter ? other : own).flatMap { line -> [RecognizedWord] in
        number += 1
        return line.words.map { word in
          var copy = word
          copy.lineHint = number
          return copy
        }
      }
    }
  }

  private func lines(of words: [RecognizedWord], isFirst: Bool) -> [Line] {
    var lines: [[RecognizedWord]] = []
    var places: [Int: Int] = [:]
    for word in words {
      if let place = word.lineHint.flatMap({ places[$0] }) {
        lines[place].append(word)
      } else {
        if let hint = word.lineHint { places[hint] = lines.count }
        lines.append([word])
      }
    }
    return lines.compactMap { words in
      words.box.map { Line(box: $0, words: words, isFirst: isFirst) }
    }
  }

  /// The lines that share most of their height and stand above each other in part, together.
  private func places(of lines: [Line]) -> [[Line]] {
    var places: [[Line]] = []
    var open: [(place: Int, box: PageRect)] = []
    for line in lines {
      open.removeAll { $0.box.bottom <= line.box.top }
      let met = open.filter {
        $0.box.y.overlap(line.box.y) * 2 > min($0.box.height, line.box.height)
          && $0.box.x.overlaps(line.box.x)
      }.map(\.place)
      guard let place = met.min() else {
        open.append((places.count, line.box))
        places.append([line])
        continue
      }
      for other in Set(met) where other != place {
        places[place] += places[other]
        places[other] = []
        for index in open.indices where open[index].place == other { open[index].place = place }
      }
      places[place].append(line)
      open.append((place, line.box))
    }
    return places.filter { !$0.isEmpty }
  }
}
