import DataDetectors
public import DocumentModel
import Foundation

extension JSONDocument {
  /// Makes the JSON shape of pages.
  public init(_ pages: some Sequence<DocumentObservation>) {
    self.init(pages: pages.map { JSONTree(imageSize: $0.imageSize).page($0) })
  }
}

/// Translates the tree into the shape of JSON.
struct JSONTree {
  /// The size of the image, where pixels are wanted.
  let imageSize: CGSize?

  func page(_ page: DocumentObservation) -> JSONDocument.Page {
    let barcodes = page.document.barcodes.map { code in
      JSONDocument.Barcode(
        symbology: code.symbology.rawValue, payload: code.payloadString?.validCharacters,
        place: place(code.boundingRegion))
    }
    let languages = page.recognitionLanguages.map(\.minimalIdentifier)
    let notes = page.notes.map { JSONDocument.Note(kind: $0.kind.rawValue, message: $0.message) }
    return JSONDocument.Page(
      number: page.pageNumber, width: JSONNumber.pixel(page.imageSize.width),
      height: JSONNumber.pixel(page.imageSize.height),
      confidence: JSONNumber.share(page.confidence),
      languages: languages.isEmpty ? nil : languages, notes: notes.isEmpty ? nil : notes,
      text: page.document.text.transcript.validCharacters, blocks: blocks(page.document),
      barcodes: barcodes.isEmpty ? nil : barcodes)
  }

  func region(_ container: DocumentObservation.Container) -> JSONDocument.Region {
    JSONDocument.Region(
      version: JSONDocument.currentVersion,
      text: container.text.transcript.validCharacters, blocks: blocks(container))
  }

  private func blocks(_ container: DocumentObservation.Container) -> [JSONDocument.Block] {
    container.blocks.map { block in
      var result = JSONDocument.Block(kind: .text, place: place(block.boundingRegion))
      switch block {
      case .text(let text, let role):
        result.content = self.text(text)
        (result.role, result.level) = names(of: role)
      case .list(let list):
        result.kind = .list
        result.items = list.items.map(item)
      case .table(let table):
        result.kind = .table
        result.table = self.table(table)
      case .form(let form):
        result.kind = .form
        if !form.text.lines.isEmpty { result.content = text(form.text) }
        if !form.checkboxes.isEmpty { result.checkboxes = form.checkboxes.map(checkbox) }
        if !form.fields.isEmpty { result.fields = form.fields.map(field) }
      }
      return result
    }
  }

  private func checkbox(
    _ checkbox: DocumentObservation.Container.Checkbox
  ) -> JSONDocument.Checkbox {
    JSONDocument.Checkbox(
      isChecked: checkbox.isChecked, confidence: JSONNumber.share(checkbox.confidence),
      label: checkbox.label?.transcript.validCharacters,
      group: checkbox.groupLabel?.transcript.validCharacters, place: place(checkbox.boundingRegion))
  }

  private func field(_ field: DocumentObservation.Container.Field) -> JSONDocument.Field {
    let data = field.value.map { value in
      value.detectedData.compactMap { datum($0, in: value.transcript) }
    }
    return JSONDocument.Field(
      key: field.key.transcript.validCharacters, value: field.value?.transcript.validCharacters,
      data: data?.isEmpty == false ? data : nil, place: place(field.boundingRegion))
  }

  private func names(
    of role: DocumentObservation.TextRole
  ) -> (JSONDocument.Role, level: Int?) {
    switch role {
    case .title: (.title, nil)
    case .heading(let level): (.heading, level)
    case .paragraph: (.paragraph, nil)
    case .caption: (.caption, nil)
    case .footnote: (.footnote, nil)
    case .code: (.code, nil)
    case .pageHeader: (.pageHeader, nil)
    case .pageFooter: (.pageFooter, nil)
    case .pageNumber: (.pageNumber, nil)
    }
  }

  private func item(_ item: DocumentObservation.Container.List.Item) -> JSONDocument.Item {
    JSONDocument.Item(
      marker: item.marker.map(\.transcript.validCharacters),
      markerKind: item.markerType?.rawValue, text: item.itemString.validCharacters,
      blocks: blocks(item.content))
  }

  private func table(_ table: DocumentObservation.Container.Table) -> JSONDocument.Table {
    JSONDocument.Table(
      rowCount: table.rowCount, columnCount: table.columnCount,
      direction: table.direction?.rawValue, cells: table.cells.map(cell))
  }

  private func cell(
    _ cell: DocumentObservation.Container.Table.Cell
  ) -> JSONDocument.Cell {
    JSONDocument.Cell(
      rows: [cell.rowRange.lowerBound, cell.rowRange.upperBound],
      columns: [cell.columnRange.lowerBound, cell.columnRange.upperBound],
      isHeader: cell.isHeader, text: cell.content.text.transcript.validCharacters,
      confidence: JSONNumber.share(cell.confidence), place: place(cell.content.boundingRegion),
      blocks: cell.content.blocks.isEmpty ? nil : blocks(cell.content))
  }

  private func text(_ text: DocumentObservation.Container.Text) -> JSONDocument.Text {
    let data = text.detectedData.compactMap { datum($0, in: text.transcript) }
    return JSONDocument.Text(
      text: text.transcript.validCharacters, confidence: JSONNumber.share(text.confidence),
      lines: text.lines.map { line in
        JSONDocument.Line(
          id: line.uuid.uuidString, text: line.transcript.validCharacters,
          confidence: JSONNumber.share(line.confidence),
          direction: line.textDirection.flatMap { $0 == .leftToRight ? nil : $0.rawValue },
          place: place(line.boundingRegion))
      }, data: data.isEmpty ? nil : data)
  }

  /// A piece of data with its place in the text as it is written.
  private func datum(
    _ found: DocumentObservation.Container.DataDetectorMatch, in transcript: String
  ) -> JSONDocument.Datum? {
    let match = found.match
    guard let range = match.utf8Range ?? match.range.map({ transcript.offsets(of: $0) }),
      range.lowerBound >= 0, range.upperBound <= transcript.utf8.count
    else { return nil }
    let before = String(decoding: transcript.utf8.prefix(range.lowerBound), as: UTF8.self)
    let own = String(
      decoding: transcript.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    let (start, printed) = (before.validCharacters.utf8.count, own.validCharacters)
    return JSONDocument.Datum(
      kind: match.details.kindName, printed: printed,
      utf8Range: [start, start + printed.utf8.count], place: place(found.boundingRegion),
      confidence: JSONNumber.share(match.confidence),
      repairs: match.repair?.changes.map(\.rawValue),
      value: match.details.isEncodable ? match.details : nil)
  }

  private func place(_ region: NormalizedRegion) -> JSONDocument.Place? {
    JSONDocument.Place(region, imageSize: imageSize)
  }
}

extension String {
  fileprivate func offsets(of range: Range<Index>) -> Range<Int> {
    let lower = utf8.distance(from: startIndex, to: range.lowerBound)
    return lower..<(lower + utf8.distance(from: range.lowerBound, to: range.upperBound))
  }
}
