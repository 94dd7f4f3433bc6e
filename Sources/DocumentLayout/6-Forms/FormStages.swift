internal import DocumentModel

/// The order of the stages that find check boxes and fields.
struct FormStages {
  let thresholds: LayoutThresholds.Forms
  let scale: TextScale
  let page: StraightPage
  let reading: BoxReading
  let blanks: Blanks

  /// Looks at the boxes and blanks of a page.
  ///
  /// n log n.
  init(
    thresholds: LayoutThresholds.Forms, scale: TextScale, page: StraightPage, runs: [TextRun],
    plots: [PageRect], trace: inout LayoutTrace
  ) {
    self.thresholds = thresholds
    self.scale = scale
    self.page = page
    reading = BoxReading(
      thresholds: thresholds, scale: scale,
      printed: PrintedMarks(thresholds: thresholds, scale: scale, runs: runs),
      drawn: DrawnMarks(
        thresholds: thresholds, scale: scale, page: page, plots: plots, trace: &trace))
    blanks = BlankSearch(thresholds: thresholds, scale: scale).blanks(on: page)
  }

  /// Puts boxes into the cells of tables.
  var tables: TableForms {
    TableForms(thresholds: thresholds, scale: scale, reading: reading, blanks: blanks)
  }

  private var fields: FieldReading {
    FieldReading(thresholds: thresholds, scale: scale, blanks: blanks)
  }

  /// Parts lines with boxes from others.
  var grouping: FormGrouping {
    FormGrouping(thresholds: thresholds, scale: scale, reading: reading, fields: fields)
  }

  /// The elements with those paragraphs as forms that are labels with values or room for them.
  ///
  /// n log n.
  func withFields(_ elements: [PageElement], trace: inout LayoutTrace) -> [PageElement] {
    let found = elements.map { element -> PageElement in
      guard let paragraph = element.paragraph, paragraph.role == .paragraph,
        let form = fields.form(of: paragraph)
      else { return element }
      return .form(form)
    }
    let joined = fields.joined(found)
    let tables = elements.compactMap(\.tableBox)
    let search = BlankSearch(thresholds: thresholds, scale: scale)
    let rules = page.horizontals.filter { rule in
      !blanks.rules.contains(rule)
        && !tables.contains { box in
          box.expanded(by: scale.textHeight).y.contains(rule.position) && box.x.overlaps(rule.span)
        } && !search.meetsUpright(rule, on: page)
    }
    let text = PageRect.bounding(page.words.lazy.map(\.box))
    let ruled = RuledLabels(
      thresholds: thresholds, scale: scale, rules: rules, textWidth: text?.width ?? 0
    ).withForms(joined)
    for element in ruled {
      for box in element.boxes { trace.record(.box(box)) }
      for field in element.form?.fields ?? [] { trace.record(.field(field)) }
    }
    return ruled
  }
}

extension PageElement {
  /// The form, if it is one.
  var form: FormDraft? { if case .form(let form) = self { form } else { nil } }

  /// All check boxes in it.
  fileprivate var boxes: [BoxDraft] {
    switch self {
    case .form(let form): form.boxes
    case .table(let table): table.cells.flatMap { $0.form?.boxes ?? [] }
    case .list(let list): list.boxes
    case .paragraph: []
    }
  }

  /// The area of the table, if it is one.
  fileprivate var tableBox: PageRect? {
    if case .table(let table) = self { table.box } else { nil }
  }
}

extension ListDraft {
  /// The check boxes that its items and those within begin with.
  fileprivate var boxes: [BoxDraft] {
    items.flatMap { item in
      (item.marker?.box.map { mark in
        [BoxDraft(mark: mark, line: 0, place: 0, label: item.lines.flatMap(\.words))]
      } ?? []) + item.lists.flatMap(\.boxes)
    }
  }
}
