internal import DocumentModel

/// Finds labels that stand under or over a rule to write on, as under signatures.
///
/// The rule: every piece of a line has a rule of its own right above it, or below it with room to write
/// between; the rule is no wider than a part of the page's text and belongs to no table. Text that
/// stands on the rule is the value.
struct RuledLabels {
  let thresholds: LayoutThresholds.Forms
  let scale: TextScale
  /// The page's horizontal rules, sorted from the top, without those of tables.
  let rules: [StraightPage.Rule]
  /// The width of the page's text.
  let textWidth: Double

  /// The elements with labels of rules as forms, each with the value on its rules.
  ///
  /// n log n.
  func withForms(_ elements: [PageElement]) -> [PageElement] {
    var result: [PageElement] = []
    for element in elements {
      let lines = element.plainLines
      guard let line = lines.last, lines.count <= 2, let found = labels(line) else {
        result.append(element)
        continue
      }
      // Value and label may be near enough to be one paragraph.
      let isWhole = lines.count == 1
      let before = isWhole ? result.last?.plainLines ?? [] : Array(lines.dropLast())
      let above = before.count == 1 && found.allSatisfy(\.isAbove) ? before.first : nil
      let places = above.flatMap { self.places(of: $0, on: found.map(\.rule)) }
      guard isWhole || places != nil else {
        result.append(element)
        continue
      }
      var form = FormDraft(lines: [line.words])
      var values: [[LayoutWord]] = found.map { _ in [] }
      if let above, let places {
        if isWhole { result.removeLast() }
        form.lines.insert(above.words, at: 0)
        for (run, place) in zip(above.runs, places) { values[place] += run.words }
      }
      for (index, label) in found.enumerated() {
        let rule = label.rule
        form.fields.append(
          FieldDraft(
            key: line.runs[index].words, value: values[index],
            blank: PageRect(
              x: rule.span, y: Interval(rule.position - scale.textHeight, rule.position))))
      }
      result.append(.form(form))
    }
    return result
  }

  private struct Label {
    let rule: StraightPage.Rule
    /// Whether the rule is above the label.
    let isAbove: Bool
  }

  private func labels(_ line: TextLine) -> [Label]? {
    var labels: [Label] = []
    for run in line.runs {
      guard run.words.isLabel(fewestLetters: thresholds.fewestKeyLetters),
        run.words.count <= thresholds.mostKeyWords,
        let label = label(of: run)
      else { return nil }
      labels.append(label)
    }
    // One rule can't be that of two labels.
    return Set(labels.map(\.rule)).count == labels.count ? labels : nil
  }

  private func label(of run: TextRun) -> Label? {
    let farthest = scale.length(thresholds.farthestLabel)
    let nearest = scale.length(thresholds.nearestLabel)
    let start = rules.firstPosition(atLeast: run.box.top - farthest)
    var label: Label?
    for rule in rules[start...] {
      guard rule.position <= run.baseline + nearest + farthest else { break }
      let isRoom =
        rule.span.contains(run.box.x.center)
        && rule.span.length >= scale.length(thresholds.shortestBlank) * 2
        && rule.span.length <= textWidth * thresholds.widestBlank.value
        && rule.span.length >= run.box.width
      guard isRoom else { continue }
      if rule.position <= run.box.top + scale.length(thresholds.cellTolerance) {
        label = Label(rule: rule, isAbove: true)
      } else if label == nil, rule.position >= run.baseline + nearest {
        label = Label(rule: rule, isAbove: false)
      }
    }
    return label
  }

  /// For each run of a line the rule it stands on; `nil` where one stands on none.
  private func places(of line: TextLine, on rules: [StraightPage.Rule]) -> [Int]? {
    var places: [Int] = []
    for run in line.runs {
      let place = rules.firstIndex { rule in
        rule.span.expanded(by: scale.characterWidth).contains(run.box.x)
          && rule.position >= run.baseline - scale.length(thresholds.blankReach)
          && rule.position - run.baseline <= scale.length(thresholds.nearestLabel)
      }
      guard let place else { return nil }
      places.append(place)
    }
    return places
  }
}

extension PageElement {
  /// The lines of a paragraph that is running text.
  fileprivate var plainLines: [TextLine] {
    guard let paragraph, paragraph.role == .paragraph else { return [] }
    return paragraph.lines
  }
}
