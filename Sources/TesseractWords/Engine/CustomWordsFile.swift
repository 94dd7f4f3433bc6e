#if Tesseract
  import Foundation

  /// A temporary file of words, one a line, that an engine reads while it starts.
  ///
  /// Tesseract takes the words of a user from a file only. The file goes with its owner.
  struct CustomWordsFile: ~Copyable {
    private let url: URL?

    /// Writes the words; no file for no words.
    init(_ words: [String]) throws(TesseractError) {
      guard !words.isEmpty else {
        url = nil
        return
      }
      let folder = FileManager.default.temporaryDirectory
      let url = folder.appending(path: "words-\(UUID().uuidString)", directoryHint: .notDirectory)
      do {
        try Data((words.joined(separator: "\n") + "\n").utf8).write(to: url)
      } catch {
        throw TesseractError.customWordsNotWritten(folder: folder)
      }
      self.url = url
    }

    deinit {
      if let url { try? FileManager.default.removeItem(at: url) }
    }

    /// What tells an engine to read the file.
    var settings: [Setting] {
      url.map { [("user_words_file", $0.path(percentEncoded: false))] } ?? []
    }
  }
#endif
