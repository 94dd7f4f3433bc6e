import DocumentModel

/// Chooses between two readings of one place, by confidence alone.
struct ReadingChoice {
  let thresholds: TargetedReadingThresholds.Choice

  /// The second reading where it is better than the first, with what was printed before among its
  /// words' other readings; `nil` where the first stays.
  ///
  /// Better is what is surer by a margin and leaves out nothing of the width that was read. Where
  /// nothing was read, a text has to be sure by itself.
  func better(
    _ second: [RecognizedWord], than first: [RecognizedWord]
  ) -> [RecognizedWord]? {
    guard let box = second.box else { return nil }
    guard let before = first.box else {
      return second.meanConfidence >= thresholds.leastConfidence ? second : nil
    }
    guard second.map(\.text) != first.map(\.text),
      second.meanConfidence >= first.meanConfidence + thresholds.margin,
      box.x.overlap(before.x) >= thresholds.coverage * before.width
    else { return nil }
    return Self.keeping(first, among: second)
  }

  /// The surest of several readings, the first of those that are equal; none where all are empty.
  static func surest(of readings: [[RecognizedWord]]) -> [RecognizedWord] {
    readings.filter { !$0.isEmpty }
      .reduce([]) { $0.isEmpty || $1.meanConfidence > $0.meanConfidence ? $1 : $0 }
  }

  /// The second reading, whose words have those of the first in the same place as other readings,
  /// and all of the first as what was read before.
  static func keeping(
    _ first: [RecognizedWord], among second: [RecognizedWord]
  ) -> [RecognizedWord] {
    let whole = RecognizedWord.Reading(text: first.line, confidence: first.meanConfidence)
    return second.map { word in
      let before = first.filter {
        word.box.x.contains($0.box.center.x) && word.box.y.overlaps($0.box.y)
      }
      let text = before.line
      var copy = word
      copy.firstReading = whole
      guard !text.isEmpty, text != word.text,
        !word.alternatives.contains(where: { $0.text == text })
      else { return copy }
      copy.alternatives.insert(
        RecognizedWord.Reading(text: text, confidence: before.meanConfidence), at: 0)
      return copy
    }
  }
}
