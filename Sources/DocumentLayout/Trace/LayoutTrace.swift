public import DocumentModel

/// What the stages considered, and why they took it or left it.
///
/// ``decisions`` are recorded only where ``LayoutOptions/recordsDecisions`` asks for them.
public struct LayoutTrace: Codable, Hashable, Sendable {
  /// The parts of the page that were looked at as tables, in reading order.
  public var tables: [TableCandidate] = []
  /// The regions the page was divided into, in reading order, in pixels of the upright page.
  public var regions: [PageRect] = []
  /// How many answers of each stage were unsure.
  public var unsure: [LayoutStage: Int] = [:]
  /// Everything that was considered, in the order it was decided; empty unless asked for.
  public var decisions: [LayoutDecision] = []

  /// Makes a trace of nothing.
  public init() {}

  private enum CodingKeys: CodingKey { case tables, regions, unsure, decisions }

  /// How positions get back to the page as given; `nil` where nothing is recorded.
  private var recording: Slant?

  /// A part of a page that was looked at as a table.
  public struct TableCandidate: Codable, Hashable, Sendable {
    /// Its area, in pixels of the upright page.
    public let box: PageRect
    /// What speaks for and against it.
    public let evidence: TableEvidence
    /// What was decided.
    public let verdict: TableVerdict
  }
}

extension LayoutTrace {
  /// Begins to record decisions on a page that was straightened.
  mutating func startRecording(_ slant: Slant) { recording = slant }

  /// Ends recording; what was recorded stays.
  mutating func stopRecording() { recording = nil }

  /// Records a decision, whose box is given on the straightened page.
  ///
  /// Costs nothing where nothing is recorded: the decision isn't even made.
  mutating func record(_ decision: @autoclosure () -> LayoutDecision?) {
    guard let slant = recording, let decision = decision() else { return }
    decisions.append(decision.moved(to: slant.original(decision.box)))
  }
}
