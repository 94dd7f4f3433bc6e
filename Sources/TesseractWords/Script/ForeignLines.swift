#if Tesseract
  import DocumentModel

  /// The lines of a reading that look like text of a script that the engine's models can't read.
  struct ForeignLines {
    /// The lines, the widest first.
    let boxes: [PageRect]
    /// The mean confidence of their reading.
    let confidence: Float
    /// Whether most of the lines run from top to bottom.
    let areVertical: Bool

    /// Finds the lines; `nil` where there are so few that the page as a whole was read.
    ///
    /// n log n in the number of words.
    init?(of words: [RecognizedWord]) {
      let lines = Dictionary(grouping: words) { $0.lineHint ?? -1 }.values
      let foreign = lines.filter { line in
        line.characterCount >= LanguageThresholds.shortestTellingLine
          && line.meanConfidence < LanguageThresholds.foreignLine
      }
      let share = Double(foreign.reduce(0) { $0 + $1.characterCount })
      guard foreign.count >= LanguageThresholds.fewestForeignLines,
        share >= Double(words.characterCount) * LanguageThresholds.leastForeignShare
      else { return nil }
      boxes = foreign.compactMap { PageRect.bounding($0.map(\.box)) }
        .sorted { ($0.width, $0.top) > ($1.width, $1.top) }
      confidence = foreign.flatMap(\.self).meanConfidence
      areVertical =
        boxes.count { $0.height > $0.width * LanguageThresholds.verticalLineShape } * 2
        > boxes.count
    }

    /// The lines to read for trial; vertical ones together, since single ones aren't read.
    var trialRegions: [RecognitionRegion] {
      if areVertical, let all = PageRect.bounding(boxes) { return [RecognitionRegion(box: all)] }
      return boxes.prefix(LanguageThresholds.trialLines).map {
        RecognitionRegion(box: $0, layout: .singleLine)
      }
    }
  }

  extension [RecognizedWord] {
    /// The number of characters.
    var characterCount: Int { reduce(0) { $0 + $1.text.count } }

    /// The mean confidence of the characters; 0 without any.
    var meanConfidence: Float {
      let count = Float(characterCount)
      guard count > 0 else { return 0 }
      return reduce(0) { $0 + $1.confidence * Float($1.text.count) } / count
    }
  }
#endif
