import DataDetectors

extension DocumentObservation {
  /// What is wrong with the tree; empty for a sound one.
  ///
  /// Checks that each line stands in one leaf, that the whole text holds exactly the leaves' lines,
  /// that tables are rectangles whose cells cover each place once, that detected data lies in order
  /// within its text, that check boxes and
  /// fields lie within their forms, and that confidences and regions are within their bounds. Linear.
  public var invariantViolations: [String] {
    var checker = InvariantChecker()
    checker.walk(self)
    checker.finish(self)
    return checker.violations
  }
}

private struct InvariantChecker: DocumentWalker {
  var violations: [String] = []
  private var leafLines: [RecognizedTextObservation] = []

  mutating func visit(
    _ text: DocumentObservation.Container.Text, role: DocumentObservation.TextRole
  ) {
    leafLines += text.lines
    var end = 0
    for data in text.detectedData {
      guard let range = data.match.utf8Range else {
        violations.append("Data without a place in \(text.transcript.debugDescription).")
        continue
      }
      if range.lowerBound < end || range.upperBound > text.transcript.utf8.count {
        violations.append("Data out of order in \(text.transcript.debugDescription).")
      }
      end = range.upperBound
    }
    for line in text.lines where !(0...1).contains(line.confidence) {
      violations.append("The line \(line) has a confidence outside 0…1.")
    }
    if text.lines.isEmpty { violations.append("A text without lines stands in the tree.") }
  }

  mutating func visit(_ form: DocumentObservation.Container.Form) {
    if !form.text.lines.isEmpty { visit(form.text, role: .paragraph) }
    var end = 0
    for checkbox in form.checkboxes {
      let range = checkbox.utf8Range
      if range.lowerBound < end || range.upperBound > form.text.transcript.utf8.count {
        violations.append("A check box out of order in \(form.text.transcript.debugDescription).")
      }
      if !(0...1).contains(checkbox.confidence) {
        violations.append("A check box has a confidence outside 0…1.")
      }
      end = range.upperBound
    }
    let lines = Set(form.text.lines.map(\.uuid))
    for field in form.fields
    where !lines.isSuperset(of: (field.key.lines + (field.value?.lines ?? [])).map(\.uuid)) {
      violations.append("The field \(field.key.transcript.debugDescription) lies outside its form.")
    }
    if form.checkboxes.isEmpty, form.fields.isEmpty {
      violations.append("A form without check boxes and fields stands in the tree.")
    }
  }

  mutating func visit(_ item: DocumentObservation.Container.List.Item) {
    if let marker = item.marker, marker.lines.last?.uuid != item.content.text.lines.first?.uuid {
      leafLines += marker.lines
    }
    visit(item.content)
  }

  mutating func visit(_ table: DocumentObservation.Container.Table) {
    let places = table.cells.reduce(0) { $0 + $1.rowRange.count * $1.columnRange.count }
    if places != table.rowCount * table.columnCount {
      violations.append("A table's cells cover \(places) of its places, not each once.")
    }
    descend(table)
  }

  mutating func finish(_ observation: DocumentObservation) {
    let whole = observation.document.text.lines.map(\.uuid)
    let leaves = leafLines.map(\.uuid)
    if whole != leaves {
      violations.append(
        "The whole text has \(whole.count) lines, the leaves \(leaves.count), or in another order.")
    }
    for (line, count) in Dictionary(grouping: leaves, by: \.self).mapValues(\.count)
    where count > 1 {
      violations.append("The line \(line) stands in \(count) leaves.")
    }
  }
}
