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
    var marker: DocumentObservation.Container.Text?
    var blocks: [DocumentObservation.Block] = []
    for (place, part) in draft.parts.enumerated() {
      switch part {
      case .paragraph(let lines) where place == 0:
        let start = start(of: lines, marker: draft.marker, &factory)
        marker = start.marker
        blocks.append(
          draft.marker?.box.map {
            .form(form(of: $0, start.text, above: above, slant: slant, factory))
          } ?? .text(start.text, .paragraph))
      case .paragraph(let lines):
        blocks.append(.text(text(of: lines, &factory), .paragraph))
      case .code(let lines): blocks.append(.text(text(of: lines, isCode: true, &factory), .code))
      case .list(let inner):
        blocks.append(.list(list(inner, above: nil, slant: slant, &factory)))
      }
    }
    return DocumentObservation.Container.List.Item(
      content: DocumentObservation.Container(blocks: blocks), marker: marker,
      markerType: marker == nil ? nil : draft.marker?.family.kind)
  }

  /// The first paragraph of an item, with the marker and without.
  private func start(
    of lines: [TextLine], marker: ListMarker?, _ factory: inout ObservationFactory
  ) -> (marker: DocumentObservation.Container.Text?, text: DocumentObservation.Container.Text) {
    typealias Text = DocumentObservation.Container.Text
    let isRightToLeft = factory.isRightToLeft(lines.flatMap(\.words))
    let word = WordOrder.logical(lines.first?.words ?? [], isRightToLeft: isRightToLeft).first
    if let printed = marker?.printed, let word { factory.printed[word.index] = printed }
    let made = lines.map {
      factory.line($0.words, goesOn: $0.goesOn, isRightToLeft: isRightToLeft)
    }
    let hasWordSpaces = made.allSatisfy(\.hasWordSpaces)
    var own: Text?
    var (count, markerWords) = (0, 0)
    if let first = made.first, let marker {
      let boxed = marker.box?.words.compactMap { first.ranges[$0]?.upperBound }.max()
      count = boxed ?? marker.printed?.utf8.count ?? marker.utf8Count
      let isWhole = marker.printed != nil || word?.text.utf8.count == count
      markerWords = marker.box?.words.count ?? (isWhole ? 1 : 0)
      if count > 0 {
        own = Text(
          startOf: first.observation, utf8Count: count,
          words: first.hasWordSpaces ? Array(first.words.prefix(markerWords)) : nil)
      }
      let string = first.observation.transcript.utf8
      if count > 0, string.dropFirst(count).first == UInt8(ascii: " ") { count += 1 }
    }
    let text = Text(
      lines: made.map(\.observation),
      words: hasWordSpaces ? Array(made.flatMap(\.words).dropFirst(markerWords)) : nil,
      skippedPrefixes: [count])
    return (own, text)
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
