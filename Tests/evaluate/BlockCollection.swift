import DocumentFormats
import DocumentVision
import Foundation

/// Goes through a page's blocks in order and flattens lists into their items.
struct BlockCollection {
  private typealias Container = DocumentObservation.Container

  private(set) var blocks: [PredictedBlock] = []
  private(set) var tables: [PredictedTable] = []
  /// The outermost lists.
  private(set) var lists: [PredictedText] = []

  private let imageSize: CGSize
  /// How many levels stand above the highest heading: one where the page has a title.
  private let levelsAboveHeadings: Int

  init(_ observation: DocumentObservation) {
    imageSize = observation.imageSize
    levelsAboveHeadings = observation.document.title == nil ? 0 : 1
    add(observation.document.blocks, depth: 0)
  }

  /// Adds blocks that stand within so many lists.
  private mutating func add(_ blocks: some Sequence<DocumentObservation.Block>, depth: Int) {
    for block in blocks {
      switch block {
      case .text(let text, let role): add(text, role)
      case .table(let table): add(table)
      case .form(let form): if !form.text.lines.isEmpty { add(form.text, .paragraph) }
      case .list(let list):
        if depth == 0 { addOutermost(list) }
        for item in list.items { add(item, depth: depth + 1) }
      }
    }
  }

  private mutating func add(_ text: Container.Text, _ role: DocumentObservation.TextRole) {
    let level: Int? =
      switch role {
      case .title: 1
      case .heading(let level): level + levelsAboveHeadings
      default: nil
      }
    blocks.append(
      PredictedBlock(
        type: PredictedBlock.Kind(role), text: flowing(text, role),
        bbox: PixelBox(wordsOf: text, in: imageSize), level: level))
  }

  private mutating func add(_ table: Container.Table) {
    let predicted = PredictedTable(table, imageSize: imageSize)
    tables.append(predicted)
    blocks.append(PredictedBlock(type: .table, text: predicted.text, bbox: predicted.bbox))
  }

  private mutating func addOutermost(_ list: Container.List) {
    let content = Container(blocks: [.list(list)])
    lists.append(
      PredictedText(
        bbox: PixelBox(wordsOf: content.text, in: imageSize),
        text: content.formatted(.plainText(lines: .joined))))
  }

  /// The first text of an item is the item; what else it holds are blocks of their own.
  private mutating func add(_ item: Container.List.Item, depth: Int) {
    var rest = item.content.blocks[...]
    var text: Container.Text?
    switch rest.first {
    case .text(let first, _):
      text = first
      rest = rest.dropFirst()
    case .form(let first):
      text = first.text
      rest = rest.dropFirst()
    default: break
    }
    let boxes = [item.marker, text].compactMap(\.self)
      .compactMap { PixelBox(wordsOf: $0, in: imageSize) }
    blocks.append(
      PredictedBlock(
        type: .item, text: text.map { flowing($0, .paragraph) } ?? "",
        bbox: PixelBox(around: boxes), level: depth,
        marker: item.marker?.transcript, ordered: item.markerType.map(Self.isOrdered)))
    add(rest, depth: depth)
  }

  private static func isOrdered(_ marker: Container.List.Marker) -> Bool {
    switch marker {
    case .bullet, .hyphen: false
    case .decimal, .compositeDecimal, .decorativeDecimal, .lowercaseLatin, .uppercaseLatin: true
    }
  }

  /// The text as one line, but for code.
  private func flowing(_ text: Container.Text, _ role: DocumentObservation.TextRole) -> String {
    Container(blocks: [.text(text, role)])
      .formatted(.plainText(lines: role == .code ? .kept : .joined))
  }
}
