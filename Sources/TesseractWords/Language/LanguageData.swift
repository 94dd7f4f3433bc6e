#if Tesseract
  public import Foundation

  /// Where Tesseract's language data is searched for, and what is there.
  ///
  /// The places, in this order: a folder that the caller names, the folder in the environment
  /// variable `TESSDATA_PREFIX` (itself, then `tessdata` within it: which one is meant has changed
  /// between versions of Tesseract), then the folders that package systems install into. The first
  /// place that holds all the languages asked for is used.
  ///
  /// Nothing is kept: each question looks at the disk again, so newly installed languages appear.
  public struct LanguageData: Hashable, Sendable {
    /// The folders that are searched, in order, whether they exist or not.
    public let folders: [URL]

    /// Makes a search.
    ///
    /// - Parameters:
    ///   - folder: a folder to look in first.
    ///   - environment: where `TESSDATA_PREFIX` is looked up.
    public init(
      folder: URL? = nil, environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
      self.init(folder: folder, environment: environment, systemFolders: Self.systemFolders)
    }

    package init(folder: URL?, environment: [String: String], systemFolders: [String]) {
      var folders: [URL] = []
      if let folder { folders.append(folder) }
      if let prefix = environment["TESSDATA_PREFIX"], !prefix.isEmpty {
        let prefix = URL(filePath: prefix, directoryHint: .isDirectory)
        folders += [prefix, prefix.appending(path: "tessdata", directoryHint: .isDirectory)]
      }
      folders += systemFolders.map { URL(filePath: $0, directoryHint: .isDirectory) }
      var seen: Set<String> = []
      self.folders = folders.filter {
        seen.insert($0.standardizedFileURL.path(percentEncoded: false)).inserted
      }
    }

    /// The languages that can be read, each once, in alphabetical order of their models' names.
    public var installedLanguages: [Locale.Language] {
      var seen: Set<Locale.Language> = []
      return Set(folders.flatMap { models(in: $0) }).sorted()
        .compactMap { TesseractLanguage.language(ofModel: $0) }
        .filter { seen.insert($0).inserted }
    }

    /// The names of the models in a folder that look right, sorted; script models as
    /// `script/Latin`.
    package func models(in folder: URL) -> [String] {
      files(in: folder).filter { TrainedDataFile.flaw(in: $0.url) == nil }.map(\.name)
    }

    func files(in folder: URL) -> [(name: String, url: URL)] {
      let scripts = folder.appending(path: "script", directoryHint: .isDirectory)
      return (Self.dataFiles(folder, prefix: "") + Self.dataFiles(scripts, prefix: "script/"))
        .sorted { $0.name < $1.name }
    }

    private static func dataFiles(_ folder: URL, prefix: String) -> [(name: String, url: URL)] {
      let contents = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      return (contents ?? []).filter { $0.pathExtension == Self.fileExtension }
        .map { (prefix + $0.deletingPathExtension().lastPathComponent, $0) }
    }

    static let fileExtension = "traineddata"

    private static let systemFolders = [
      "/usr/share/tesseract-ocr/5/tessdata", "/usr/share/tesseract-ocr/4.00/tessdata",
      "/usr/share/tesseract-ocr/tessdata", "/usr/share/tessdata",
      "/usr/local/share/tessdata", "/usr/local/share/tesseract-ocr/tessdata",
      "/usr/share/tesseract/tessdata", "/opt/homebrew/share/tessdata",
      "/home/linuxbrew/.linuxbrew/share/tessdata", "/opt/local/share/tessdata",
    ]
  }
#endif
