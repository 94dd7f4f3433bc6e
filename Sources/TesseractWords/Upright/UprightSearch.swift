#if Tesseract
  import DocumentModel
  import PageImaging

  /// Finds out which way up a page is, by reading a part of it in several turns.
  ///
  /// Letters that are turned are read with little confidence, if at all. The part of the page with
  /// the most ink is read in the turns that come into question; one of them is taken only if it reads
  /// well: a page is never turned on a guess.
  struct UprightSearch {
    /// Reads a part of a page.
    let readPart: (RecognitionRegion, PreparedPage) async throws -> [RecognizedWord]

    /// The turns that come into question for a page that reads badly as it lies.
    static func turns(for page: PreparedPage) -> [QuarterTurn] {
      page.textAxis == .horizontal ? [.half] : [.half, .right, .left]
    }

    /// The turn in which a part of the page is read with the most confidence, if that is enough.
    func turn(
      of page: PreparedPage, among turns: [QuarterTurn], above least: Double
    ) async throws -> QuarterTurn? {
      var best: (turn: QuarterTurn, confidence: Double)?
      let (turns, right) = try Self.ordered(turns, of: page)
      for turn in turns {
        let (sample, band) = try (turn == .right ? right : nil) ?? Self.sample(of: page, turn)
        let words = try await readPart(RecognitionRegion(box: band), sample)
        let confidence = Self.confidence(words.filter { !$0.isCut(by: band, of: sample.size) })
        if confidence >= least, confidence > best?.confidence ?? 0 { best = (turn, confidence) }
        if confidence >= ReadingThresholds.convincingTurn { break }
      }
      return best?.turn
    }

    /// The turns with the likelier one of two opposite ones first.
    ///
    /// Each that is tried takes as long as a part of the page. With them comes the page turned to the
    /// right, if that told it.
    private static func ordered(
      _ turns: [QuarterTurn], of page: PreparedPage
    ) throws -> (turns: [QuarterTurn], right: Sample?) {
      guard let right = turns.firstIndex(of: .right), let left = turns.firstIndex(of: .left),
        right < left
      else { return (turns, nil) }
      let sample = try sample(of: page, .right)
      var ordered = turns
      if sample.page.image.looksUpsideDown(in: sample.band) { ordered.swapAt(right, left) }
      return (ordered, sample)
    }

    private typealias Sample = (page: PreparedPage, band: PageRect)

    /// The page turned, and the part of it with the most ink.
    private static func sample(of page: PreparedPage, _ turn: QuarterTurn) throws -> Sample {
      let image = try page.image.turned(by: turn)
      let band = try image.densestBand(height: sampleHeight(page))
      return (PreparedPage(image: image, textHeight: page.textHeight), band)
    }

    /// How high a part of a page is to be that tells how well the page reads, given in text heights.
    static func sampleHeight(
      _ page: PreparedPage, _ textHeights: Double = ReadingThresholds.sampleHeight
    ) -> Int {
      let height =
        page.textHeight.map { $0 * textHeights } ?? ReadingThresholds.unknownSampleHeight
      return Int(min(height, Double(page.image.width + page.image.height)))
    }

    /// The mean confidence of the letters and digits read; 0 where there are too few to tell.
    ///
    /// Tesseract reads lines that run up or down, too. The words of such lines are higher than wide;
    /// they are not upright, however sure they are.
    static func confidence(_ words: [RecognizedWord]) -> Double {
      guard words.letterCount >= ReadingThresholds.fewestSampleLetters else { return 0 }
      let judged = words.map { word in
        var word = word
        if word.text.count >= 3, word.box.width < word.box.height { word.confidence = 0 }
        return word
      }
      return Double(judged.meanConfidence(weighing: \.letterCount))
    }
  }

  extension [RecognizedWord] {
    /// The number of letters and digits.
    var letterCount: Int { reduce(0) { $0 + $1.letterCount } }
  }

  extension RecognizedWord {
    /// The number of letters and digits.
    fileprivate var letterCount: Int { text.count { $0.isLetter || $0.isNumber } }

    /// Whether the edge of a band across a page may have cut the word.
    fileprivate func isCut(by band: PageRect, of size: PageSize) -> Bool {
      box.top <= band.top + 1 && band.top > 0
        || box.bottom >= band.bottom - 1 && band.bottom < Double(size.height)
    }
  }
#endif
