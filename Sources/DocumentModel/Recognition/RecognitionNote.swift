public import Foundation

/// Something about a page that a reader of its text should know: a wrong reading without a warning
/// is worse than none.
@nonexhaustive
public enum RecognitionNote: Codable, Hashable, Sendable {
  /// The page looks written in a language whose data isn't installed; the packages of Debian and
  /// Ubuntu that bring it.
  case languageNotInstalled(Locale.Language, packages: [String])
  /// Most of the text is doubtful and looks written by hand, which is not read.
  case looksHandwritten
  /// The text is so small that letters are guessed; its height in pixels of the displayed image,
  /// from the top of tall letters to the bottom of hanging ones.
  case textTooSmall(height: Double)
  /// The picture is too blurred to trust what was read.
  case tooBlurred
  /// The picture's file is damaged: parts of the page are missing, or may have been read wrongly.
  case pictureDamaged

  /// The kinds of note, by the names that stored documents use.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// A language is missing.
    case languageNotInstalled
    /// Handwriting.
    case looksHandwritten
    /// Text too small.
    case textTooSmall
    /// A picture out of focus.
    case tooBlurred
    /// A damaged file.
    case pictureDamaged
  }

  /// The note's kind.
  public var kind: Kind {
    switch self {
    case .languageNotInstalled: .languageNotInstalled
    case .looksHandwritten: .looksHandwritten
    case .textTooSmall: .textTooSmall
    case .tooBlurred: .tooBlurred
    case .pictureDamaged: .pictureDamaged
    }
  }

  /// What is the matter and what to do about it, in one line.
  public var message: String {
    switch self {
    case .languageNotInstalled(let language, let packages):
      """
      the page looks written in “\(language.minimalIdentifier)”, whose language data is not installed: \
      apt-get install \(packages.joined(separator: " ")).
      """
    case .looksHandwritten:
      "the page looks handwritten; handwriting is not read reliably, so check every word."
    case .textTooSmall(let height):
      """
      the text is only \(height.formatted(.number.precision(.fractionLength(0)))) pixels high, too small \
      to be read reliably; scan at a higher resolution.
      """
    case .tooBlurred:
      "the picture is too blurred to be read reliably; take it again in focus."
    case .pictureDamaged:
      "the picture's file is damaged, so parts may be missing or wrong; copy or download it again."
    }
  }
}
