#if Tesseract
  public import Foundation

  /// Why words could not be read with Tesseract.
  @nonexhaustive
  public enum TesseractError: Error, Hashable, Sendable {
    /// Tesseract has no model for the language with this identifier.
    case unknownLanguage(identifier: String)
    /// The data of a language is not installed where it was looked for.
    case languageDataMissing(MissingLanguageData)
    /// Tesseract refused to start with these models, though their files looked right.
    case engineNotStarted(models: [String], folder: URL)
    /// The custom words could not be handed over, because no temporary file could be written.
    case customWordsNotWritten(folder: URL)
    /// The region is wider or higher than the most pixels that Tesseract can address.
    case regionTooLarge(width: Int, height: Int, most: Int)
    /// Tesseract failed on a region, without a reason.
    case recognitionFailed
    /// The time allowed was over before the words were read.
    case timeLimitReached
  }

  extension TesseractError: LocalizedError {
    /// What went wrong, on what, and what to do about it.
    public var errorDescription: String? {
      switch self {
      case .unknownLanguage(let identifier):
        "Tesseract has no model for the language “\(identifier)”."
      case .languageDataMissing(let missing): missing.description
      case .engineNotStarted(let models, let folder):
        """
        Tesseract could not load \(models.joined(separator: "+")) from \(folder.path(percentEncoded: false)). \
        The files may be damaged: install them again.
        """
      case .customWordsNotWritten(let folder):
        """
        The custom words could not be written to \(folder.path(percentEncoded: false)), where Tesseract would read \
        them. Make that folder writable, or leave the custom words out.
        """
      case .regionTooLarge(let width, let height, let most):
        """
        A region of \(width) × \(height) pixels can't be read: Tesseract reads at most \(most) \
        pixels either way. Make the image smaller, or read it in parts.
        """
      case .recognitionFailed: "Tesseract could not read a part of the page, and gave no reason."
      case .timeLimitReached: "The page was not read within the time allowed."
      }
    }
  }
#endif
