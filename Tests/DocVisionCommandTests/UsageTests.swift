import DocVisionCommand
import Testing

/// Command lines that can't be followed.
@Suite struct UsageTests {
  static let lines: [(arguments: [String], message: String)] = [
    ([], "name a command"),
    (["frobnicate"], "there is no command \"frobnicate\""),
    (["raed"], "Did you mean read?"),
    (["sheet.png"], "docvision read sheet.png"),
    (["read"], "read needs a FILE"),
    (["read", "--"], "read needs a FILE"),
    (["read", ""], "the name of a FILE is empty"),
    (["read", "-", "-"], "only once"),
    (["read", "--fromat", "tsv", "a.png"], "Did you mean --format?"),
    (["read", "-f", "tsv", "a.png"], "there is no option -f"),
    (["read", "a.png", "--format"], "--format needs a value"),
    (["read", "--format", "--page", "1", "a.png"], "--format needs a value"),
    (["read", "a.png", "--overlay="], "--overlay needs a value"),
    (["read", "--help=yes"], "--help takes no value"),
    (["read", "a.png", "--format", "tvs"], "Did you mean tsv?"),
    (["read", "a.png", "--format", "pdf"], "text, tsv, csv, markdown, html, json"),
    (["read", "a.png", "--format", "markdwn"], "Did you mean markdown?"),
    (["read", "a.png", "--table", "0"], "--table needs a number from 1"),
    (["read", "a.png", "--table", "99999999999999999999"], "--table needs a number from 1"),
    (["read", "a.png", "--format", "csv", "--spans", "twice"], "blank or repeat, not \"twice\""),
    (["read", "a.png", "--spans", "repeat"], "--spans is for the formats tsv and csv"),
    (["read", "a.png", "--page", "-1"], "--page needs a number from 1"),
    (["read", "a.png", "--lang", "12"], "--lang needs languages"),
    (["read", "a.png", "--overlay", "./a.png"], "would overwrite the input"),
    (["read", "a.png", "--layers", "cells"], "--layers needs --overlay"),
    (["read", "a.png", "--overlay", "o.svg", "--layers", "cels"], "not \"cels\""),
    (["read", "a.png", "--explain", "--format", "csv"], "--explain is written as text"),
    (["read", "a.png", "--explain", "--table", "1"], "leave --table out"),
    (["help", "read", "languages"], "one command at a time"),
    (["help", "frobnicate"], "there is no command \"frobnicate\""),
    (["languages", "de"], "takes no arguments"),
  ]

  @Test(arguments: lines)
  func oneLineSaysWhatIsWrong(arguments: [String], message: String) async {
    let run = await RecordedRun.docvision(arguments)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("docvision: ") && run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.contains("See \"docvision help"))
  }
}
