public import DocumentModel
public import Foundation

extension RecognizeDocumentsRequest {
  /// How text is read.
  public struct TextRecognitionOptions: Codable, Hashable, Sendable {
    /// The languages of the text, most likely first.
    ///
    /// Empty lets the language be found among those that are installed, starting from English, or
    /// where that is not installed from the first language that is; several languages on one page
    /// have to be named. ``DocumentObservation/recognitionLanguages`` tells what was used.
    public var recognitionLanguages: [Locale.Language] = []
    /// Whether to look for another language where those given read badly, or read words that are
    /// another language's.
    ///
    /// Where no language is given it is found in any case.
    public var automaticallyDetectLanguage = false
    /// Whether readings may be corrected by what is known of words.
    ///
    /// Off for amounts, codes and the like, which no dictionary knows.
    public var useLanguageCorrection = true
    /// Words that the text may hold and no dictionary knows; ignored when correction is off.
    public var customWords: [String] = []
    /// The least height of text to be read, as a share of the image's height.
    ///
    /// By default 0: everything is read, where Apple's 1/32 drops the body text of an A4 page. What
    /// a limit drops is listed in ``DocumentObservation/wordsBelowMinimumHeight``.
    public var minimumTextHeightFraction: Float = 0
    /// How many readings to keep for each word at most; from 1 to 10, others are brought into that
    /// range.
    public var maximumCandidateCount = 3

    /// Makes the default options.
    public init() {}
  }

  /// How barcodes are read.
  ///
  /// Ignored for now: no barcode is read, whatever the options say.
  public struct BarcodeDetectionOptions: Codable, Hashable, Sendable {
    /// Whether to look for barcodes.
    public var enabled = false
    /// The kinds to look for.
    public var symbologies: [BarcodeSymbology] = BarcodeSymbology.allCases
    /// Whether the parts of a composite code become one.
    public var coalesceCompositeSymbologies = false

    /// Makes the default options.
    public init() {}
  }
}
