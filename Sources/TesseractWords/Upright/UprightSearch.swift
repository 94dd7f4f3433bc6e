#if Tesseract
  import DocumentModel
  import PageImaging

  /// Finds out which way up a page is, by reading.
  ///
  /// Letters that are turned are read with little confidence, if at all. A page whose lines run
  /// across and that is read well is upright, and costs nothing more; that is nearly every page.
  /// Otherwise the part of the page with the most ink is read in the turns that come into question.
  /// One of them is taken only if it reads well, and clearly better than the page as it is: a page is
  /// never turned on a guess.
  struct UprightSearch {
    /// Makes the page ready, turned.
    let prepare: (QuarterTurn) async throws -> PreparedPage
    /// Reads all of a page.
    let readWhole: (PreparedPage) async throws -> WholeReading
    /// Reads a part of a page.
    let readPart: (RecognitionRegion, PreparedPage) async throws -> [RecognizedWord]

    /// The page as it is best read, and what it reads as; `page` is the page as it is.
    func upright(
      _ page: PreparedPage
    ) async throws -> (page: PreparedPage, reading: WholeReading) {
      if page.textAxis == .vertical,
        let turn = try await best(
          of: [.right, .left], page, above: ReadingThresholds.turnedConfidence)
      {
        let turned = try await prepare(turn)
        return (turned, try await readWhole(turned))
      }
      let reading = try await readWhole(page)
      let confidence = Self.confidence(reading.words)
      guard confidence < ReadingThresholds.uprightConfidence,
        !reading.words.isEmpty || page.textHeight != nil
      else { return (page, reading) }
      let turns: [QuarterTurn] = page.textAxis == .horizontal ? [.half] : [.half, .right, .left]
      let least = max(
        ReadingThresholds.turnedConfidence, confidence + ReadingThresholds.turnedGain)
      guard let turn = try await best(of: turns, page, above: least) else {
        return (page, reading)
      }
      let turned = try await prepare(turn)
      let turnedReading = try await readWhole(turned)
      // A part that reads well by chance doesn't make a page that does.
      return Self.confidence(turnedReading.words) > confidence
        ? (turned, turnedReading) : (page, reading)
    }

    /// The turn in which a part of the page is read with the most confidence, if that is enough.
    private func best(
      of turns: [QuarterTurn], _ page: PreparedPage, above least: Double
    ) async throws -> QuarterTurn? {
      var best: (turn: QuarterTurn, confidence: Double)?
      for turn in turns {
        let image = try page.image.turned(by: turn)
        let band = try image.densestBand(height: Self.sampleHeight(page))
        let sample = PreparedPage(image: image, textHeight: page.textHeight)
        let words = try await readPart(RecognitionRegion(box: band), sample)
        let confidence = Self.confidence(words)
        if confidence >= least, confidence > best?.confidence ?? 0 { best = (turn, confidence) }
      }
      return best?.turn
    }

    private static func sampleHeight(_ page: PreparedPage) -> Int {
      let height =
        page.textHeight.map { $0 * ReadingThresholds.sampleHeight }
        ?? ReadingThresholds.unknownSampleHeight
      return Int(min(height, Double(page.image.width + page.image.height)))
    }

    /// The mean confidence of the letters and digits read; 0 where there are too few to tell.
    ///
    /// Tesseract reads lines that run up or down, too. The words of such lines are higher than wide;
    /// they are not upright, however sure they are.
    private static func confidence(_ words: [RecognizedWord]) -> Double {
      var (sum, count) = (0.0, 0)
      for word in words {
        let letters = word.text.count { $0.isLetter || $0.isNumber }
        let isUpright = word.text.count < 3 || word.box.width >= word.box.height
        sum += isUpright ? Double(word.confidence) * Double(letters) : 0
        count += letters
      }
      return count >= ReadingThresholds.fewestSampleLetters ? sum / Double(count) : 0
    }
  }
#endif
