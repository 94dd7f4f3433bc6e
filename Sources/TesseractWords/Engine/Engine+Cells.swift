#if Tesseract
  import DocumentModel
  import PageImaging

  extension Engine {
    /// Reads a cell of a table: its lines one by one where they can be told apart, else as a block.
    ///
    /// A line by itself costs less than a block and loses no short text; a block that Tesseract has
    /// to cut into lines is for lines that touch.
    func cellWords(
      in region: RecognitionRegion, reading: inout Reading
    ) throws -> [RecognizedWord] {
      let image = reading.page.image
      guard let area = PixelArea(region.box, in: image),
        let picture = RegionPicture(area, of: image, margin: 0, holes: region.holes)
      else { return [] }
      let ink = picture.inkByRow()
      let rows = ink.flatMap { TextRows(textHeight: reading.page.textHeight)?.rows(inkByRow: $0) }
      guard let ink, let rows else {
        return try cellPart(region, layout: .singleBlock, reading: &reading)
      }
      let words = try rows.flatMap { row in
        var line = region
        line.box = PageRect(
          left: Double(area.left), top: Double(area.top + row.lowerBound),
          right: Double(area.left + area.width), bottom: Double(area.top + row.upperBound))
        return try cellPart(line, layout: .singleLine, reading: &reading)
      }
      guard words.isEmpty, rows.count == 1, let box = picture.inkBox() else { return words }
      return loneDash(in: box, of: region.box, ink: ink, textHeight: reading.page.textHeight)
    }

    /// The dash that is all of a cell's ink, which Tesseract doesn't take for text.
    private func loneDash(
      in box: PageRect, of cell: PageRect, ink: [Int], textHeight: Double?
    ) -> [RecognizedWord] {
      guard let textHeight, textHeight.isFinite, textHeight > 0 else { return [] }
      let share = Double(ink.reduce(0, +)) / max(box.area, 1)
      let clearance = MissedInkThresholds.loneDashClearance * textHeight
      guard box.top - cell.top >= clearance, cell.bottom - box.bottom >= clearance,
        let dash = Dash(
          in: box, inkShare: share, textHeight: textHeight,
          widths: MissedInkThresholds.loneDashWidth)
      else { return [] }
      return [
        RecognizedWord(text: dash.text, box: box, confidence: MissedInkThresholds.drawnConfidence)
      ]
    }

    /// Reads a line or block, and again with other readings where a word is doubtful; with them at
    /// once where that is the rule among the cells so far.
    private func cellPart(
      _ region: RecognitionRegion, layout: RecognitionRegion.Layout, reading: inout Reading
    ) throws -> [RecognizedWord] {
      guard !reading.stop.isGiven else { throw CancellationError() }
      var region = region
      region.layout = layout
      let looksAgain = reading.alternativeCount > 0
      let isAtOnce = looksAgain && reading.cellDoubt.isCommon
      var again = reading
      var words = try words(
        in: region, alternatives: looksAgain && !isAtOnce ? 0 : reading.alternativeCount,
        reading: &reading)
      guard looksAgain else { return words }
      let isDoubtful = words.contains(where: { Self.isWorthAlternatives($0) })
      reading.cellDoubt.add(isDoubtful)
      if isDoubtful, !isAtOnce {
        words = try self.words(
          in: region, alternatives: reading.alternativeCount, reading: &again)
      } else if !isDoubtful, isAtOnce {
        // Sure words have no other readings, in whatever company they are read.
        for index in words.indices { words[index].alternatives = [] }
      }
      return words
    }

    private static func isWorthAlternatives(_ word: RecognizedWord) -> Bool {
      ReadingThresholds.doubtfulConfidence.contains(word.confidence)
    }
  }
#endif
