#if Tesseract
  internal import CLeptonica

  /// The ink of a small part of a black-and-white page, in plain memory.
  struct InkGrid {
    let width: Int
    let height: Int
    private let ink: [Bool]

    /// Copies a part of a black-and-white picture; what lies outside the picture is white.
    init(_ picture: borrowing Raster, _ box: PixelBox) {
      let (width, height) = (picture.width, picture.height)
      self.width = box.width
      self.height = box.height
      ink = unsafe picture.withRows { data, wordsPerLine in
        var ink: [Bool] = []
        ink.reserveCapacity(box.width * box.height)
        for y in box.y..<box.bottom {
          for x in box.x..<box.right {
            guard x >= 0, x < width, y >= 0, y < height else {
              ink.append(false)
              continue
            }
            let word = unsafe data[y * wordsPerLine + x >> 5]
            ink.append(word >> UInt32(31 - (x & 31)) & 1 == 1)
          }
        }
        return ink
      }
    }

    subscript(x: Int, y: Int) -> Bool { ink[y * width + x] }

    /// The longest run of ink in a row.
    func longestRun(row y: Int) -> Int { longestRun(width) { self[$0, y] } }

    /// The longest run of ink in a column.
    func longestRun(column x: Int) -> Int { longestRun(height) { self[x, $0] } }

    /// The longest straight piece along columns in any of the rows, as a share of the columns.
    func straightShare(columns: Range<Int>, in rows: Range<Int>) -> Double {
      let longest = rows.map { y in
        longestRun(columns.count) { self[columns.lowerBound + $0, y] }
      }.max()
      return Double(longest ?? 0) / Double(max(1, columns.count))
    }

    /// The longest straight piece along rows in any of the columns, as a share of the rows.
    func straightShare(rows: Range<Int>, in columns: Range<Int>) -> Double {
      let longest = columns.map { x in
        longestRun(rows.count) { self[x, rows.lowerBound + $0] }
      }.max()
      return Double(longest ?? 0) / Double(max(1, rows.count))
    }

    private func longestRun(_ count: Int, _ isInk: (Int) -> Bool) -> Int {
      var (longest, run) = (0, 0)
      for place in 0..<count {
        run = isInk(place) ? run + 1 : 0
        longest = max(longest, run)
      }
      return longest
    }

    /// How much ink there is in an area within the grid.
    func count(_ columns: Range<Int>, _ rows: Range<Int>) -> Int {
      rows.reduce(0) { sum, y in sum + columns.count { self[$0, y] } }
    }

    /// The share of the columns that have ink in any of the rows.
    func coverage(columns: Range<Int>, in rows: Range<Int>) -> Double {
      Double(columns.count { x in rows.contains { self[x, $0] } }) / Double(max(1, columns.count))
    }

    /// The share of the rows that have ink in any of the columns.
    func coverage(rows: Range<Int>, in columns: Range<Int>) -> Double {
      Double(rows.count { y in columns.contains { self[$0, y] } }) / Double(max(1, rows.count))
    }
  }
#endif
