import DocumentVision
import Foundation

/// Evaluates stored words with parts of the truth put in, so that the loss splits by its causes.
///
/// Beside what layout makes of the words (`own`), predictions are written for
/// - `cells`: the truth's cells with the recognised words in them: what is lost is the text's;
/// - `words`: layout's tables with the truth's words: what is lost is detection and structure;
/// - `regions`: layout's tables with the truth's words, one table's surroundings at a time: what is
///   lost is structure; what `words` loses beyond that is detection.
///
/// Each is scored like any prediction. The summary counts the fates of the tables of each set.
struct OracleRun {
  let pages: [PageFolder.Page]
  let truth: URL
  let output: URL

  init(_ arguments: EvaluationArguments, truth: URL) throws {
    pages = try PageFolder(arguments.input, extensions: ["json"], target: arguments.output).pages
    (self.truth, output) = (truth, arguments.output)
  }

  /// Evaluates all pages; returns how many failed.
  func perform() -> Int {
    var splits: [String: LossSplit] = [:]
    var failures = 0
    for page in pages {
      do {
        let set = page.path.split(separator: "/").dropLast().joined(separator: "/")
        for (kind, prediction, tables) in try predictions(for: page) {
          let target = PageFolder.file(page.path, in: output.appendingPathComponent(kind.rawValue))
          try prediction.writeJSON(to: target)
          splits["\(set) \(kind.rawValue)", default: LossSplit()].add(
            prediction.tables, truth: tables)
        }
      } catch {
        failures += 1
        StandardError.write("\(page.path): \(error.localizedDescription)\n")
      }
    }
    for (name, split) in splits.sorted(by: { $0.key < $1.key }) {
      print("\(name): \(split.summary)")
    }
    return failures
  }

  /// Which part of a page the truth stands in for.
  private enum Kind: String, CaseIterable {
    case own, cells, words, regions
  }

  private func predictions(
    for page: PageFolder.Page
  ) throws -> [(Kind, Prediction, [TruthPage.Table])] {
    let words = try WordPage(contentsOf: page.source)
    let truth = try JSONDecoder().decode(
      TruthPage.self, from: Data(contentsOf: page.file(in: truth)))
    guard let tables = truth.tables else { return [] }
    let own = Prediction(of: understandDocument(from: words))
    let oracle = OracleWords(page: words)
    let exact = oracle.page(with: tables)
    var (cells, regions) = (own, own)
    cells.tables = tables.compactMap { oracle.table($0) }
    regions.tables = tables.compactMap { table in
      table.bbox.upright(on: exact).flatMap {
        Prediction(of: understandDocument(from: exact.part($0))).tables
          .max { $0.cells.count < $1.cells.count }
      }
    }
    return [
      (.own, own, tables), (.cells, cells, tables),
      (.words, Prediction(of: understandDocument(from: exact)), tables),
      (.regions, regions, tables),
    ]
  }
}

extension OracleWords {
  /// A table of the truth with the recognised words in its cells; `nil` where cells aren't known.
  func table(_ table: TruthPage.Table) -> PredictedTable? {
    guard let cells = table.cells else { return nil }
    return PredictedTable(
      bbox: table.bbox,
      cells: cells.map { cell in
        PredictedTable.Cell(
          rows: cell.rows, cols: cell.cols, text: recognisedText(of: cell), bbox: cell.bbox)
      })
  }
}

extension WordPage {
  /// The page with nothing on it but what lies in an area and right beside it.
  fileprivate func part(_ area: PageRect) -> WordPage {
    let heights = words.map(\.box.height).sorted()
    let area = area.expanded(by: heights.isEmpty ? 0 : heights[heights.count / 2])
    var copy = self
    copy.words = words.filter { area.contains($0.box.center) }
    copy.rulingLines = rulingLines.filter { $0.box.overlaps(area) }
    copy.leaders = leaders.filter { $0.box.overlaps(area) }
    copy.fills = fills.filter { $0.box.overlaps(area) }
    return copy
  }
}
