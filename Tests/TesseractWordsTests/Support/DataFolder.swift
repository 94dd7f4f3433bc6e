#if Tesseract
  import Foundation
  import TesseractWords

  /// A temporary folder for language data, which goes with its owner.
  final class DataFolder {
    let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory
        .appending(path: "language-data-\(UUID().uuidString)", directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// A file of the folder, or of a folder in it.
    func write(_ data: Data, as name: String) throws {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }

    /// The head of language data whose last part ends with the file.
    static func data(parts: Int = 24, model: Bool = true, missing: Int = 0) -> Data {
      let start = 4 + 8 * parts
      var bytes = littleEndian(UInt64(parts)).prefix(4) + []
      for part in 0..<parts {
        let isPresent = part == 23 || (part == 17 && model)
        let offset: Int64 = !isPresent ? -1 : Int64(start + (part == 17 ? 0 : 100))
        bytes += littleEndian(UInt64(bitPattern: offset))
      }
      return Data(bytes + [UInt8](repeating: 0, count: 110 - missing))
    }

    private static func littleEndian(_ value: UInt64) -> [UInt8] {
      (0..<8).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// A search in this folder and nowhere else.
    var search: LanguageData { LanguageData(folder: url, environment: [:], systemFolders: []) }
  }
#endif
