#if Tesseract
  internal import CLeptonica

  /// An upright rectangle of an area of one shade, and which of its sides meet more of the area.
  struct FillRectangle {
    var box: PixelBox
    var isCutAbove = false
    var isCutBelow = false
  }

  /// Cuts areas of one shade into the upright rectangles they are made of.
  ///
  /// A header row and a first column of one colour are one area in the shape of an L, cells of
  /// several heights side by side are a comb. Rows of pixels that begin and end alike belong to one
  /// rectangle; holes within a row, where text was, don't matter.
  struct FillRectangles {
    /// The height of a line of text in pixels: what text bites out of an area's edge is no lower.
    let letter: Int
    /// Rectangles lower than this many pixels are ragged edges.
    private static let lowest = 3
    /// An area that covers this share of its box is one rectangle whose edges are worn.
    private static let wholeShare = 0.9

    /// How far the ends of the rows of one rectangle may stray, in pixels.
    private var stray: Int { max(2, letter) }

    /// The rectangles of all areas of a black-and-white picture, in its pixels.
    func rectangles(of mask: borrowing Raster) throws(ImagingError) -> [FillRectangle] {
      let found = mask.pieces { box, bitten -> [FillRectangle]? in
        let height = Int32(clamping: 2 * letter + 1)
        guard let piece = unsafe Raster(pixCloseSafeBrick(nil, bitten.pix, 1, height)) else {
          return nil
        }
        return rectangles(rowEnds(piece), in: box)
      }
      guard let found else { throw .outOfMemory(input: "the page") }
      return found.flatMap(\.self)
    }

    /// Where the ink of each row of pixels begins and ends; empty where there is none.
    private func rowEnds(_ piece: borrowing Raster) -> [Range<Int>] {
      let (width, height) = (piece.width, piece.height)
      return unsafe piece.withRows { data, wordsPerLine in
        (0..<height).map { y in
          let row = unsafe data + y * wordsPerLine
          guard let first = (0..<width).first(where: { unsafe bit(row, $0) }),
            let last = (0..<width).last(where: { unsafe bit(row, $0) })
          else { return 0..<0 }
          return first..<last + 1
        }
      }
    }

    private func rectangles(_ ends: [Range<Int>], in box: PixelBox) -> [FillRectangle] {
      let covered = ends.reduce(0) { $0 + $1.count }
      if Double(covered) >= Self.wholeShare * Double(box.width * box.height) {
        return [FillRectangle(box: box)]
      }
      var bands: [(rows: Range<Int>, ends: Range<Int>)] = []
      for (row, end) in ends.enumerated() {
        if let last = bands.last, isAlike(last.ends, end) {
          bands[bands.count - 1].rows = last.rows.lowerBound..<row + 1
        } else {
          bands.append((row..<row + 1, end))
        }
      }
      var joined: [(rows: Range<Int>, ends: Range<Int>)] = []
      for band in bands where band.rows.count >= Self.lowest {
        if let last = joined.last, isAlike(last.ends, band.ends) {
          let rows = last.rows.lowerBound..<band.rows.upperBound
          joined[joined.count - 1] = (rows, typical(ends[rows]))
        } else {
          joined.append((band.rows, typical(ends[band.rows])))
        }
      }
      guard joined.count > 1 else { return [FillRectangle(box: box)] }
      return joined.indices.map { index in
        let (rows, ends) = joined[index]
        return FillRectangle(
          box: PixelBox(
            x: box.x + ends.lowerBound, y: box.y + rows.lowerBound, width: ends.count,
            height: rows.count),
          isCutAbove: index > 0, isCutBelow: index < joined.count - 1)
      }
    }

    /// Where most rows begin and end: single ones reach further along a ruling line or less far
    /// at worn edges.
    private func typical(_ rows: ArraySlice<Range<Int>>) -> Range<Int> {
      let inked = rows.filter { !$0.isEmpty }
      guard !inked.isEmpty else { return 0..<0 }
      let start = inked.map(\.lowerBound).sorted()[inked.count / 2]
      return start..<max(start, inked.map(\.upperBound).sorted()[inked.count / 2])
    }

    private func isAlike(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
      abs(one.lowerBound - other.lowerBound) <= stray
        && abs(one.upperBound - other.upperBound) <= stray
    }
  }
#endif
