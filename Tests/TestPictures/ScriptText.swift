#if Tesseract
  package import Foundation

  /// A text of invented content in one language, with what is needed to draw and to read it.
  ///
  /// Drawn with `pango-view`, which shapes letters and orders them, so that the truth is exact: the
  /// text that was given.
  package struct ScriptText: Sendable, CustomStringConvertible {
    /// The BCP 47 code of the language.
    package let language: String
    /// Tesseract's name of the model that reads it.
    package let model: String
    /// The font's family.
    package let font: String
    /// The text.
    package let text: String
    /// Whether lines run from top to bottom.
    package var isVertical = false

    package var description: String { language + (isVertical ? ", vertical" : "") }

    /// The text as a PNG file: paragraphs of lines so many points wide, at 200 dpi and 12 points.
    ///
    /// `nil` where the drawing tool or the font is missing; says so on standard output, for a test
    /// that is skipped to tell why.
    package func png(width: Int = 360) throws -> Data? {
      guard let tool = Self.tool("pango-view"), try isFontInstalled else {
        print("Not drawn: \(self). Needs pango-view (pango1.0-tools) and the font \(font).")
        return nil
      }
      let file = FileManager.default.temporaryDirectory
        .appending(path: "script-\(UUID().uuidString).png")
      defer { try? FileManager.default.removeItem(at: file) }
      let turn = isVertical ? ["--gravity=east", "--rotate=-90"] : []
      let isUnspaced = ["ja", "zh-Hans", "zh-Hant"].contains(language)
      _ = try Self.run(
        tool,
        [
          "-q", "--dpi", "200", "--font", font + " 12", "--language", language,
          "--width", "\(width)", "--wrap", isUnspaced ? "char" : "word-char", "--margin", "60",
          "--text", text, "-o", file.path(percentEncoded: false),
        ] + turn)
      return try Data(contentsOf: file)
    }

    private var isFontInstalled: Bool {
      get throws {
        guard let tool = Self.tool("fc-list") else { return false }
        return try !Self.run(tool, [font, "family"]).isEmpty
      }
    }

    private static func tool(_ name: String) -> URL? {
      let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(
        separator: ":")
      return folders.map { URL(filePath: String($0)).appending(path: name) }
        .first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
    }

    private struct ToolFailed: Error {
      let tool: URL
      let status: Int32
    }

    private static func run(_ tool: URL, _ arguments: [String]) throws -> Data {
      let process = Process()
      let output = Pipe()
      (process.executableURL, process.arguments) = (tool, arguments)
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        throw ToolFailed(tool: tool, status: process.terminationStatus)
      }
      return data
    }
  }

  extension ScriptText {
    /// How far a reading is from the text: edits by character, as a share of its length; white
    /// space counts as one space, or as nothing.
    package func errorRate(of reading: String, ignoresSpaces: Bool = false) -> Double {
      func flat(_ text: String) -> [Character] {
        let parts = text.split(whereSeparator: \.isWhitespace)
        return Array(parts.joined(separator: ignoresSpaces ? "" : " "))
      }
      let (a, b) = (flat(reading), flat(text))
      var row = Array(0...b.count)
      for (i, first) in a.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, second) in b.enumerated() {
          let edits = min(row[j + 1] + 1, row[j] + 1, diagonal + (first == second ? 0 : 1))
          (diagonal, row[j + 1]) = (row[j + 1], edits)
        }
      }
      return Double(row[b.count]) / Double(max(1, b.count))
    }
  }
#endif
