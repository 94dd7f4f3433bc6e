import DocumentLayout
import DocumentVision
import Foundation

/// Changes each threshold of layout and reports what the tables lose or gain by it.
///
/// A threshold that changes nothing can go; one that loses much by a small change stands at a cliff: it
/// belongs in the middle of the values that are as good, or wants a better measure. The pages of each
/// folder are told apart by their places in the order of names, so that what was chosen on every other
/// page shows on the rest.
struct SweepRun {
  /// The factors that each threshold is changed by; one alone is tried with more of them.
  private static let factors = [0.8, 0.9, 1.1, 1.2]
  private static let manyFactors = [
    0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 1.05, 1.1, 1.15, 1.2, 1.3, 1.5, 2,
  ]
  /// How much a figure may lose before a threshold counts as standing at a cliff.
  private static let cliff = 0.01

  private typealias Page = (words: WordPage, truth: TruthPage, tables: [TruthPage.Table])

  /// Every other page of each folder, from the first and from the second.
  private let halves: [[Page]]
  private let names: [String]

  /// Reads stored words and their truth; the part is a slice of the thresholds, or one of them.
  init(_ arguments: EvaluationArguments, truth: URL, part: String?) throws {
    let folder = try PageFolder(
      arguments.input, extensions: ["json"], target: arguments.output)
    names = LayoutThresholds.names.filter { name in
      part.map { name == $0 || name.hasPrefix($0 + ".") } ?? true
    }
    var (halves, counts): ([[Page]], [String: Int]) = ([[], []], [:])
    for page in folder.pages.sorted(by: { $0.path < $1.path }) {
      let place = counts[page.source.deletingLastPathComponent().path, default: 0]
      counts[page.source.deletingLastPathComponent().path] = place + 1
      let known = try JSONDecoder().decode(
        TruthPage.self, from: Data(contentsOf: page.file(in: truth)))
      guard let tables = known.tables else { continue }
      halves[place % 2].append((try WordPage(contentsOf: page.source), known, tables))
    }
    self.halves = halves
  }

  /// Prints one line for each change that changes a figure, the names of all other thresholds, and
  /// those that stand at a cliff.
  func perform() {
    let usual = scores(LayoutThresholds())
    print("adjacency, detection and false tables of every other page | the rest")
    print("usual: \(usual.map(Self.text).joined(separator: " | "))")
    let factors = names.count == 1 ? Self.manyFactors : Self.factors
    var (flat, cliffs): ([String], [String]) = ([], [])
    for name in names {
      var isFlat = true
      for factor in factors {
        guard let changed = LayoutThresholds().scaled(name, by: factor) else { continue }
        let scores = scores(changed)
        guard zip(scores, usual).contains(where: { !$0.isEqual(to: $1) }) else { continue }
        isFlat = false
        if zip(scores, usual).contains(where: { $1.adjacency - $0.adjacency > Self.cliff }) {
          cliffs.append("\(name) x\(factor)")
        }
        print("\(name) x\(factor): \(zip(scores, usual).map(Self.change).joined(separator: " | "))")
      }
      if isFlat { flat.append(name) }
    }
    print("no change: \(flat.joined(separator: ", "))")
    print("cliffs: \(cliffs.joined(separator: ", "))")
  }

  private func scores(_ thresholds: LayoutThresholds) -> [TableScore] {
    let pipeline = LayoutPipeline(thresholds: thresholds)
    return halves.map { pages in
      pages.reduce(into: TableScore()) { score, page in
        let found = BlockCollection(pipeline.layout(page.words).observation).tables
        score.add(page.truth.counting(found), truth: page.tables)
      }
    }
  }

  private static func text(_ score: TableScore) -> String {
    String(format: "%.3f %.3f %d", score.adjacency, score.detection, score.falseTables)
  }

  private static func change(_ score: TableScore, from usual: TableScore) -> String {
    String(
      format: "%+.3f %+.3f %+d", score.adjacency - usual.adjacency,
      score.detection - usual.detection, score.falseTables - usual.falseTables)
  }
}

extension TableScore {
  /// Whether all figures are the same, but for rounding.
  fileprivate func isEqual(to other: TableScore) -> Bool {
    let least = 0.0005
    return abs(adjacency - other.adjacency) < least && abs(detection - other.detection) < least
      && falseTables == other.falseTables
  }
}
