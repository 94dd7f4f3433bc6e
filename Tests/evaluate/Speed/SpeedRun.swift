import ContactExtraction
import DocumentLayout
import DocumentVision
import Foundation
import TestSupport

/// Times the stages between words and tree on drawn pages, and on stored pages where given.
///
/// The first page of the process pays for what is made once, so it is timed by itself.
struct SpeedRun {
  /// Pages of words that an earlier run stored.
  private let stored: [WordPage]

  /// Reads the stored pages of a folder, if there is one.
  init(_ folder: URL?) throws {
    stored =
      try folder.map { folder in
        try PageFolder(folder, extensions: ["json"], target: folder).pages.map {
          try WordPage(contentsOf: $0.source)
        }
      } ?? []
  }

  /// Does what the command line asks for, if that is about speed.
  static func answer(_ arguments: [String]) throws -> Bool {
    switch (arguments.first, arguments.count) {
    case ("--speed", 1...2):
      let folder = arguments.dropFirst().first
      try SpeedRun(folder.map { URL(fileURLWithPath: $0, isDirectory: true) }).perform()
    case ("--layouts", 2):
      guard let times = Int(arguments[1]), times >= 0 else {
        throw UsageError(text: "--layouts needs a number.")
      }
      repeatLayout(times)
    default: return false
    }
    return true
  }

  /// Lays a drawn page of 1,000 words out so often, for counting instructions: what a further time
  /// costs is the difference between two counts.
  private static func repeatLayout(_ times: Int) {
    let page = DrawnReport.page(words: 1000, isRuled: true)
    for _ in 0..<times { _ = LayoutPipeline().layout(page) }
  }

  /// Prints the times.
  func perform() {
    print(
      """
      Milliseconds of one core's time from words to the finished tree (layout), for finding data in it
      and for contacts of it, without reading. Cold is the first page of the process, warm the least of
      several runs. Growth is the layout of 1,000 words against that on the smallest page of the kind,
      beside what n log n allows.
      """)
    print(
      Self.row([
        "page", "words", "rules", "layout", "of 1,000", "growth", "n log n", "data", "contacts",
      ]))
    for isRuled in [true, false] {
      var first: (words: Double, share: Double)?
      for count in [1000, 4000, 16_000, 100_000] {
        let page = DrawnReport.page(words: count, isRuled: isRuled)
        if isRuled, first == nil { report("drawn, cold", [page], runs: 1) }
        let share = report("drawn, warm", [page], runs: count > 10_000 ? 3 : 20, first: first)
        first = first ?? (Double(count), share)
      }
    }
    if !stored.isEmpty { report("\(stored.count) stored, warm", stored, runs: 3) }
  }

  /// Times pages, prints their row, and returns the milliseconds of layout for 1,000 words.
  @discardableResult
  private func report(
    _ name: String, _ pages: [WordPage], runs: Int, first: (words: Double, share: Double)? = nil
  ) -> Double {
    let words = pages.reduce(0) { $0 + $1.words.count }
    let rules = pages.reduce(0) { $0 + $1.rulingLines.count }
    var least = (layout: Double.infinity, data: Double.infinity, contacts: Double.infinity)
    for _ in 0..<runs {
      var trees: [DocumentObservation] = []
      let layout = ProcessorTime.milliseconds {
        for page in pages { _ = LayoutPipeline().layout(page) }
      }
      let understanding = ProcessorTime.milliseconds {
        trees = pages.map { understandDocument(from: $0) }
      }
      let contacts = ProcessorTime.milliseconds {
        for tree in trees { _ = ContactExtractor().contacts(in: tree) }
      }
      least = (
        min(least.layout, layout), min(least.data, max(0, understanding - layout)),
        min(least.contacts, contacts)
      )
    }
    let share = least.layout * 1000 / Double(max(1, words))
    let growth = first.map { [share / $0.share, log(Double(words)) / log($0.words)] } ?? []
    let cells = [
      name, "\(words)", "\(rules)", Self.text(least.layout), Self.text(share),
    ]
    let rest = [Self.text(least.data), Self.text(least.contacts)]
    print(
      Self.row(
        cells + (growth.isEmpty ? ["", ""] : growth.map { String(format: "%.2f", $0) }) + rest))
    return share
  }

  private static func text(_ milliseconds: Double) -> String {
    String(format: milliseconds < 100 ? "%.1f" : "%.0f", milliseconds)
  }

  private static func row(_ cells: [String]) -> String {
    let first = cells.first ?? ""
    return cells.dropFirst().reduce(first.padding(toLength: 18, withPad: " ", startingAt: 0)) {
      $0 + String(repeating: " ", count: max(1, 10 - $1.count)) + $1
    }
  }
}
