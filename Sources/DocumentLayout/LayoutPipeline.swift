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

  /// Makes a pipeline that goes by other thresholds, to see what each is worth.
  package init(options: LayoutOptions = LayoutOptions(), thresholds: LayoutThresholds) {
    self.options = options
    self.thresholds = thresholds
  }

  /// Lays a page out.
  ///
  /// A page without words gives an observation with an empty container.
  ///
  /// A page of vertical text is laid out turned by a quarter; only regions come back from there, so
  /// that it has no grids to read again.
  public func layout(_ page: WordPage) -> PageLayout {
    guard let turned = VerticalTurning.turned(page) else { return layout(level: page) }
    let layout = layout(level: turned)
    return PageLayout(observation: layout.observation, grids: [], trace: layout.trace)
  }

  private func layout(level page: WordPage) -> PageLayout {
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
    let runs = MarkerJoining(
      thresholds: thresholds.lines, rows: RowLinking(thresholds: thresholds.lines, scale: scale)
    ).joined(
      RunGrouping(thresholds: thresholds.lines, scale: scale).runs(of: straight), on: straight)

    if options.recordsDecisions { trace.startRecording(straight.slant) }

    let plots = PlotSearch(thresholds: thresholds.tables, scale: scale)
      .plots(horizontals: straight.horizontals, verticals: straight.verticals, runs: runs)
    let forms = FormStages(
      thresholds: thresholds.forms, scale: scale, page: straight, runs: runs, plots: plots,
      trace: &trace)

    // 3-Regions
    let direction = PageDirection(thresholds: thresholds.regions, scale: scale)
    let isRightToLeft = direction.isRightToLeft(runs)
    let areas = areas(of: straight, runs: runs, scale, without: forms.blanks.rules, &trace)
    let furniture = FurnitureFinding(
      thresholds: thresholds.regions,
      rows: RowLinking(thresholds: thresholds.lines, scale: scale)
    ).division(of: runs, outside: areas.map(\.box) + straight.providedTables.map(\.box))
    let divided = regions(
      of: furniture.body, areas, straight, scale, without: forms.blanks.rules,
      isRightToLeft: isRightToLeft, &trace)
    let footnotes = FootnoteFinding(
      thresholds: thresholds.regions, paragraphs: thresholds.paragraphs,
      rows: RowLinking(thresholds: thresholds.lines, scale: scale),
      horizontals: straight.horizontals
    ).division(of: divided)
    let regions = footnotes.body
    trace.regions = regions.compactMap { region in
      PageRect.bounding(region.runs.lazy.map(\.box)).map(straight.slant.original)
    }

    // 4-Tables
    let parted = regions.map { region in
      FlowStacking.Region(
        region: region,
        parts: TableStages(
          thresholds: thresholds, scale: scale, page: straight, search: options.tables,
          forms: forms.tables, plots: plots
        ).parts(of: region, trace: &trace))
    }

    // 5-Lists, 6-Forms, 6-Paragraphs
    let flows = FlowStacking(
      thresholds: thresholds.lists, scale: scale, fixed: straight.drawnBoxes.map(\.box)
    ).flows(of: parted)
    let body = TextStages(
      thresholds: thresholds, scale: scale, page: straight, forms: forms, direction: direction,
      isRightToLeft: isRightToLeft
    ).elements(of: flows, trace: &trace)
    var elements = RoleFinding(thresholds: thresholds.paragraphs, scale: scale)
      .withRoles(furniture.head + body + footnotes.notes + furniture.foot)
    for paragraph in elements.lazy.compactMap(\.paragraph) {
      trace.record(.role(paragraph, scale: scale))
    }
    elements = forms.withFields(elements, trace: &trace)
    trace.stopRecording()

    // 7-Assembly
    let assembly = TreeAssembly(
      thresholds: thresholds.assembly, scale: scale, formThresholds: thresholds.forms,
      paragraphThresholds: thresholds.paragraphs, isRightToLeft: isRightToLeft)
    let tree = assembly.tree(of: elements, page: page, slant: straight.slant)
    let observation = DocumentObservation(
      document: DocumentObservation.Container(blocks: tree.blocks),
      pageNumber: page.sourcePageNumber ?? 1,
      imageSize: CGSize(width: page.displayedSize.width, height: page.displayedSize.height),
      wordsBelowMinimumHeight: assembly.words(selection.dropped, of: page), notes: page.notes,
      originatingRequestDescriptor: options.request)
    return PageLayout(observation: observation, grids: tree.grids, trace: trace)
  }

  private func areas(
    of page: StraightPage, runs: [TextRun], _ scale: TextScale,
    without blanks: Set<StraightPage.Rule>, _ trace: inout LayoutTrace
  ) -> [RuledArea] {
    guard options.tables != .provided else { return [] }
    let joining = RuleJoining(thresholds: thresholds.regions, scale: scale)
    let cells = FilledCells(thresholds: thresholds.regions, scale: scale).edges(of: page.fills)
    let horizontals = joining.joined(page.horizontals.filter { !blanks.contains($0) } + cells)
    let verticals = joining.joined(page.verticals)
    let areas = RuledAreaSearch(thresholds: thresholds.regions, scale: scale)
      .areas(horizontals: horizontals, verticals: verticals, trace: &trace)
    let shades = ShadedRows(thresholds: thresholds.regions, scale: scale)
      .edges(of: page.fills, runs: runs)
    let stacks = RuleStackSearch(
      thresholds: thresholds.regions, scale: scale, shades: Set(shades)
    ).areas(horizontals: horizontals + shades, outside: areas.map(\.box), runs: runs, trace: &trace)
    let rows = RowLinking(thresholds: thresholds.lines, scale: scale)
    let bands = RuleBandSearch(thresholds: thresholds.regions, scale: scale, rows: rows)
      .areas(
        horizontals: horizontals, verticals: verticals,
        outside: (areas + stacks).map(\.box), runs: runs, trace: &trace)
    let open = OpenColumnSearch(thresholds: thresholds.regions, scale: scale)
      .widened(areas, runs: runs)
    let headed = OpenHeadSearch(thresholds: thresholds.regions, scale: scale, rows: rows)
      .widened(open + bands + stacks, runs: runs, fills: page.fills)
    return OpenTotalSearch(thresholds: thresholds.regions, scale: scale, rows: rows)
      .widened(headed, runs: runs)
  }

  private func regions(
    of runs: [TextRun], _ areas: [RuledArea], _ page: StraightPage, _ scale: TextScale,
    without blanks: Set<StraightPage.Rule>, isRightToLeft: Bool, _ trace: inout LayoutTrace
  ) -> [PageRegion] {
    let items = AreaClaiming(thresholds: thresholds.regions, scale: scale)
      .items(of: runs, provided: page.providedTables, ruled: areas)
    let gutters = GutterSearch(thresholds: thresholds.regions, scale: scale)
    return RegionDivision(
      thresholds: thresholds.regions,
      gutters: gutters,
      judgement: GutterJudgement(
        thresholds: thresholds.regions, scale: scale,
        horizontals: RuleJoining(thresholds: thresholds.regions, scale: scale)
          .joined(page.horizontals.filter { !blanks.contains($0) }),
        spread: SpreadColumns(
          thresholds: thresholds.regions, scale: scale,
          rows: RowLinking(thresholds: thresholds.lines, scale: scale), gutters: gutters)),
      isRightToLeft: isRightToLeft
    ).regions(of: items, trace: &trace)
  }
}
