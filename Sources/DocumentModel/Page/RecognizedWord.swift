public import Foundation

/// A word as a recogniser read it, with its place on the upright page.
public struct RecognizedWord: Codable, Hashable, Sendable {
  /// The best reading, as printed; never empty in a valid page.
  public var text: String
  /// The box of the word's ink.
  public var box: PageRect
  /// How sure the recogniser is, 0…1.
  public var confidence: Float
  /// Other readings, best first, without ``text`` itself.
  public var alternatives: [Reading]
  /// The word's symbols in reading order, where the recogniser tells them.
  ///
  /// Their texts joined give ``text``.
  public var symbols: [Symbol]?
  /// The baseline under the word, where known.
  public var baseline: Baseline?
  /// The language the word was read in, where known.
  public var language: Locale.Language?
  /// The script's four-letter ISO 15924 code, such as `Latn`, where known.
  public var script: String?
  /// The direction the word's text runs in, where known.
  public var direction: TextDirection?
  /// The recogniser's own number for the text line the word stands in; a hint only.
  public var lineHint: Int?
  /// What was read of the word, or of all its cell, before a second look read it differently.
  ///
  /// Set where such a look won, for it was surer or knew the text's kind, as in a column of numbers;
  /// `nil` elsewhere.
  public var firstReading: Reading?
  /// The mean width of the strokes of the word's ink, in pixels of the upright page, where known.
  ///
  /// Says nothing by itself: bold type is told by strokes that are wider, for their type size, than
  /// those of other words.
  public var strokeWidth: Double?

  /// Makes a word; everything beyond text, box and confidence may be left out.
  public init(
    text: String, box: PageRect, confidence: Float, alternatives: [Reading] = [],
    symbols: [Symbol]? = nil, baseline: Baseline? = nil, language: Locale.Language? = nil,
    script: String? = nil, direction: TextDirection? = nil, lineHint: Int? = nil,
    firstReading: Reading? = nil, strokeWidth: Double? = nil
  ) {
    self.text = text
    self.box = box
    self.confidence = confidence
    self.alternatives = alternatives
    self.symbols = symbols
    self.baseline = baseline
    self.language = language
    self.script = script
    self.direction = direction
    self.lineHint = lineHint
    self.firstReading = firstReading
    self.strokeWidth = strokeWidth
  }

  /// One reading of a word.
  public struct Reading: Codable, Hashable, Sendable {
    /// The text read.
    public var text: String
    /// How sure the recogniser is of it, 0…1.
    public var confidence: Float

    /// Makes a reading.
    public init(text: String, confidence: Float) {
      self.text = text
      self.confidence = confidence
    }
  }

  /// One symbol of a word: a character with whatever marks belong to it.
  public struct Symbol: Codable, Hashable, Sendable {
    /// The symbol's text.
    public var text: String
    /// The box of its ink.
    public var box: PageRect
    /// How sure the recogniser is of it, 0…1.
    public var confidence: Float

    /// Makes a symbol.
    public init(text: String, box: PageRect, confidence: Float) {
      self.text = text
      self.box = box
      self.confidence = confidence
    }
  }
}

/// The line that letters stand on, between two points.
public struct Baseline: Codable, Hashable, Sendable {
  /// The left end.
  public var start: PagePoint
  /// The right end.
  public var end: PagePoint

  /// Makes a baseline.
  public init(start: PagePoint, end: PagePoint) {
    self.start = start
    self.end = end
  }
}

/// The direction that text runs in.
public enum TextDirection: String, Codable, Hashable, Sendable {
  /// As in Latin script.
  case leftToRight
  /// As in Arabic and Hebrew script.
  case rightToLeft
  /// As in vertical Japanese.
  case topToBottom
}
