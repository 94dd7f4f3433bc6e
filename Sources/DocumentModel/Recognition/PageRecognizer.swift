/// Something that reads the words of one prepared page.
///
/// A recogniser is bound to its page: imaging prepares the page, an engine makes a recogniser for
/// it, and whoever understands structure may ask it again about regions it has learnt about (a
/// grid's cells, a doubtful word). An engine that can only read single lines fits as well: it
/// answers for regions with the layout ``RecognitionRegion/Layout/singleLine``.
public protocol PageRecognizer: Sendable {
  /// The size of the upright page that regions and words refer to.
  var pageSize: PageSize { get }

  /// Reads the words in each of the given regions.
  ///
  /// Returns one list for each region, in the order asked. A region with no text, or outside the
  /// page, gives an empty list. Word boxes are in pixels of the upright page.
  /// Throws when the engine fails or the task is cancelled.
  func words(
    in regions: [RecognitionRegion], hints: RecognitionHints
  ) async throws -> [[RecognizedWord]]
}

/// A part of the upright page to read.
public struct RecognitionRegion: Codable, Hashable, Sendable {
  /// The area to read.
  public var box: PageRect
  /// What is known about the text in it.
  public var layout: Layout
  /// Parts of the area that are not to be read, as if they were blank.
  public var holes: [PageRect]
  /// How large the text is to be read, as a multiple of its size on the page.
  ///
  /// Another size is another view of doubtful text. Boxes are in pixels of the page all the same.
  public var scale: Double
  /// How dark its strokes are shown to the engine.
  public var tone: Tone

  /// Makes a region; by default all of it is to be read, at the page's own size and as it is.
  public init(
    box: PageRect, layout: Layout = .automatic, holes: [PageRect] = [], scale: Double = 1,
    tone: Tone = .asPrinted
  ) {
    self.box = box
    self.layout = layout
    self.holes = holes
    self.scale = scale
    self.tone = tone
  }

  /// How dark the strokes of a region are shown to an engine.
  ///
  /// As ``scale``, another view of doubtful text; an engine that knows only one may ignore it.
  public enum Tone: String, Codable, Hashable, Sendable, CaseIterable {
    /// As they are on the page.
    case asPrinted
    /// Darker, and so thicker, the more the darker they are by themselves: soft and broken strokes
    /// become whole.
    case darkened
  }

  /// How the text in a region lies.
  public enum Layout: String, Codable, Hashable, Sendable, CaseIterable {
    /// Nothing is known: the engine analyses the region.
    case automatic
    /// One column of lines.
    case singleBlock
    /// One cell of a table: a line, or a few lines one below the other; the engine looks which.
    case cell
    /// One line.
    case singleLine
    /// One word.
    case singleWord
    /// Scattered texts.
    case sparse
  }
}
