#if Tesseract
  import DocumentModel
  import PageImaging

  /// How many of the lines of cells that were read hold a doubtful word.
  struct CellDoubt {
    private var doubtful = 0
    private var all = 0

    /// Whether so many are doubtful that reading with other readings at once takes less time than
    /// reading the doubtful ones twice.
    var isCommon: Bool {
      Double(doubtful) > Double(all) * ReadingThresholds.commonCellDoubt
    }

    /// Counts a line.
    mutating func add(_ isDoubtful: Bool) {
      all += 1
      if isDoubtful { doubtful += 1 }
    }
  }

  /// One visit to an engine: what stays the same from region to region, and the count of lines.
  struct Reading {
    let page: PreparedPage
    let stop: StopSignal
    /// Who is shown the first words of the whole page.
    var watch: ReadingWatch?
    /// How many other readings of a word to give at most.
    let alternativeCount: Int
    /// The number of the last text line read.
    var lineNumber = 0
    /// How many of the lines of cells were doubtful.
    var cellDoubt = CellDoubt()
    /// The resolution that the text's height stands for.
    let resolution: Int32
    /// The white margin around regions, in pixels.
    let margin: Int

    init(
      page: PreparedPage, options: ReadingOptions, letterShare: Double, stop: StopSignal
    ) {
      self.page = page
      self.stop = stop
      alternativeCount = options.candidateCount - 1
      resolution = TextResolution.pixelsPerInch(
        textHeight: page.textHeight, share: letterShare)
      margin = Self.margin(textHeight: page.textHeight)
    }

    private static func margin(textHeight: Double?) -> Int {
      guard let textHeight, textHeight.isFinite else {
        return ReadingThresholds.unknownTextMargin
      }
      let margin = min(textHeight * ReadingThresholds.marginShare, 100)
      return max(ReadingThresholds.smallestMargin, Int(margin))
    }
  }
#endif
