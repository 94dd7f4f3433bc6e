public import DocumentModel
internal import Foundation

/// Turns the words and marks of a page into a document tree.
///
/// The order of the stages is stated here and nowhere else; each gets the one before's result, its
/// own slice of the thresholds, and the page's scale. Words in are words out: each word with a
/// visible character stands in exactly one leaf of the tree. The same page scaled, moved, or with its
/// words in another order gives the same tree. No input makes it trap. n log n in words and rules.
public struct LayoutPipeline: Sendable {
  /// What the caller asked for.
  public let options: LayoutOptions
  let thresholds: LayoutThresholds

  /// Makes a pipeline.
  public init(options: LayoutOptions = LayoutOptions()) {
    self.init(options: options, thresholds: LayoutThresholds())
  }

  init(options: LayoutOptions, thresholds: LayoutThresholds) {
    self.options = options
    self.thresholds = thresholds
  }

  /// Lays a page out.
  ///
  /// A page without words gives an observation with an empty container.
  public func layout(_ page: WordPage) -> PageLayout {
    var trace = LayoutTrace()

    // 1-Scale
    let measured = WordMeasurement(thresholds: thresholds.scale).words(of: page)
    let selection = SmallTextSelection(minimum: options.minimumTextHeightFraction)
      .selection(of: measured, on: page)
    let scale = ScaleMeasurement(thresholds: thresholds.scale).scale(of: selection.kept)
    if scale.pitchCount == 0, scale.wordCount > 0 { trace.unsure[.scale, default: 0] += 1 }

    // 2-Lines
    let slant = SlantEstimation(thresholds: thresholds.lines, scale: scale)
      .slant(of: selection.kept)
    if slant == nil, scale.wordCount > 0 { trace.unsure[.lines, default: 0] += 1 }
    let straight = Straightening(thresholds: thresholds.lines, scale: scale)
      .straight(selection.kept, of: page, slant: slant ?? .none)
    let runs = RunGrouping(thresholds: thresholds.lines, scale: scale).runs(of: straight)

    if options.recordsDecisions { trace.startRecording(straight.slant) }

    let forms = FormStages(
      thresholds: thresholds.forms, scale: scale, page: straight, runs: runs, trace: &trace)

    // 3-Regions
    let regions = regions(
      of: runs, straight, scale, without: forms.blanks.rules, &trace)
    trace.regions = regions.compactMap { region in
      PageRect.bounding(region.runs.lazy.map(\.box)).map(straight.slant.original)
    }

    // 4-Tables, 5-Lists, 6-Forms, 6-Paragraphs
    var elements: [PageElement] = []
    for region in regions {
      let parts = TableStages(
        thresholds: thresholds, scale: scale, page: straight, search: options.tables,
        forms: forms.tables
      ).parts(of: region, trace: &trace)
      for part in parts {
        switch part {
        case .table(let draft): elements.append(.table(forms.tables.withBoxes(draft)))
        case .lines(let lines): elements += texts(of: lines, scale, forms.grouping, &trace)
        }
      }
    }
    elements = RoleFinding(thresholds: thresholds.paragraphs, scale: scale).withRoles(elements)
    for paragraph in elements.lazy.compactMap(\.paragraph) {
      trace.record(.role(paragraph, scale: scale))
    }
    elements = forms.withFields(elements, trace: &trace)
    trace.stopRecording()

    // 7-Assembly
    let assembly = TreeAssembly(
      thresholds: thresholds.assembly, scale: scale, formThresholds: thresholds.forms)
    let tree = assembly.tree(of: elements, page: page, slant: straight.slant)
    let observation = DocumentObservation(
      document: DocumentObservation.Container(blocks: tree.blocks),
      pageNumber: page.sourcePageNumber ?? 1,
      imageSize: CGSize(width: page.displayedSize.width, height: page.displayedSize.height),
      wordsBelowMinimumHeight: assembly.words(selection.dropped, of: page),
      originatingRequestDescriptor: options.request)
    return PageLayout(observation: observation, grids: tree.grids, trace: trace)
  }

  private func regions(
    of runs: [TextRun], _ page: StraightPage, _ scale: TextScale,
    without blanks: Set<StraightPage.Rule>, _ trace: inout LayoutTrace
  ) -> [PageRegion] {
    let joining = RuleJoining(thresholds: thresholds.regions, scale: scale)
    let horizontals = joining.joined(page.horizontals.filter { !blanks.contains($0) })
    let areas = RuledAreaSearch(thresholds: thresholds.regions, scale: scale)
      .areas(horizontals: horizontals, verticals: joining.joined(page.verticals), trace: &trace)
    let stacks = RuleStackSearch(thresholds: thresholds.regions, scale: scale)
      .areas(horizontals: horizontals, outside: areas.map(\.box), runs: runs, trace: &trace)
    let open = OpenColumnSearch(thresholds: thresholds.regions, scale: scale)
      .widened(areas, runs: runs)
    let widened =
      OpenHeadSearch(
        thresholds: thresholds.regions, scale: scale,
        rows: RowLinking(thresholds: thresholds.lines, scale: scale)
      ).widened(open, runs: runs, fills: page.fills) + stacks
    let items = AreaClaiming(thresholds: thresholds.regions, scale: scale)
      .items(
        of: runs, provided: page.providedTables, ruled: options.tables == .provided ? [] : widened)
    return RegionDivision(
      thresholds: thresholds.regions,
      gutters: GutterSearch(thresholds: thresholds.regions, scale: scale),
      judgement: GutterJudgement(
        thresholds: thresholds.regions, scale: scale, horizontals: horizontals),
      isRightToLeft: WordOrder.isRightToLeft(page.words)
    ).regions(of: items, trace: &trace)
  }

  private func texts(
    of lines: [TextLine], _ scale: TextScale, _ forms: FormGrouping, _ trace: inout LayoutTrace
  ) -> [PageElement] {
    let markers = forms.markers(
      of: lines, MarkerReading(thresholds: thresholds.lists, scale: scale).markers(of: lines))
    let segments = ListGrouping(thresholds: thresholds.lists, scale: scale)
      .segments(of: lines, markers: markers, trace: &trace)
    let grouping = ParagraphGrouping(thresholds: thresholds.paragraphs, scale: scale)
    return segments.flatMap { segment -> [PageElement] in
      switch segment {
      case .list(let list): [.list(list)]
      case .lines(let lines):
        forms.segments(of: lines).flatMap { segment -> [PageElement] in
          switch segment {
          case .form(let form): [.form(form)]
          case .lines(let plain): grouping.paragraphs(of: plain).map(PageElement.paragraph)
          }
        }
      }
    }
  }
}
