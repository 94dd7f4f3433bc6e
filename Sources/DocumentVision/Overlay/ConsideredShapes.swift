import DocumentLayout
import DocumentModel
import Foundation

/// Collects the outlines of what layout was given and what it considered.
struct ConsideredShapes {
  let shapes: [OverlayShape]

  init(_ explanation: DocumentExplanation) {
    let page = explanation.page
    let size = explanation.observation.imageSize
    func shape(
      _ layer: OverlayLayer, _ box: PageRect, _ style: OverlayStyle, _ title: String
    ) -> OverlayShape {
      OverlayShape(layer, page.region(of: box), in: size, style, title: title)
    }
    shapes =
      page.fills.map { shape(.fills, $0.box, .fill, "fill") }
      + page.rulingLines.map { shape(.rules, $0.box, .rule, "\($0.stroke.rawValue) rule") }
      + page.leaders.map { shape(.rules, $0.box, .leader, "leader") }
      + page.drawnBoxes.map { shape(.rules, $0.box, .drawnBox, "box") }
      // What was taken covers what was refused.
      + explanation.trace.decisions.filter { $0.outcome != .accepted }.map {
        shape(Self.layer(of: $0), $0.box, Self.style(of: $0), Self.title(of: $0))
      }
      + explanation.trace.decisions.filter { $0.outcome == .accepted }.map {
        shape(Self.layer(of: $0), $0.box, Self.style(of: $0), Self.title(of: $0))
      }
  }

  private static func layer(of decision: LayoutDecision) -> OverlayLayer {
    decision.subject == .columnGutter ? .gutters : .candidates
  }

  private static func style(of decision: LayoutDecision) -> OverlayStyle {
    switch decision.outcome {
    case .accepted: decision.subject == .columnGutter ? .gutter : .accepted
    case .refused: .refused
    case .unsure: .unsure
    }
  }

  private static func title(of decision: LayoutDecision) -> String {
    "\(decision.outcome.rawValue) \(decision.subject.name): \(decision.reason)"
  }
}
