import DataDetectors
import DocumentModel
import Foundation
import TestSupport
import Testing

// Written as a user of Apple's framework would write it, with none of this library's additions.

private struct AppContact: Equatable {
  let name: String
  let email: String
  let phoneNumber: String?
}

private enum AppError: Error { case noDocument, noTable }

private func extractTable(
  from observations: [DocumentObservation]
) throws -> DocumentObservation.Container.Table {
  guard let document = observations.first?.document else { throw AppError.noDocument }
  guard let table = document.tables.first else { throw AppError.noTable }
  return table
}

private func exportTable(_ table: DocumentObservation.Container.Table) -> String {
  table.rows.map { row in
    row.map { $0.content.text.transcript }.joined(separator: "\t")
  }.joined(separator: "\n")
}

private func parseTable(_ table: DocumentObservation.Container.Table) -> [AppContact] {
  var contacts: [AppContact] = []
  for row in table.rows {
    guard let nameCell = row.first else { continue }
    let name = nameCell.content.text.transcript
    var (email, phone): (String?, String?)
    for cell in row.dropFirst() {
      for data in cell.content.text.detectedData {
        switch data.match.details {
        case .emailAddress(let address): email = address.emailAddress
        case .phoneNumber(let number): phone = number.phoneNumber
        default: break
        }
      }
    }
    if let email { contacts.append(AppContact(name: name, email: email, phoneNumber: phone)) }
  }
  return contacts
}

private func cell(
  at point: CGPoint, in table: DocumentObservation.Container.Table
) -> DocumentObservation.Container.Table.Cell? {
  let flipped = NormalizedPoint(normalizedPoint: point).verticallyFlipped()
  guard table.boundingRegion.boundingBox.cgRect.contains(flipped.cgPoint) else { return nil }
  let cells: Set<DocumentObservation.Container.Table.Cell> = Set(table.rows.joined())
  return cells.first { $0.content.boundingRegion.boundingBox.cgRect.contains(flipped.cgPoint) }
}

private func outline(of region: NormalizedRegion, in size: CGSize) -> [CGPoint] {
  region.points.map { $0.toImageCoordinates(size, origin: .upperLeft) }
}

private func describe(_ container: DocumentObservation.Container) -> [String] {
  var parts: [String] = []
  if let title = container.title { parts.append(title.transcript) }
  for paragraph in container.paragraphs {
    for line in paragraph.lines {
      let quad = (line.topLeft, line.topRight, line.bottomRight, line.bottomLeft)
      parts.append(line.topCandidates(1).first?.string ?? "")
      _ = (quad, line.boundingBox.verticallyFlipped(), line.confidence, line.uuid, line.isTitle)
      _ = (line.shouldWrapToNextLine ?? false, line.recognitionLanguages, line.textDirection)
      if let best = line.topCandidates(1).first {
        _ = best.boundingBox(for: best.string.startIndex..<best.string.endIndex)?.topLeft
      }
    }
    _ = (paragraph.words?.count, paragraph.textAlignment == .center)
  }
  for list in container.lists {
    for item in list.items {
      let marker: String
      switch item.markerType {
      case .bullet, .hyphen: marker = "-"
      case .decimal, .compositeDecimal, .decorativeDecimal: marker = item.markerString
      case .lowercaseLatin, .uppercaseLatin: marker = item.markerString
      case nil: marker = ""
      }
      parts.append(marker + item.itemString)
      parts += item.content.lists.flatMap(\.items).map(\.itemString)
    }
  }
  for barcode in container.barcodes { parts.append(barcode.payloadString ?? "") }
  return parts
}

@Suite("Code in Apple's shape")
struct AppleShapeTests {
  private func page() throws -> DocumentObservation {
    var sketch = TreeSketch()
    let grid = [["Name", "Email", "Phone"], ["Ada", "ada@example.org", "212-555-0142"]]
    let made = sketch.table(grid)
    let table = try #require(made).mappingContents { content in
      DocumentObservation.Container(
        blocks: content.blocks.map { block in
          guard case .text(let text, let role) = block else { return block }
          return .text(
            text.replacingDetectedData(DataDetector.matches(in: text.transcript)), role)
        }, boundingRegion: content.boundingRegion)
    }
    return .sketch([.table(table)])
  }

  @Test("a table is exported and its contacts are found")
  func tableSample() throws {
    let table = try extractTable(from: [page()])
    #expect(exportTable(table) == "Name\tEmail\tPhone\nAda\tada@example.org\t212-555-0142")
    #expect(
      parseTable(table)
        == [AppContact(name: "Ada", email: "ada@example.org", phoneNumber: "212-555-0142")])
    #expect(throws: AppError.noTable) { try extractTable(from: [.sketch([])]) }
  }

  @Test("a tap finds its cell, and regions can be drawn")
  func tap() throws {
    let table = try extractTable(from: [page()])
    let region = try #require(table.cell(row: 1, col: 1)?.content.boundingRegion)
    let box = region.boundingBox.verticallyFlipped().cgRect
    let hit = cell(at: CGPoint(x: box.midX, y: box.midY), in: table)
    #expect(hit?.content.text.transcript == "ada@example.org")
    #expect(hit?.rowRange == 1...1 && hit?.columnRange == 1...1)
    #expect(outline(of: region, in: CGSize(width: 10, height: 10)).count == 4)
  }

  @Test("paragraphs, lists and their parts have the names that Apple gives them")
  func parts() throws {
    #expect(
      describe(try ModelPage.make().document)
        == ["Title", "write to", "ada@example.org", "1.tea", "black", "2.cake"])
  }
}
