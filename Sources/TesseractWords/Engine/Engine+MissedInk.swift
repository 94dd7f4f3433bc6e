#if Tesseract
  import DocumentModel
  import PageImaging

  extension Engine {
    /// Adds what stands alone in a region and was passed over, and puts misread bullets right.
    ///
    /// The words that were read stay as they are, but for bullets that were taken for characters:
    /// there the printed reading stays reachable as an alternative.
    func addMissedInk(
      to words: inout [RecognizedWord], of region: RecognitionRegion, reading: inout Reading
    ) throws {
      guard let textHeight = reading.page.textHeight, textHeight.isFinite, textHeight > 0,
        !words.isEmpty
      else { return }
      let covered = words.filter { $0.text.count > MissedInkThresholds.shortWord }.map(\.box)
      let marks = reading.page.image.inkMarks(
        outside: covered + region.holes, most: MissedInkThresholds.mostMarks
      ).filter { region.box.contains($0.box.center) }
      guard !marks.isEmpty else { return }
      let missed = MissedInk(marks: marks, words: words, textHeight: textHeight)
      for bullet in missed.misreadBullets { words[bullet.word].becomeBullet(in: bullet.box) }
      words += missed.bullets.map {
        RecognizedWord(
          text: MissedInk.bullet, box: $0, confidence: MissedInkThresholds.drawnConfidence)
      }
      words += missed.dashes.map {
        RecognizedWord(
          text: MissedInk.dash, box: $0, confidence: MissedInkThresholds.drawnConfidence)
      }
      guard missed.runs.count <= MissedInkThresholds.mostRuns else { return }
      for box in missed.runs { words += try wordsStandingAlone(in: box, reading: &reading) }
      for box in missed.lines { words += try wordsOfLine(in: box, reading: &reading) }
    }

    private func wordsOfLine(
      in box: PageRect, reading: inout Reading
    ) throws -> [RecognizedWord] {
      guard !reading.stop.isGiven else { throw CancellationError() }
      let found = try words(
        in: RecognitionRegion(box: box, layout: .singleLine), alternatives: 0,
        reading: &reading)
      return found.meanConfidence >= MissedInkThresholds.leastLineConfidence ? found : []
    }

    private func wordsStandingAlone(
      in box: PageRect, reading: inout Reading
    ) throws -> [RecognizedWord] {
      guard !reading.stop.isGiven else { throw CancellationError() }
      let found = try words(
        in: RecognitionRegion(box: box, layout: .singleLine),
        alternatives: reading.alternativeCount, reading: &reading)
      let isText = found.allSatisfy { $0.confidence >= MissedInkThresholds.leastConfidence }
      return isText ? found : []
    }
  }

  extension RecognizedWord {
    fileprivate mutating func becomeBullet(in box: PageRect) {
      alternatives.insert(Reading(text: text, confidence: confidence), at: 0)
      text = MissedInk.bullet
      self.box = box
      symbols = nil
    }
  }
#endif
