#if Tesseract
  internal import CLeptonica

  /// A black-and-white page in square cells, with what is needed to tell how evenly ink is spread.
  struct InkCells {
    /// The edge of a cell in pixels, a multiple of 32.
    let edge: Int
    let columns: Int
    let rows: Int
    private let width: Int
    private let height: Int
    /// For each cell the ink of its rows, then that of its columns.
    private var lines: [UInt16]
    private var stepsAcross: [Int]
    private var stepsDown: [Int]

    init(_ ink: borrowing Raster, edge: Int) {
      self.edge = edge
      (width, height) = (ink.width, ink.height)
      columns = (width + edge - 1) / edge
      rows = (height + edge - 1) / edge
      lines = [UInt16](repeating: 0, count: columns * rows * 2 * edge)
      stepsAcross = [Int](repeating: 0, count: columns * rows)
      stepsDown = stepsAcross
      count(ink)
    }

    private mutating func count(_ ink: borrowing Raster) {
      let (words, perCell) = ((width + 31) / 32, edge / 32)
      let padding: UInt32 = width % 32 == 0 ? .max : ~(.max >> UInt32(width % 32))
      unsafe ink.withRows { data, wordsPerLine in
        for y in 0..<height {
          let row = unsafe data + y * wordsPerLine
          for word in 0..<words {
            let mask = word == words - 1 ? padding : .max
            let here = unsafe row[word] & mask
            let above = y > 0 ? unsafe row[word - wordsPerLine] & mask : here
            guard here | above != 0 else { continue }
            let cell = y / edge * columns + word / perCell
            stepsDown[cell] += (here ^ above).nonzeroBitCount
            stepsAcross[cell] += ((here ^ (here >> 1)) & mask & 0x7FFF_FFFF).nonzeroBitCount
            lines[cell * 2 * edge + y % edge] += UInt16(here.nonzeroBitCount)
            let first = cell * 2 * edge + edge + word % perCell * 32
            var rest = here
            while rest != 0 {
              let bit = rest.leadingZeroBitCount
              lines[first + bit] += 1
              rest &= ~(0x8000_0000 >> UInt32(bit))
            }
          }
        }
      }
    }

    /// The cells of the tile whose first cell this is: four, fewer at the page's end.
    func indices(ofTile column: Int, _ row: Int) -> [Int] {
      (row..<min(rows, row + 2)).flatMap { y in
        (column..<min(columns, column + 2)).map { y * columns + $0 }
      }
    }

    /// Four cells as one.
    func tile(_ column: Int, _ row: Int) -> InkTile {
      let right = min(width, (column + 2) * edge)
      let bottom = min(height, (row + 2) * edge)
      var tile = InkTile(width: right - column * edge, height: bottom - row * edge)
      for index in indices(ofTile: column, row) {
        let (x, y) = ((index % columns - column) * edge, (index / columns - row) * edge)
        tile.stepsAcross += stepsAcross[index]
        tile.stepsDown += stepsDown[index]
        for line in 0..<min(edge, tile.height - y) {
          tile.rowInk[y + line] += Int(lines[index * 2 * edge + line])
        }
        for line in 0..<min(edge, tile.width - x) {
          tile.columnInk[x + line] += Int(lines[index * 2 * edge + edge + line])
        }
      }
      return tile
    }

    /// The chosen cells, and those next to them that may be chosen.
    func spread(_ chosen: [Bool], over allowed: [Bool]) -> [Bool] {
      chosen.indices.map { index in
        chosen[index] || allowed[index] && neighbours(of: index).contains { chosen[$0] }
      }
    }

    /// The chosen cells that lie in groups of at least so many, side by side.
    func groups(_ chosen: [Bool], least: Int) -> [Int] {
      var isSeen = [Bool](repeating: false, count: chosen.count)
      var result: [Int] = []
      for start in chosen.indices where chosen[start] && !isSeen[start] {
        var (group, next) = ([start], 0)
        isSeen[start] = true
        while next < group.count {
          for index in neighbours(of: group[next]) where chosen[index] && !isSeen[index] {
            isSeen[index] = true
            group.append(index)
          }
          next += 1
        }
        // On a page of fewer cells, noise can't lie in more of them.
        if group.count >= min(least, chosen.count) { result += group }
      }
      return result
    }

    /// The pixels of a cell.
    func box(_ index: Int) -> PixelBox {
      let (x, y) = (index % columns * edge, index / columns * edge)
      return PixelBox(x: x, y: y, width: min(edge, width - x), height: min(edge, height - y))
    }

    private func neighbours(of index: Int) -> [Int] {
      let (x, y) = (index % columns, index / columns)
      return [
        x > 0 ? index - 1 : nil, x + 1 < columns ? index + 1 : nil,
        y > 0 ? index - columns : nil, y + 1 < rows ? index + columns : nil,
      ].compactMap(\.self)
    }
  }
#endif
