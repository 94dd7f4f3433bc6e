public import DocumentLayout
public import DocumentModel
import Foundation

/// A page's observation, with what led to it.
///
/// Says for every part of the page that was looked at, as a table, a column, a list, which stage took or refused it and on what
/// evidence: as text (``description``), as JSON (``json``), as layers of a picture
/// (``overlay(over:orientation:limits:layers:)``), and as values in ``trace``, whose types are those of the
/// module `DocumentLayout`.
public struct DocumentExplanation: Codable, Hashable, Sendable {
  /// What was understood of the page; the same as without an explanation.
  public let observation: DocumentObservation
  /// The words and marks that it was understood from.
  public let page: WordPage
  /// What was considered, and why it was taken or left; positions are pixels of the upright page.
  public let trace: LayoutTrace

  /// Makes an explanation of its parts.
  public init(observation: DocumentObservation, page: WordPage, trace: LayoutTrace) {
    self.observation = observation
    self.page = page
    self.trace = trace
  }
}

extension DocumentExplanation {
  /// The decisions with their boxes in pixels of the image as displayed, origin top left.
  var displayedDecisions: [LayoutDecision] {
    trace.decisions.map { $0.moved(to: displayed($0.box)) }
  }

  /// The box in the displayed image that holds a box of the upright page.
  func displayed(_ box: PageRect) -> PageRect {
    let region = page.region(of: box).boundingBox
      .toImageCoordinates(observation.imageSize, origin: .upperLeft)
    return PageRect(
      left: region.minX, top: region.minY, right: region.maxX, bottom: region.maxY)
  }
}

extension DocumentExplanation: CustomStringConvertible {
  /// The explanation as text for people: what the page holds, then each decision on a line.
  ///
  /// Positions are pixels of the image as displayed, origin top left.
  public var description: String {
    let size = observation.imageSize
    let level = page.rulingLines.count { $0.axis == .horizontal }
    let marks = [
      "\(page.words.count) words",
      "\(level) horizontal and \(page.rulingLines.count - level) vertical rules",
      "\(page.leaders.count) leaders", "\(page.fills.count) fills",
      "\(page.drawnBoxes.count) boxes",
    ].joined(separator: ", ")
    var shown = trace
    shown.decisions = displayedDecisions
    return "page \(observation.pageNumber), \(Int(size.width))×\(Int(size.height)): \(marks)\n"
      + shown.description
  }
}
