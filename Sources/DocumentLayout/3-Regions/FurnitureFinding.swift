internal import DocumentModel

/// Finds the running head and foot of a page before its text is divided.
///
/// The rule: the first or last row of the page, parted from the rest by much white, is furniture if it
/// holds a page number, or is set in smaller type than the body. Found first, since such rows reach
/// over columns and would be read in the midst of them. A row that is a drawn table's is none.
struct FurnitureFinding {
  let thresholds: LayoutThresholds.Regions
  let rows: RowLinking

  /// The parts of a page.
  struct Division {
    /// The runs of the head and the foot, each with what it serves as, in order.
    var head: [PageElement] = []
    /// The runs of the foot.
    var foot: [PageElement] = []
    /// Everything else.
    var body: [TextRun] = []
  }

  /// Parts runs into head, body and foot; every run is in one of them.
  ///
  /// n log n.
  func division(of runs: [TextRun], outside areas: [PageRect]) -> Division {
    var division = Division(body: runs)
    let chains = rows.rows(of: runs.map(\.box), baselines: runs.map(\.baseline))
    guard chains.count >= thresholds.fewestBodyRows else { return division }
    let boxes = chains.map { chain in PageRect.bounding(chain.map { runs[$0].box }) }
    func isFurniture(_ row: Int, rest: [PageRect?]) -> Bool {
      guard let box = boxes[row], !areas.contains(where: { $0.overlaps(box) }) else { return false }
      let body = PageRect.bounding(rest.lazy.compactMap(\.self))
      let white = rest.lazy.compactMap(\.self).map { $0.y.gap(to: box.y) }.min() ?? 0
      return white >= rows.scale.length(thresholds.furnitureGap)
        && hasFurnitureType(chains[row].map { runs[$0] }, body: body?.width ?? 0)
    }
    var taken: Set<Int> = []
    let last = chains.count - 1
    if isFurniture(0, rest: Array(boxes.dropFirst())) {
      division.head = elements(chains[0].map { runs[$0] }, .pageHeader)
      taken.formUnion(chains[0])
    }
    if isFurniture(last, rest: boxes.dropLast()) {
      division.foot = elements(chains[last].map { runs[$0] }, .pageFooter)
      taken.formUnion(chains[last])
    }
    division.body = runs.indices.filter { !taken.contains($0) }.map { runs[$0] }
    return division
  }

  private func hasFurnitureType(_ row: [TextRun], body width: Double) -> Bool {
    guard row.count <= thresholds.mostFurnitureRuns,
      row.allSatisfy({ $0.words.count <= thresholds.mostFurnitureWords })
    else { return false }
    let body = rows.scale.typeSize
    let size = row.lazy.flatMap(\.words).typeSize ?? body
    guard size <= body * thresholds.largestFurniture.value else { return false }
    return row.contains { $0.words.isPageNumber }
      || size <= body * thresholds.smallFurniture.value
        && row.allSatisfy { $0.box.width <= width * thresholds.widestFurniture.value }
  }

  private func elements(
    _ row: [TextRun], _ role: DocumentObservation.TextRole
  ) -> [PageElement] {
    row.compactMap { run in
      TextLine([run]).map {
        .paragraph(
          ParagraphDraft(lines: [$0], role: run.words.isPageNumber ? .pageNumber : role))
      }
    }
  }
}
