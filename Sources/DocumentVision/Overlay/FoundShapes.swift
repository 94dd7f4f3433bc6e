import DataDetectors
import DocumentModel
import Foundation

/// Collects the outlines of what was found on a page.
struct FoundShapes: DocumentWalker {
  private(set) var shapes: [OverlayShape] = []
  private let size: CGSize

  init(_ observation: DocumentObservation) {
    size = observation.imageSize
    walk(observation)
  }

  mutating func visit(
    _ text: DocumentObservation.Container.Text, role: DocumentObservation.TextRole
  ) {
    shapes += text.lines.map {
      OverlayShape(.lines, $0.boundingRegion, in: size, .line, title: $0.transcript)
    }
    shapes += text.detectedData.map {
      OverlayShape(.data, $0.boundingRegion, in: size, .data, title: "\($0.match.details)")
    }
  }

  mutating func visit(_ form: DocumentObservation.Container.Form) {
    if !form.text.lines.isEmpty { visit(form.text, role: .paragraph) }
    shapes += form.checkboxes.map { box in
      OverlayShape(
        .forms, box.boundingRegion, in: size, box.isChecked ? .ticked : .unticked,
        title: "\(box.mark) \(box.label?.transcript ?? "")")
    }
    shapes += form.fields.map { field in
      OverlayShape(
        .forms, field.boundingRegion, in: size, .field,
        title: "\(field.key.transcript): \(field.value?.transcript ?? "")")
    }
  }

  mutating func visit(_ cell: DocumentObservation.Container.Table.Cell) {
    let place = "row \(cell.rowRange.lowerBound), column \(cell.columnRange.lowerBound)"
    shapes.append(
      OverlayShape(
        .cells, cell.content.boundingRegion, in: size, cell.isHeader ? .header : .cell,
        title: place))
    visit(cell.content)
  }
}
