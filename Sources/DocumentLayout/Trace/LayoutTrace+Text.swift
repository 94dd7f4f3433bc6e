internal import DocumentModel

extension LayoutTrace: CustomStringConvertible {
  /// The decisions as text for people: one a line, grouped by stage, what was asked first above.
  public var description: String {
    var lines: [String] = []
    for stage in LayoutStage.allCases {
      let own = decisions.filter { $0.stage == stage }
      let count = unsure[stage] ?? 0
      guard !own.isEmpty || count > 0 else { continue }
      lines.append(stage.rawValue + (count > 0 ? " (unsure: \(count))" : ""))
      lines += own.map { "  " + $0.description }
    }
    return lines.joined(separator: "\n")
  }
}

extension LayoutDecision: CustomStringConvertible {
  /// The answer with its place, reason and evidence, on one line.
  public var description: String {
    let place = [box.left, box.top, box.right, box.bottom].map { $0.rounded().plain }
    let facts = evidence.map { "\($0.name) \($0.value.plain)" }.joined(separator: ", ")
    return
      "\(outcome.rawValue) \(subject.name) at \(place[0]),\(place[1])–\(place[2]),\(place[3]): "
      + reason + (facts.isEmpty ? "" : " (\(facts))")
  }
}

extension LayoutDecision.Subject {
  /// The subject in plain words.
  public var name: String {
    switch self {
    case .ruledArea: "ruled area"
    case .ruleStack: "stack of rules"
    case .columnGutter: "column gutter"
    case .alignedLines: "aligned lines"
    case .table: "table"
    case .tableHeader: "table header"
    case .listMarker: "list marker"
    case .list: "list"
    case .checkbox: "check box"
    case .field: "field"
    case .textRole: "text role"
    }
  }
}

extension Double {
  /// How many steps of a unit are told apart: two decimals.
  private static let steps = 100.0

  /// The number with two decimals at most, and none where it is whole.
  fileprivate var plain: String {
    guard isFinite else { return "?" }
    let text = "\((self * Self.steps).rounded() / Self.steps)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
