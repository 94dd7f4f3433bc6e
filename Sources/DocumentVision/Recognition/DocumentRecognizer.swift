public import DocumentModel
public import Foundation

#if Tesseract
  internal import TesseractWords
#endif

/// Reads documents, and keeps what is worth keeping between them: warm engines and limits.
///
/// Safe to use from any number of tasks at once; pages in work are bounded by the number of
/// engines, others wait their turn, first come, first served. One recogniser serves a whole
/// process; ``shared`` does unless limits or language data of your own are wanted.
public final class DocumentRecognizer: Sendable {
  /// What a recogniser may use.
  public struct Configuration: Hashable, Sendable {
    /// The folder with language data; `nil` looks in `TESSDATA_PREFIX` and the system's folders.
    public var languageDataFolder: URL?
    /// How many pages may be read at once, at least one; by default one for each processor.
    public var maximumEngineCount: Int
    /// How large images may be.
    public var imageLimits: ImageLimits
    /// The longest time to spend on one page, waiting included; `nil` sets no limit.
    ///
    /// A page that takes longer throws ``VisionError/timeout(_:)``.
    public var pageTimeLimit: Duration?

    /// Makes a configuration.
    public init(
      languageDataFolder: URL? = nil,
      maximumEngineCount: Int = ProcessInfo.processInfo.activeProcessorCount,
      imageLimits: ImageLimits = ImageLimits(), pageTimeLimit: Duration? = nil
    ) {
      self.languageDataFolder = languageDataFolder
      self.maximumEngineCount = maximumEngineCount
      self.imageLimits = imageLimits
      self.pageTimeLimit = pageTimeLimit
    }
  }

  /// The recogniser that is used where none is named.
  public static let shared = DocumentRecognizer()

  /// What the recogniser may use.
  public let configuration: Configuration

  #if Tesseract
    let engines: EnginePool
  #endif

  /// Makes a recogniser; engines start when they are first needed.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    #if Tesseract
      engines = EnginePool(
        limit: configuration.maximumEngineCount,
        languageData: LanguageData(folder: configuration.languageDataFolder))
    #endif
  }

  /// The languages whose data is installed where the recogniser looks.
  ///
  /// Looks at the folders on each call. Empty where the library was built without a recogniser.
  public var installedLanguages: [Locale.Language] {
    #if Tesseract
      engines.languageData.installedLanguages
    #else
      []
    #endif
  }

  /// The folders that language data is looked for in, in order, whether they exist or not.
  public var languageDataFolders: [URL] {
    #if Tesseract
      engines.languageData.folders
    #else
      []
    #endif
  }

  /// Ends the engines that are not in use, to give their memory back; they start anew when needed.
  public func endIdleEngines() {
    #if Tesseract
      engines.endIdleEngines()
    #endif
  }
}
