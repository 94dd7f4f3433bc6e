import DocumentLayout
import DocumentModel
import Foundation

extension DocumentExplanation {
  /// The explanation as JSON: one page of what `explanationJSON` of several writes.
  public var json: String { [self].explanationJSON }
}

extension Sequence<DocumentExplanation> {
  /// The explanations as JSON, for programs.
  ///
  /// An object whose `pages` hold their number, size, counts of marks and `decisions`: `stage`,
  /// `subject`, `outcome`, `reason`, `box` (x, y, width and height in pixels of the image as
  /// displayed, origin top left) and `evidence` (names and numbers). Keys are sorted, and equal
  /// explanations give equal bytes.
  public var explanationJSON: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let document = ExplanationJSON(pages: map(ExplanationJSON.Page.init))
    // Plain numbers and texts, all finite: nothing in it can fail to be encoded.
    guard let data = try? encoder.encode(document) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }
}

/// The shape of explanations in JSON.
private struct ExplanationJSON: Encodable {
  var version = 1
  var pages: [Page]

  struct Page: Encodable {
    var number: Int
    var width: Double
    var height: Double
    var marks: [String: Int]
    var unsure: [String: Int]
    var decisions: [Decision]

    init(_ explanation: DocumentExplanation) {
      let page = explanation.page
      number = explanation.observation.pageNumber
      width = explanation.observation.imageSize.width
      height = explanation.observation.imageSize.height
      marks = [
        "words": page.words.count, "rules": page.rulingLines.count, "leaders": page.leaders.count,
        "fills": page.fills.count, "boxes": page.drawnBoxes.count,
      ]
      unsure = Dictionary(
        explanation.trace.unsure.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: +)
      decisions = explanation.displayedDecisions.map(Decision.init)
    }
  }

  struct Decision: Encodable {
    var stage: String
    var subject: String
    var outcome: String
    var reason: String
    var box: [String: Double]
    var evidence: [Evidence]

    init(_ decision: LayoutDecision) {
      stage = decision.stage.rawValue
      subject = decision.subject.rawValue
      outcome = decision.outcome.rawValue
      reason = decision.reason
      let box = decision.box
      self.box = [
        "x": Self.plain(box.left), "y": Self.plain(box.top), "width": Self.plain(box.width),
        "height": Self.plain(box.height),
      ]
      evidence = decision.evidence.map { Evidence(name: $0.name, value: Self.plain($0.value)) }
    }

    private static func plain(_ value: Double) -> Double {
      let steps = 1000.0
      let rounded = (value * steps).rounded() / steps
      return rounded.isFinite ? rounded : 0
    }
  }

  struct Evidence: Encodable {
    var name: String
    var value: Double
  }
}
