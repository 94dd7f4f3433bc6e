import Foundation
import Testing

@testable import DocVisionCommand

@Suite struct HelpTests {
  @Test func theOverviewNamesCommandsAndStatuses() async {
    let run = await RecordedRun.docvision("--help")
    #expect(run.status == .success && run.errors.isEmpty)
    for command in ["read", "languages", "help"] {
      #expect(run.output.contains("\n  \(command) "))
    }
    for status in ExitStatus.allCases { #expect(run.output.contains("\n  \(status.rawValue) ")) }
    #expect(await RecordedRun.docvision("help").output == run.output)
    #expect(await RecordedRun.docvision("-h").output == run.output)
  }

  @Test func theHelpOfReadNamesEveryOptionFormatAndStatus() async {
    let run = await RecordedRun.docvision("read", "--help")
    let options = [
      "format FORMAT", "table N", "spans blank|repeat", "lang LANGUAGE", "page N",
      "overlay OUT.png|OUT.svg", "layers LAYER", "explain",
      "maximum-pixels N", "maximum-bytes N", "help",
    ]
    for option in options { #expect(run.output.contains("\n  --\(option)"), "\(option)") }
    let formats = [
      "text", "tsv", "csv", "markdown", "html", "json", "tree", "contacts", "vcard",
    ]
    for format in formats { #expect(run.output.contains("\n  \(format) "), "\(format)") }
    for status in ExitStatus.allCases { #expect(run.output.contains("\n  \(status.rawValue) ")) }
    #expect(await RecordedRun.docvision("help", "read").output == run.output)
  }

  @Test(arguments: [["read", "a.png", "-h"], ["languages", "--help"], ["help", "--help"]])
  func everyCommandHasHelp(arguments: [String]) async {
    let run = await RecordedRun.docvision(arguments)
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("Usage: docvision \(arguments[0])"))
  }

  @Test func helpFitsATerminal() async {
    for command in ["read", "languages", "help"] {
      let help = await RecordedRun.docvision("help", command).output
      for line in help.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
  }

  @Test func theManualNamesEveryOptionFormatAndStatus() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let manual = try String(
      contentsOf: package.appending(path: "Docs/Command.md"), encoding: .utf8)
    for option in ReadOption.allCases where option != .help {
      let mark = option.valueName == nil ? "` |" : " "
      #expect(manual.contains("| `--\(option.rawValue)\(mark)"), "\(option)")
    }
    for format in OutputFormat.allCases { #expect(manual.contains("| `\(format.rawValue)` |")) }
    for status in ExitStatus.allCases {
      #expect(
        manual.contains(
          "| \(status.rawValue) | \(status.summary.replacing("docvision", with: "`docvision`")) |"))
    }
  }

  @Test func theVersionIsOneLine() async {
    let run = await RecordedRun.docvision("--version")
    #expect(run.output == "docvision \(DocVision.version)\n")
  }

  @Test func languagesListsTheFoldersLookedIn() async {
    let run = await RecordedRun.docvision("languages")
    #expect(run.status == .success)
    #expect(run.output.contains("Folders looked in:"))
    #if Tesseract
      let lines = run.output.split(separator: "\n").map { $0.split(separator: " ") }
      #expect(lines.contains(["en", "English"]))
      #expect(run.output.contains("tessdata"))
    #endif
  }
}
