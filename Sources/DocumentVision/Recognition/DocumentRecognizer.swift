public import DocumentModel
public import Foundation

/// Reads documents, and keeps what is worth keeping between them: warm engines and limits.
///
/// Safe to use from any number of tasks at once; pages in work are bounded by the number of
/// engines, others wait their turn. One recogniser serves a whole process; ``shared`` does unless
/// limits or language data of your own are wanted.
public final class DocumentRecognizer: Sendable {
  /// What a recogniser may use.
  public struct Configuration: Hashable, Sendable {
    /// The folder with language data; `nil` looks in `TESSDATA_PREFIX` and the system's folders.
    public var languageDataFolder: URL?
    /// How many pages may be read at once; by default one for each processor.
    public var maximumEngineCount: Int
    /// How large images may be.
    public var imageLimits: ImageLimits
    /// The longest time to spend on one page; `nil` sets no limit.
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

  /// Makes a recogniser; engines start when they are first needed.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  /// The languages whose data is installed where the recogniser looks.
  public var installedLanguages: [Locale.Language] { [] }
}
