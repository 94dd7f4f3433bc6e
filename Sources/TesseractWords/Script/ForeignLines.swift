#if Tesseract
  import DocumentModel

  /// The lines of a reading that look like text of a script that the engine's models can't read, and
  /// stretches of lines where words of both stand side by side.
  struct ForeignLines {
    /// The lines, those first of which the most was read badly.
    let boxes: [PageRect]
    /// How much of them was read for sure.
    let sureness: Float
    /// Whether most of the lines run from top to bottom.
    let areVertical: Bool

    /// Finds the lines; `nil` where there are so few that the page as a whole was read.
    ///
    /// n log n in the number of words.
    init?(of words: [RecognizedWord]) {
      let lines = Dictionary(grouping: words) { $0.lineHint ?? -1 }.values
      let foreign = lines.flatMap { line in
        Self.isForeign(line)
          ? [line]
          : line.split { $0.confidence >= LanguageThresholds.sureWord }.map(Array.init)
            .filter(Self.isForeign)
      }
      let share = Double(foreign.reduce(0) { $0 + $1.characterCount })
      guard foreign.count >= LanguageThresholds.fewestForeignLines,
        share >= Double(words.characterCount) * LanguageThresholds.leastForeignShare
      else { return nil }
      let placed = foreign.compactMap { line in
        PageRect.bounding(line.map(\.box)).map {
          (box: $0, unread: $0.width * Double(1 - line.meanConfidence))
        }
      }
      boxes = placed.sorted { ($0.unread, $0.box.top) > ($1.unread, $1.box.top) }.map(\.box)
      sureness = foreign.flatMap(\.self).sureness
      areVertical =
        boxes.count { $0.height > $0.width * LanguageThresholds.verticalLineShape } * 2
        > boxes.count
    }

    private static func isForeign(_ line: [RecognizedWord]) -> Bool {
      line.characterCount >= LanguageThresholds.shortestTellingLine
        && line.meanConfidence < LanguageThresholds.foreignLine
    }

    /// Whether a word stands in one of the lines.
    ///
    /// Text between them that the first reading got right would read well in any trial.
    func contains(_ word: PageRect) -> Bool { boxes.contains { $0.contains(word.center) } }

    /// The lines that tell the script.
    var telling: [PageRect] { Array(boxes.prefix(LanguageThresholds.finderLines)) }

    /// The lines to read for trial; vertical ones together, since single ones aren't read.
    var trialRegions: [RecognitionRegion] {
      if areVertical, let all = PageRect.bounding(boxes) { return [RecognitionRegion(box: all)] }
      return boxes.prefix(LanguageThresholds.trialLines).map {
        RecognitionRegion(box: $0, layout: .singleLine)
      }
    }
  }

  extension [RecognizedWord] {
    /// The mean confidence where doubtful words count as nothing: models of some scripts read all
    /// sorts of marks with some confidence, but only the right one is sure.
    var sureness: Float {
      let judged = map { word in
        var word = word
        if word.confidence < LanguageThresholds.sureWord { word.confidence = 0 }
        return word
      }
      return judged.meanConfidence
    }
  }
#endif
