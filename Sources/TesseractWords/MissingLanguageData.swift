#if Tesseract
  public import Foundation

  extension TesseractError {
    /// Where a language was looked for, and what was there instead.
    public struct MissingLanguageData: Hashable, Sendable, CustomStringConvertible {
      /// Tesseract's names of the models that are missing, such as `deu`.
      public let models: [String]
      /// Every place that was looked in, in order.
      public let places: [Place]

      /// One place that was looked in.
      public struct Place: Hashable, Sendable {
        /// The folder.
        public let folder: URL
        /// Whether there is such a folder.
        public let exists: Bool
        /// The models that are there.
        public let models: [String]
        /// Files that are named as language data and hold something else.
        public let refusedFiles: [RefusedFile]
      }

      /// A file that is no language data.
      public struct RefusedFile: Hashable, Sendable {
        /// The file.
        public let file: URL
        /// What is wrong with it, as the rest of a sentence.
        public let reason: String
      }

      /// The Debian and Ubuntu packages that bring what is missing.
      public var debianPackages: [String] {
        models.map { TesseractLanguage.debianPackage(forModel: $0) }
      }

      /// What is missing, every place looked in, and what to install, over several lines.
      public var description: String {
        var lines = [
          "Tesseract's language data for \(models.joined(separator: ", ")) was not found. Looked in:"
        ]
        lines += places.map { "  \($0.folder.path(percentEncoded: false)): \($0.summary)" }
        lines += [
          "Install it: apt-get install \(debianPackages.joined(separator: " ")) (Debian, Ubuntu)",
          "or brew install tesseract-lang (macOS),",
          "or name the folder that holds it in TESSDATA_PREFIX.",
        ]
        return lines.joined(separator: "\n")
      }
    }
  }

  extension TesseractError.MissingLanguageData.Place {
    fileprivate var summary: String {
      guard exists else { return "no such folder" }
      let refused = refusedFiles.map { "\($0.file.lastPathComponent) refused: \($0.reason)" }
      let found = models.isEmpty ? [] : ["has " + models.joined(separator: ", ")]
      let all = found + refused
      return all.isEmpty ? "no language data" : all.joined(separator: "; ")
    }
  }
#endif
