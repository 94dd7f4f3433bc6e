#if Tesseract
  import DocumentModel
  import Foundation
  internal import PageImaging

  /// Collects the outlines of what was found on a page, in colours by kind.
  struct OverlayDrawing: DocumentWalker {
    private let size: CGSize
    private let stroke: Int
    private(set) var cells: [PageOverlay.Shape] = []
    private(set) var lines: [PageOverlay.Shape] = []
    private(set) var data: [PageOverlay.Shape] = []

    /// The picture's colours: lines pale, tables strong, data on top.
    private enum Palette {
      static let line = PageOverlay.Color(red: 90, green: 160, blue: 230)
      static let cell = PageOverlay.Color(red: 30, green: 150, blue: 60)
      static let header = PageOverlay.Color(red: 0, green: 100, blue: 100)
      static let data = PageOverlay.Color(red: 220, green: 40, blue: 60)
    }

    init(_ observation: DocumentObservation) {
      size = observation.imageSize
      let widthPerStroke = 800.0
      stroke = max(1, Int(min(size.width, 100_000) / widthPerStroke))
      walk(observation)
    }

    /// Everything, in the order of drawing.
    var shapes: [PageOverlay.Shape] { lines + cells + data }

    mutating func visit(
      _ text: DocumentObservation.Container.Text, role: DocumentObservation.TextRole
    ) {
      lines += text.lines.map { shape($0.boundingRegion, Palette.line) }
      data += text.detectedData.map { shape($0.boundingRegion, Palette.data) }
    }

    mutating func visit(_ cell: DocumentObservation.Container.Table.Cell) {
      cells.append(
        shape(cell.content.boundingRegion, cell.isHeader ? Palette.header : Palette.cell))
      visit(cell.content)
    }

    private func shape(
      _ region: NormalizedRegion, _ color: PageOverlay.Color
    ) -> PageOverlay.Shape {
      let points = region.points.map { point in
        let pixel = point.toImageCoordinates(size, origin: .upperLeft)
        return PagePoint(x: pixel.x, y: pixel.y)
      }
      return PageOverlay.Shape(points: points, color: color, width: stroke)
    }
  }
#endif
