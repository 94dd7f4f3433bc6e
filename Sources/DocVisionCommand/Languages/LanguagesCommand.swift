import DocumentVision
import Foundation

/// `docvision languages`: the languages that can be read, one a line, then the folders looked in.
struct LanguagesCommand {
  var console: Console
  var recognizer = DocumentRecognizer.shared

  func run() throws {
    let languages = recognizer.installedLanguages.map { language in
      (language.minimalIdentifier, Self.name(of: language))
    }
    let folders = recognizer.languageDataFolders.map { folder in
      let path = folder.path(percentEncoded: false)
      let isThere = FileManager.default.fileExists(atPath: path)
      return "  " + path + (isThere ? "" : "  (not there)")
    }
    let list =
      languages.isEmpty
      ? "No language is installed. On Debian and Ubuntu: apt-get install tesseract-ocr-eng"
      : "Languages:\n" + Columns(languages).text
    try console.print(list + "\n\nFolders looked in:\n" + folders.joined(separator: "\n"))
  }

  private static func name(of language: Locale.Language) -> String {
    let english = Locale(identifier: "en")
    return english.localizedString(forIdentifier: language.minimalIdentifier) ?? ""
  }
}
