#if Tesseract
  internal import CLeptonica
  package import DocumentModel
  package import Foundation
  package import PageImaging

  /// A page of printed text and drawn lines, drawn with Leptonica's own letters.
  ///
  /// Letters are drawn at twice the size and halved, which gives them smooth edges.
  package struct DrawnPage {
    /// The height of lower case letters as drawn, in pixels.
    package static let textHeight = 14.0

    private let size: PageSize
    private var texts: [(text: String, x: Int, y: Int)] = []
    private var lines: [RulingLine] = []

    /// An empty page.
    package init(width: Int, height: Int) { size = PageSize(width: width, height: height) }

    /// Writes a line of text; the baseline is at `y`.
    package mutating func write(_ text: String, x: Int, y: Int) { texts.append((text, x, y)) }

    /// Draws a line.
    package mutating func rule(_ line: RulingLine) { lines.append(line) }

    /// Draws a box to tick, its lower edge on the baseline, with a cross or with nothing in it.
    package mutating func box(x: Int, y: Int, side: Int = 22, isTicked: Bool) {
      let (left, top) = (Double(x), Double(y - side))
      let (right, bottom) = (left + Double(side), Double(y))
      for (axis, ends, positions) in [
        (Axis.horizontal, (left, right), [top, bottom]), (.vertical, (top, bottom), [left, right]),
      ] {
        for position in positions {
          rule(
            RulingLine(
              axis: axis, span: Interval(ends.0 - 1, ends.1 + 1), position: position, thickness: 2))
        }
      }
      guard isTicked else { return }
      for step in 5..<(side - 4) {
        for across in [x + step, x + side - step] {
          rule(
            RulingLine(
              axis: .horizontal, span: Interval(Double(across) - 1.5, Double(across) + 1.5),
              position: Double(y - side + step), thickness: 2))
        }
      }
    }

    /// Draws a ruled table with its texts.
    package mutating func table(
      _ rows: [[String]], x: Int, y: Int, columnWidths: [Int], rowHeight: Int = 48
    ) {
      let edges = columnWidths.reduce(into: [x]) { $0.append(($0.last ?? x) + $1) }
      let bottom = y + rows.count * rowHeight
      for row in 0...rows.count {
        rule(
          RulingLine(
            axis: .horizontal, span: Interval(Double(x), Double(edges.last ?? x)),
            position: Double(y + row * rowHeight), thickness: 3))
      }
      for edge in edges {
        rule(
          RulingLine(
            axis: .vertical, span: Interval(Double(y), Double(bottom)), position: Double(edge),
            thickness: 3))
      }
      for (row, texts) in rows.enumerated() {
        for (column, text) in texts.enumerated() where column < columnWidths.count {
          write(text, x: edges[column] + 12, y: y + row * rowHeight + 32)
        }
      }
    }

    private struct DrawingFailed: Error {}

    /// The page as a picture.
    package func image() throws -> PageImage {
      let (width, height) = (size.width, size.height)
      var letters = unsafe bmfCreate(nil, 16)
      var large = unsafe pixCreate(Int32(2 * width), Int32(2 * height), 8)
      defer {
        unsafe bmfDestroy(&letters)
        unsafe pixDestroy(&large)
      }
      unsafe pixSetAll(large)
      for line in texts {
        var (drawnWidth, overflow): (Int32, Int32) = (0, 0)
        unsafe pixSetTextline(
          large, letters, line.text, 0, Int32(2 * line.x), Int32(2 * line.y), &drawnWidth,
          &overflow)
        guard overflow == 0 else { throw DrawingFailed() }
      }
      for line in lines {
        let box = line.box
        let area = unsafe boxCreate(
          Int32(2 * box.left), Int32(2 * box.top), Int32(2 * box.width), Int32(2 * box.height))
        var owned = unsafe area
        unsafe pixClearInRect(large, area)
        unsafe boxDestroy(&owned)
      }
      var drawn = unsafe pixScale(large, 0.5, 0.5)
      defer { unsafe pixDestroy(&drawn) }
      var samples = [UInt8](repeating: 255, count: width * height)
      for y in 0..<height {
        for x in 0..<width {
          var value: UInt32 = 0
          unsafe pixGetPixel(drawn, Int32(x), Int32(y), &value)
          samples[y * width + x] = UInt8(truncatingIfNeeded: value)
        }
      }
      guard let image = PageImage(width: width, height: height, lightness: samples) else {
        throw DrawingFailed()
      }
      return image
    }

    /// The page as a PNG file.
    package func png() throws -> Data { try image().png() }
  }

  extension DrawnPage {
    /// A sign-up sheet of three invented people.
    package static var signUpSheet: DrawnPage {
      var page = DrawnPage(width: 1000, height: 420)
      page.write("Open day", x: 40, y: 60)
      page.table(
        [
          ["Name", "Email", "Phone"],
          ["Ann Miller", "ann.miller@example.org", "617-555-0101"],
          ["Bob Carter", "bob@example.com", "212-555-0144"],
          ["Cleo Brandt", "cleo.brandt@example.net", "303-555-0177"],
        ], x: 40, y: 110, columnWidths: [260, 400, 240])
      return page
    }
  }
#endif
