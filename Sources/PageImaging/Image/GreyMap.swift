#if Tesseract
  internal import CLeptonica

  /// A small grey picture in plain memory, for work that looks at single pixels.
  struct GreyMap {
    let width: Int
    let height: Int
    var values: [UInt8]

    /// Copies an 8-bit picture.
    init(_ raster: borrowing Raster) {
      let (width, height) = (raster.width, raster.height)
      self.width = width
      self.height = height
      values = unsafe raster.withRows { data, wordsPerLine in
        var values: [UInt8] = []
        values.reserveCapacity(width * height)
        for y in 0..<height {
          let row = unsafe data + y * wordsPerLine
          for x in 0..<width { values.append(unsafe byte(row, x)) }
        }
        return values
      }
    }

    init(width: Int, height: Int, values: [UInt8]) {
      self.width = width
      self.height = height
      self.values = values
    }

    subscript(x: Int, y: Int) -> Int { Int(values[y * width + x]) }

    /// How often each shade occurs.
    var histogram: [Int] {
      var counts = [Int](repeating: 0, count: 256)
      for value in values { counts[Int(value)] += 1 }
      return counts
    }
  }

  /// The smallest shade that at least the given share of the counted pixels does not exceed.
  func shade(atShare share: Double, of histogram: [Int]) -> Int {
    let total = histogram.reduce(0, +)
    var count = 0
    for (shade, number) in histogram.enumerated() {
      count += number
      if count > 0, Double(count) >= share * Double(total) { return shade }
    }
    return histogram.count - 1
  }

  /// The shade that parts dark from light best (Otsu's method): the lightest of the dark ones.
  func partingShade(of histogram: [Int]) -> Int {
    let total = Double(histogram.reduce(0, +))
    let sum = histogram.enumerated().reduce(0.0) { $0 + Double($1.offset * $1.element) }
    var (below, sumBelow, best, level) = (0.0, 0.0, -1.0, 128)
    for (shade, count) in histogram.enumerated() {
      below += Double(count)
      sumBelow += Double(shade * count)
      guard below > 0, below < total else { continue }
      let difference = sumBelow / below - (sum - sumBelow) / (total - below)
      let variance = below * (total - below) * difference * difference
      if variance > best { (best, level) = (variance, shade) }
    }
    return level
  }

  extension Raster {
    /// How often each shade of an 8-bit picture occurs, counted in every fourth row.
    var sampledHistogram: [Int] {
      var counts = [Int](repeating: 0, count: 256)
      let (width, height) = (width, height)
      unsafe withRows { data, wordsPerLine in
        for y in stride(from: 0, to: height, by: 4) {
          let row = unsafe data + y * wordsPerLine
          for x in 0..<width { counts[Int(unsafe byte(row, x))] += 1 }
        }
      }
      return counts
    }

    /// The picture at half its size, each pixel the mean of four.
    func halved() throws(ImagingError) -> Raster {
      try unsafe Raster.made(pixScaleAreaMap2(pix))
    }

    /// Makes dark light and light dark.
    func invert() { _ = unsafe pixInvert(pix, pix) }

    /// A copy of the picture.
    func copied() throws(ImagingError) -> Raster {
      try unsafe Raster.made(pixCopy(nil, pix))
    }

    /// The boxes of the connected marks of a black-and-white picture, diagonals included.
    func markBoxes() throws(ImagingError) -> [PixelBox] {
      var boxes = unsafe pixConnCompBB(pix, 8)
      guard unsafe boxes != nil else { throw .outOfMemory(input: "the page") }
      defer { unsafe boxaDestroy(&boxes) }
      var result: [PixelBox] = []
      for index in 0..<max(0, unsafe boxaGetCount(boxes)) {
        var (x, y, w, h): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        guard unsafe boxaGetBoxGeometry(boxes, index, &x, &y, &w, &h) == 0 else { continue }
        result.append(PixelBox(x: Int(x), y: Int(y), width: Int(w), height: Int(h)))
      }
      return result
    }

    /// What is made of each connected piece of a black-and-white picture, given with its box; none
    /// where there are more than `most`, and `nil` where memory doesn't suffice.
    func pieces<Made>(
      most: Int = .max, _ make: (PixelBox, consuming Raster) -> Made?
    ) -> [Made]? {
      var pieces: UnsafeMutablePointer<Pixa>?
      var boxes = unsafe pixConnComp(pix, &pieces, 8)
      defer {
        unsafe boxaDestroy(&boxes)
        unsafe pixaDestroy(&pieces)
      }
      guard unsafe boxes != nil, unsafe pieces != nil else { return nil }
      let count = Int(unsafe boxaGetCount(boxes))
      guard count <= most else { return [] }
      return (0..<max(0, count)).compactMap { index in
        let place = Int32(index)
        var (x, y, w, h): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        guard unsafe boxaGetBoxGeometry(boxes, place, &x, &y, &w, &h) == 0,
          let piece = unsafe Raster(pixaGetPix(pieces, place, Int32(L_CLONE)))
        else { return nil }
        return make(PixelBox(x: Int(x), y: Int(y), width: Int(w), height: Int(h)), piece)
      }
    }
  }
#endif
