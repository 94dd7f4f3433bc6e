#if Tesseract
  internal import CLeptonica
  internal import CTesseract
  import DocumentModel
  import PageImaging

  extension Engine {
    /// Reads the words of regions of a page, one list for each, in the order asked.
    ///
    /// Nothing of the page stays in the engine, and nothing of earlier pages acts on it: the same
    /// page gives the same answer. Throws `CancellationError` soon after the signal, which
    /// Tesseract looks at between words, but not while it analyses a layout.
    ///
    /// A watch is shown the first words of the whole page, where that is among the regions; if it
    /// breaks the reading off, ``ReadingStopped`` is thrown.
    func read(
      _ regions: [RecognitionRegion], of page: PreparedPage, options: ReadingOptions,
      until stop: StopSignal, watch: ReadingWatch? = nil
    ) throws -> [[RecognizedWord]] {
      SingleThreading.begin()
      unsafe TessBaseAPIClearAdaptiveClassifier(api)
      defer { unsafe TessBaseAPIClear(api) }
      set("tessedit_char_whitelist", to: options.allowedCharacters ?? "")
      var reading = Reading(
        page: page, options: options, letterShare: letterShare, stop: stop)
      reading.watch = watch
      return try regions.map { try words(in: $0, reading: &reading) }
    }

    private func words(
      in region: RecognitionRegion, reading: inout Reading
    ) throws -> [RecognizedWord] {
      guard !reading.stop.isGiven else { throw CancellationError() }
      guard region.layout != .cell else { return try cellWords(in: region, reading: &reading) }
      if let pieces = PagePieces(of: region.box, on: reading.page) {
        return try words(in: region, as: pieces, reading: &reading)
      }
      // The choices of every symbol cost a tenth of a whole page's time, a fifth in Chinese, so a page
      // is first read without, and what is doubtful again with them.
      let looksAgain = region.layout.isWide
      let alternatives = looksAgain ? 0 : reading.alternativeCount
      var words = try words(in: region, alternatives: alternatives, reading: &reading)
      if looksAgain && reading.alternativeCount > 0 {
        try lookAgain(at: &words, reading: reading)
      }
      if region.layout == .automatic {
        if let height = reading.page.textHeight { words.partBullets(textHeight: height) }
        words.rejoinNumbers()
        try addMissedInk(to: &words, of: region, reading: &reading)
        if let height = reading.page.textHeight { words.dropSpecks(textHeight: height) }
        words.measureStrokes(in: reading.page.image)
      }
      return words
    }

    private func words(
      in region: RecognitionRegion, as pieces: PagePieces, reading: inout Reading
    ) throws -> [RecognizedWord] {
      var found: [[RecognizedWord]] = []
      for box in pieces.boxes {
        var piece = region
        piece.box = box
        found.append(try words(in: piece, reading: &reading))
      }
      return pieces.joined(found)
    }

    func words(
      in region: RecognitionRegion, alternatives: Int, reading: inout Reading
    ) throws -> [RecognizedWord] {
      set("lstm_choice_mode", to: alternatives > 0 ? "1" : "0")
      unsafe TessBaseAPISetPageSegMode(api, region.layout.pageMode)
      guard let place = try setPicture(region, reading: reading) else { return [] }
      let isWholePage =
        region.layout == .automatic && region.tone == .asPrinted
        && region.box.contains(reading.page.size.bounds)
      try recognize(
        unsafe ReadingMonitor(
          api, until: reading.stop, watch: isWholePage ? reading.watch : nil, place: place))
      guard let cursor = unsafe ResultCursor(api) else { return [] }
      var reader = WordReader(
        page: reading.page.size, place: place, readsPieces: readsPieces,
        alternativeCount: alternatives, lineNumber: reading.lineNumber)
      defer { reading.lineNumber = reader.lineNumber }
      return reader.words(cursor)
    }

    /// Hands the region's picture over, which Tesseract copies, and tells where it lies; `nil`
    /// where there is nothing to read.
    private func setPicture(
      _ region: RecognitionRegion, reading: Reading
    ) throws -> PicturePlace? {
      let image = reading.page.image
      guard let area = PixelArea(region.box, in: image) else { return nil }
      let scale = ReadingThresholds.scales.contains(region.scale) ? region.scale : 1
      let most = ReadingThresholds.largestRegionSide
      guard Double(max(area.width, area.height)) * scale <= Double(most) else {
        throw TesseractError.regionTooLarge(width: area.width, height: area.height, most: most)
      }
      let isWholePage = area.isWhole(image) && region.layout.isWide
      if isWholePage, region.holes.isEmpty, scale == 1, region.tone == .asPrinted {
        guard !image.isBlank else { return nil }
        unsafe image.withPix { unsafe TessBaseAPISetImage2(api, $0) }
        unsafe TessBaseAPISetSourceResolution(api, reading.resolution)
        return PicturePlace(x: 0, y: 0)
      }
      let margin = isWholePage && region.holes.isEmpty ? 0 : reading.margin
      guard let picture = picture(of: area, region, margin: margin, in: image) else { return nil }
      guard scale != 1 else {
        return hand(picture, toned: region.tone, resolution: reading.resolution)
      }
      guard let scaled = picture.scaled(by: scale) else { return nil }
      return hand(
        scaled, toned: region.tone, resolution: Int32(Double(reading.resolution) * scale))
    }

    private func hand(
      _ picture: borrowing RegionPicture, toned tone: RecognitionRegion.Tone, resolution: Int32
    ) -> PicturePlace? {
      switch tone {
      case .asPrinted: return hand(picture, resolution: resolution)
      case .darkened:
        guard let dark = picture.darkened() else { return hand(picture, resolution: resolution) }
        return hand(dark, resolution: resolution)
      }
    }

    private func hand(_ picture: borrowing RegionPicture, resolution: Int32) -> PicturePlace {
      unsafe TessBaseAPISetImage2(api, picture.pix)
      unsafe TessBaseAPISetSourceResolution(api, resolution)
      return picture.place
    }

    private func picture(
      of area: PixelArea, _ region: RecognitionRegion, margin: Int, in image: PageImage
    ) -> RegionPicture? {
      guard
        let picture = RegionPicture(area, of: image, margin: margin, holes: region.holes)
      else { return nil }
      // Tesseract takes the height of a single line from the picture's; and what is blank around the
      // text between holes is analysed for nothing.
      guard !region.layout.isWide || !region.holes.isEmpty, let ink = picture.inkArea(in: image),
        ink != area
      else {
        return picture
      }
      return RegionPicture(ink, of: image, margin: margin, holes: region.holes)
    }

    private func recognize(_ reading: ReadingMonitor) throws {
      guard let monitor = unsafe TessMonitorCreate() else { throw TesseractError.recognitionFailed }
      defer { unsafe TessMonitorDelete(monitor) }
      let status = withExtendedLifetime(reading) {
        unsafe TessMonitorSetCancelThis(monitor, Unmanaged.passUnretained(reading).toOpaque())
        unsafe TessMonitorSetCancelFunc(monitor) { reading, _ in
          guard let reading = unsafe reading else { return false }
          return unsafe Unmanaged<ReadingMonitor>.fromOpaque(reading).takeUnretainedValue()
            .isToStop()
        }
        return unsafe TessBaseAPIRecognize(api, monitor)
      }
      guard !reading.isCancelled else { throw CancellationError() }
      if let words = reading.stoppedAt { throw ReadingStopped(words: words) }
      guard status == 0 else { throw TesseractError.recognitionFailed }
    }

    private func set(_ variable: String, to value: String) {
      _ = unsafe TessBaseAPISetVariable(api, variable, value)
    }
  }

  extension RecognitionRegion.Layout {
    /// Whether the text may be all over the region, in sizes and places that are not known.
    fileprivate var isWide: Bool { self == .automatic || self == .sparse }

    fileprivate var pageMode: TessPageSegMode {
      switch self {
      case .automatic: PSM_AUTO
      case .singleBlock, .cell: PSM_SINGLE_BLOCK
      case .singleLine: PSM_SINGLE_LINE
      case .singleWord: PSM_SINGLE_WORD
      case .sparse: PSM_SPARSE_TEXT
      }
    }
  }
#endif
