#if Tesseract
  /// An area that may be a fill, in pixels of the whole page.
  struct FillCandidate {
    let area: FillRectangle
    let shade: Int
    /// Whether what is written in it is lighter.
    let isDark: Bool

    var box: PixelBox { area.box }
  }

  /// Makes fills white up to where they really end.
  struct FillWhitening {
    /// The paper's shade, 0 (black) to 255.
    let paper: Int

    /// The box with its edges where the shade really ends: outwards from the middle, the first row
    /// or column of which most is nearer to the paper than to the fill.
    func refined(_ fill: FillCandidate, _ grey: borrowing Raster) -> PixelBox {
      let (box, shade, area) = (fill.box, fill.shade, fill.area)
      let (width, height) = (grey.width, grey.height)
      let tolerance = max(3, abs(paper - shade) / 2)
      return unsafe grey.withRows { data, wordsPerLine in
        let rows = stride(from: box.y + 1, to: min(height, box.bottom - 1), by: 2)
        let columns = stride(from: box.x + 1, to: min(width, box.right - 1), by: 4)
        func isFill(_ places: StrideTo<Int>, _ value: (Int) -> UInt8) -> Bool {
          var (own, total) = (0, 0)
          for place in places {
            total += 1
            own += abs(Int(value(place)) - shade) <= tolerance ? 1 : 0
          }
          return own * 2 >= total
        }
        func isFill(column x: Int) -> Bool {
          isFill(rows) { unsafe byte(data + $0 * wordsPerLine, x) }
        }
        func isFill(row y: Int) -> Bool {
          isFill(columns) { unsafe byte(data + y * wordsPerLine, $0) }
        }
        // Where the area goes on in another rectangle, it is no edge that is looked for.
        let reach = 16
        let (above, below) = (area.isCutAbove ? 0 : reach, area.isCutBelow ? 0 : reach)
        var (left, right) = (min(box.x + 8, width - 1), max(0, min(width, box.right - 8)))
        var top = min(area.isCutAbove ? box.y : box.y + 8, height - 1)
        var bottom = max(0, min(height, area.isCutBelow ? box.bottom : box.bottom - 8))
        while left > max(0, box.x - reach), isFill(column: left - 1) { left -= 1 }
        while right < min(width, box.right + reach), isFill(column: right) { right += 1 }
        while top > max(0, box.y - above), isFill(row: top - 1) { top -= 1 }
        while bottom < min(height, box.bottom + below), isFill(row: bottom) { bottom += 1 }
        guard left < right, top < bottom else { return box }
        return PixelBox(x: left, y: top, width: right - left, height: bottom - top)
      }
    }

    /// Makes the part of a page that is a fill white, and what is written in it dark.
    func whiten(_ box: PixelBox, of fill: FillCandidate, _ grey: borrowing Raster) {
      let (shade, isDark) = (fill.shade, fill.isDark)
      let table: [UInt8] = (0..<256).map { value in
        guard isDark else { return UInt8(clamping: value * paper / max(1, shade)) }
        return UInt8(clamping: paper - max(0, value - shade) * paper / max(40, paper - shade))
      }
      let (width, height) = (grey.width, grey.height)
      unsafe grey.withRows { data, wordsPerLine in
        for y in max(0, box.y)..<min(height, box.bottom) {
          let row = unsafe data + y * wordsPerLine
          for x in max(0, box.x)..<min(width, box.right) {
            unsafe setByte(row, x, table[Int(byte(row, x))])
          }
        }
        guard isDark else { return }
        // The half-dark rim, where the fill meets the paper, would look like a drawn frame.
        // Where the area goes on there is none, and text may run across.
        for y in max(0, box.y - 2)..<min(height, box.bottom + 2) {
          let row = unsafe data + y * wordsPerLine
          let isRim =
            !fill.area.isCutAbove && abs(y - box.y) <= 2
            || !fill.area.isCutBelow && abs(y - box.bottom + 1) <= 2
          for x in max(0, box.x - 2)..<min(width, box.right + 2)
          where isRim || min(abs(x - box.x), abs(x - box.right + 1)) <= 2 {
            unsafe setByte(row, x, UInt8(clamping: paper))
          }
        }
      }
    }
  }
#endif
