internal import DocumentModel

extension TreeAssembly {
  /// A list; `above` heads the check boxes that its items begin with.
  func list(
    _ draft: ListDraft, above: DocumentObservation.Container.Text?, slant: Slant,
    _ factory: inout ObservationFactory
  ) -> DocumentObservation.Container.List {
    let items = draft.items.map { item($0, above: above, slant: slant, &factory) }
    return DocumentObservation.Container.List(items: items)
  }

  private func item(
    _ draft: ListDraft.Item, above: DocumentObservation.Container.Text?, slant: Slant,
    _ factory: inout ObservationFactory
  ) -> DocumentObservation.Container.List.Item {
    typealias Text = DocumentObservation.Container.Text
    let lines = draft.lines.map { factory.line($0.words) }
    var marker: Text?
    var blocks: [DocumentObservation.Block] = []
    if let first = lines.first {
      let printed = draft.marker.box?.words.compactMap { first.ranges[$0]?.upperBound }.max()
      let count = printed ?? draft.marker.utf8Count
      let string = first.observation.transcript.utf8
      let isSpaced = count > 0 && string.dropFirst(count).first == UInt8(ascii: " ")
      let isWhole = draft.lines.first?.words.first?.text.utf8.count == count
      let markerWords = draft.marker.box?.words.count ?? (isWhole ? 1 : 0)
      if count > 0 {
        marker = Text(
          startOf: first.observation, utf8Count: count,
          words: first.hasWordSpaces ? Array(first.words.prefix(markerWords)) : nil)
      }
      let words = lines.flatMap(\.words).dropFirst(markerWords)
      let text = Text(
        lines: lines.map(\.observation),
        words: lines.allSatisfy(\.hasWordSpaces) ? Array(words) : nil,
        skippedPrefixes: [count + (isSpaced ? 1 : 0)])
      blocks.append(
        draft.marker.box.map { .form(form(of: $0, text, above: above, slant: slant, factory)) }
          ?? .text(text, .paragraph))
    }
    for inner in draft.lists {
      blocks.append(.list(list(inner, above: nil, slant: slant, &factory)))
    }
    return DocumentObservation.Container.List.Item(
      content: DocumentObservation.Container(blocks: blocks), marker: marker,
      markerType: marker == nil ? nil : draft.marker.family.kind)
  }

  /// The text of an item with the box that marks it.
  private func form(
    of mark: BoxMark, _ text: DocumentObservation.Container.Text,
    above: DocumentObservation.Container.Text?, slant: Slant, _ factory: ObservationFactory
  ) -> DocumentObservation.Container.Form {
    let assembly = FormAssembly(.empty, lines: [], page: factory.page, slant: slant)
    let draft = FormDraft(lines: [], boxes: [BoxDraft(mark: mark, line: 0, place: 0)])
    let boxes = assembly.form(of: draft, above: above).checkboxes.map { box in
      DocumentObservation.Container.Checkbox(
        isChecked: box.isChecked, confidence: box.confidence, label: text,
        groupLabel: box.groupLabel, boundingRegion: box.boundingRegion, utf8Range: 0..<0)
    }
    return DocumentObservation.Container.Form(text: text, checkboxes: boxes)
  }
}

extension ListDraft {
  /// The area of the items.
  var box: PageRect? {
    PageRect.bounding(items.flatMap { $0.lines.map(\.box) })
  }
}
