public import DocumentModel

/// One thing that a stage of layout considered: what, where, the answer and the evidence.
public struct LayoutDecision: Codable, Hashable, Sendable {
  /// The stage that decided.
  public let stage: LayoutStage
  /// What was considered.
  public let subject: Subject
  /// Where it lies, in pixels of the upright page.
  public let box: PageRect
  /// The answer.
  public let outcome: Outcome
  /// Why, in a few words.
  public let reason: String
  /// What the answer rests on, in the order it was asked.
  public let evidence: [Evidence]

  init(
    _ stage: LayoutStage, _ subject: Subject, _ box: PageRect, _ outcome: Outcome, _ reason: String,
    _ evidence: [Evidence] = []
  ) {
    self.stage = stage
    self.subject = subject
    self.box = box
    self.outcome = outcome
    self.reason = reason
    self.evidence = evidence
  }

  /// What a stage can consider.
  public enum Subject: String, Codable, Hashable, Sendable, CaseIterable {
    /// Rules that may cut an area into cells.
    case ruledArea
    /// Horizontal rules above each other that may part the rows of a table.
    case ruleStack
    /// A white strip that may part columns of text.
    case columnGutter
    /// Lines that may be rows of a table by their alignment.
    case alignedLines
    /// A proposed table with its rows and columns.
    case table
    /// The first rows of a table, as its header.
    case tableHeader
    /// A line that begins like an item of a list.
    case listMarker
    /// Items that follow each other.
    case list
    /// A square that may be ticked.
    case checkbox
    /// A label with its value, or with room for one.
    case field
    /// A text that is more than running text.
    case textRole
  }

  /// What a stage can answer.
  public enum Outcome: String, Codable, Hashable, Sendable, CaseIterable {
    /// It is what it was looked at for.
    case accepted
    /// It isn't.
    case refused
    /// Neither was sure; it is not taken.
    case unsure
  }

  /// One thing that an answer rests on.
  public struct Evidence: Codable, Hashable, Sendable {
    /// What was measured or counted, in a few words.
    public let name: String
    /// What it came to.
    public let value: Double

    init(_ name: String, _ value: Double) {
      self.name = name
      self.value = value
    }

    init(_ name: String, _ value: Int) { self.init(name, Double(value)) }
  }

  /// The same decision at another place.
  package func moved(to box: PageRect) -> LayoutDecision {
    LayoutDecision(stage, subject, box, outcome, reason, evidence)
  }
}
