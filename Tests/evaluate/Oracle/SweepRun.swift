import DocumentLayout
import DocumentVision
import Foundation

/// Changes each threshold of layout and reports what the tables lose or gain by it.
///
/// A threshold that changes nothing can go; one that loses much wants a better measure rather than
/// a better number.
struct SweepRun {
  /// The factors that each threshold is changed by.
  static let factors = [0.8, 1.2]

  private let pages: [(words: WordPage, truth: [TruthPage.Table])]
  private let slices: Set<String>

  /// Reads stored words and their truth; the slices are the thresholds' first names, none for all.
  init(_ arguments: EvaluationArguments, truth: URL, slices: Set<String>) throws {
    let folder = try PageFolder(
      arguments.input, extensions: ["json"], target: arguments.output)
    self.slices = slices
    pages = try folder.pages.compactMap { page in
      let known = try JSONDecoder().decode(
        TruthPage.self, from: Data(contentsOf: page.file(in: truth)))
      guard let tables = known.tables else { return nil }
      return (try WordPage(contentsOf: page.source), tables)
    }
  }

  /// Prints one line for each threshold that changes a figure, and the names of all others.
  func perform() {
    let usual = score(LayoutThresholds())
    print("usual: adjacency \(Self.text(usual.adjacency)), detection \(Self.text(usual.detection))")
    var flat: [String] = []
    for name in LayoutThresholds.names
    where slices.isEmpty || slices.contains(String(name.prefix { $0 != "." })) {
      let changes = Self.factors.map { factor -> String in
        guard let changed = LayoutThresholds().scaled(name, by: factor) else { return "?" }
        let score = score(changed)
        return [score.adjacency - usual.adjacency, score.detection - usual.detection]
          .map(Self.signed).joined(separator: " ")
      }
      if changes.allSatisfy({ $0 == "+0.000 +0.000" }) {
        flat.append(name)
      } else {
        print("\(name): \(changes.joined(separator: " | "))")
      }
    }
    print("no change: \(flat.joined(separator: ", "))")
  }

  private func score(_ thresholds: LayoutThresholds) -> TableScore {
    let pipeline = LayoutPipeline(thresholds: thresholds)
    var score = TableScore()
    for page in pages {
      score.add(
        BlockCollection(pipeline.layout(page.words).observation).tables, truth: page.truth)
    }
    return score
  }

  private static func text(_ value: Double) -> String { String(format: "%.3f", value) }

  private static func signed(_ change: Double) -> String {
    text(abs(change)) == "0.000" ? "+0.000" : String(format: "%+.3f", change)
  }
}
