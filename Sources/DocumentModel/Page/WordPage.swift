/// One page as words and marks: the seam between recognising a page and understanding it.
///
/// A plain, versioned value that any engine can fill and that layout reads. All positions are
/// pixels of the *upright* page (origin top left); ``transform`` leads from there to the image as
/// displayed. Everything but words and sizes is optional knowledge: an engine that only knows boxes
/// leaves it empty.
public struct WordPage: Codable, Hashable, Sendable {
  /// The version this library writes.
  public static let currentVersion = 1

  /// The version of the stored form.
  public var version = WordPage.currentVersion
  /// The size of the upright page.
  public var size: PageSize
  /// The size of the image as displayed, after EXIF or the caller's orientation.
  public var displayedSize: PageSize
  /// The map from the upright page to the displayed image.
  public var transform: PageTransform
  /// The words, in any order.
  public var words: [RecognizedWord]
  /// Drawn lines.
  public var rulingLines: [RulingLine]
  /// Rows of leader dots.
  public var leaders: [Leader]
  /// Filled areas.
  public var fills: [Fill]
  /// Drawn boxes that can be ticked.
  public var drawnBoxes: [DrawnBox]
  /// Tables that another engine found.
  public var providedTables: [ProvidedTable]
  /// What a reader of the page should know about how it was read.
  public var notes: [RecognitionNote]
  /// The page's number in its source, from 1, where known.
  public var sourcePageNumber: Int?

  /// Makes a page; by default the upright page is the displayed image and nothing but words is
  /// known.
  public init(
    size: PageSize, displayedSize: PageSize? = nil, transform: PageTransform = .identity,
    words: [RecognizedWord], rulingLines: [RulingLine] = [], leaders: [Leader] = [],
    fills: [Fill] = [], drawnBoxes: [DrawnBox] = [], providedTables: [ProvidedTable] = [],
    notes: [RecognitionNote] = [], sourcePageNumber: Int? = nil
  ) {
    self.size = size
    self.displayedSize = displayedSize ?? size
    self.transform = transform
    self.words = words
    self.rulingLines = rulingLines
    self.leaders = leaders
    self.fills = fills
    self.drawnBoxes = drawnBoxes
    self.providedTables = providedTables
    self.notes = notes
    self.sourcePageNumber = sourcePageNumber
  }
}

extension WordPage {
  /// Reads a stored page; absent optional knowledge is empty, an unknown version is refused.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let version = try values.decodeIfPresent(Int.self, forKey: .version) ?? Self.currentVersion
    guard version == Self.currentVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: values,
        debugDescription:
          "This page has version \(version); this library reads version \(Self.currentVersion).")
    }
    let size = try values.decode(PageSize.self, forKey: .size)
    self.init(
      size: size,
      displayedSize: try values.decodeIfPresent(PageSize.self, forKey: .displayedSize),
      transform: try values.decodeIfPresent(PageTransform.self, forKey: .transform) ?? .identity,
      words: try values.decode([RecognizedWord].self, forKey: .words),
      rulingLines: try values.decodeIfPresent([RulingLine].self, forKey: .rulingLines) ?? [],
      leaders: try values.decodeIfPresent([Leader].self, forKey: .leaders) ?? [],
      fills: try values.decodeIfPresent([Fill].self, forKey: .fills) ?? [],
      drawnBoxes: try values.decodeIfPresent([DrawnBox].self, forKey: .drawnBoxes) ?? [],
      providedTables: try values.decodeIfPresent([ProvidedTable].self, forKey: .providedTables)
        ?? [],
      notes: try values.decodeIfPresent([RecognitionNote].self, forKey: .notes) ?? [],
      sourcePageNumber: try values.decodeIfPresent(Int.self, forKey: .sourcePageNumber))
  }
}
