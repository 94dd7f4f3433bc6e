public import Foundation

/// What a caller knows about the text to be read.
public struct RecognitionHints: Codable, Hashable, Sendable {
  /// The languages of the text, most likely first; empty lets the engine find them.
  public var languages: [Locale.Language]
  /// Whether the engine may look for another language where those given read badly.
  public var searchesLanguage: Bool
  /// Whether the engine may use what it knows of words to correct a reading.
  public var usesLanguageCorrection: Bool
  /// Words that the text may hold and that no dictionary knows.
  public var customWords: [String]
  /// How many readings to give for each word at most, the best one included; at least one.
  public var maximumCandidateCount: Int
  /// The only characters that can occur, where known, for a second look at numbers and the like.
  public var allowedCharacters: String?

  /// Makes hints; by default nothing is known.
  public init(
    languages: [Locale.Language] = [], searchesLanguage: Bool = false,
    usesLanguageCorrection: Bool = true,
    customWords: [String] = [], maximumCandidateCount: Int = 3, allowedCharacters: String? = nil
  ) {
    self.languages = languages
    self.searchesLanguage = searchesLanguage
    self.usesLanguageCorrection = usesLanguageCorrection
    self.customWords = customWords
    self.maximumCandidateCount = maximumCandidateCount
    self.allowedCharacters = allowedCharacters
  }
}
