#if Tesseract
  internal import CLeptonica
  import DocumentModel
  import PageImaging

  /// The one owner of a picture of a region, cut out of a page and set in a white margin.
  ///
  /// The margin keeps characters that touch the region's edge whole for Tesseract.
  @safe
  struct RegionPicture: ~Copyable {
    let pix: UnsafeMutablePointer<Pix>
    let place: PicturePlace

    /// Cuts out a part of an image; `nil` where it is blank but for its holes.
    init?(_ area: PixelArea, of image: PageImage, margin: Int, holes: [PageRect] = []) {
      let cut = unsafe image.withPix { page in
        unsafe Self.cut(area, outOf: page, margin: Int32(margin))
      }
      guard let cut = unsafe cut else { return nil }
      let place = PicturePlace(x: area.left - margin, y: area.top - margin)
      for hole in holes { unsafe Self.whiten(place.inPicture(hole), in: cut) }
      guard unsafe Self.setMarginWhite(cut, Int32(margin)) else {
        var blank: UnsafeMutablePointer<Pix>? = unsafe cut
        unsafe pixDestroy(&blank)
        return nil
      }
      unsafe pix = cut
      self.place = place
    }

    private init(owning pix: UnsafeMutablePointer<Pix>, place: PicturePlace) {
      unsafe self.pix = pix
      self.place = place
    }

    /// The picture at another size; `nil` where memory doesn't suffice.
    func scaled(by scale: Double) -> RegionPicture? {
      guard let scaled = unsafe pixScale(pix, Float(scale), Float(scale)) else { return nil }
      return unsafe RegionPicture(owning: scaled, place: place.scaled(by: scale))
    }

    /// The picture with its darkest sample black and what lies between it and white darker; `nil`
    /// for a picture in colour, and where memory doesn't suffice.
    func darkened() -> RegionPicture? {
      guard let darkest = unsafe extremeSample(pix, L_SELECT_MIN), darkest < 255,
        let dark = unsafe pixGammaTRC(
          nil, pix, ReadingThresholds.darkeningGamma, Int32(darkest), 255)
      else { return nil }
      return unsafe RegionPicture(owning: dark, place: place)
    }

    deinit {
      var pix: UnsafeMutablePointer<Pix>? = unsafe pix
      unsafe pixDestroy(&pix)
    }

    /// The smallest part of the image that holds all ink of the picture; `nil` where that is too
    /// small for text.
    func inkArea(in image: PageImage) -> PixelArea? {
      inkBox().flatMap { PixelArea($0, in: image) }
    }

    /// The box of all ink of the picture, on the page; `nil` where there is none.
    func inkBox() -> PageRect? {
      var ink = unsafe ink(paleness: ReadingThresholds.palestInk)
      var clipped: UnsafeMutablePointer<Box>?
      defer {
        unsafe pixDestroy(&ink)
        unsafe boxDestroy(&clipped)
      }
      guard let ink = unsafe ink, unsafe pixClipToForeground(ink, nil, &clipped) == 0 else {
        return nil
      }
      var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      guard unsafe boxGetGeometry(clipped, &x, &y, &width, &height) == 0 else { return nil }
      return place.onPage(
        PageRect(
          left: Double(x), top: Double(y), right: Double(x + width), bottom: Double(y + height)))
    }

    /// How many samples of each row of pixels are ink, from the top; `nil` for a picture in colour.
    func inkByRow() -> [Int]? {
      var ink = unsafe ink(paleness: ReadingThresholds.lineInk)
      defer { unsafe pixDestroy(&ink) }
      guard let ink = unsafe ink else { return nil }
      var counts = unsafe pixCountPixelsByRow(ink, nil)
      defer { unsafe numaDestroy(&counts) }
      guard let counts = unsafe counts else { return nil }
      let rowCount = unsafe numaGetCount(counts)
      return (0..<rowCount).map { row in
        var count: Int32 = 0
        return unsafe numaGetIValue(counts, row, &count) == 0 ? Int(count) : 0
      }
    }

    /// The picture's ink up to a share of the way from its darkest sample to white, which the caller
    /// destroys; `nil` for a picture in colour.
    private func ink(paleness: Double) -> UnsafeMutablePointer<Pix>? {
      guard unsafe pixGetDepth(pix) == 8, let darkest = unsafe extremeSample(pix, L_SELECT_MIN)
      else { return nil }
      return unsafe pixThresholdToBinary(
        pix, Int32(darkest + Int(paleness * Double(255 - darkest))))
    }

    private static func whiten(_ hole: PageRect, in pix: UnsafeMutablePointer<Pix>) {
      let bounds = PageSize(
        width: Int(unsafe pixGetWidth(pix)), height: Int(unsafe pixGetHeight(pix))
      ).bounds
      guard let inside = hole.intersection(bounds) else { return }
      let (left, top) = (Int32(inside.left.rounded()), Int32(inside.top.rounded()))
      var box = unsafe boxCreate(
        left, top, Int32(inside.right.rounded()) - left, Int32(inside.bottom.rounded()) - top)
      // White is all ones in grey and in colour.
      unsafe pixSetInRect(pix, box)
      unsafe boxDestroy(&box)
    }

    /// A copy of the part, in a margin of zeros.
    private static func cut(
      _ area: PixelArea, outOf page: UnsafeMutablePointer<Pix>, margin: Int32
    ) -> UnsafeMutablePointer<Pix>? {
      let (width, height) = (Int32(area.width), Int32(area.height))
      let depth = unsafe pixGetDepth(page)
      guard let cut = unsafe pixCreate(width + 2 * margin, height + 2 * margin, depth) else {
        return nil
      }
      unsafe pixRasterop(
        cut, margin, margin, width, height, PIX_SRC, page, Int32(area.left), Int32(area.top))
      return unsafe cut
    }

    /// Whitens the margin, unless the part is blank.
    private static func setMarginWhite(_ pix: UnsafeMutablePointer<Pix>, _ margin: Int32) -> Bool {
      let lightest = unsafe extremeSample(pix, L_SELECT_MAX)
      let white = unsafe pixGetDepth(pix) == 8 ? 0xFF : 0xFFFF_FF00 as UInt32
      unsafe pixSetBorderVal(pix, margin, margin, margin, margin, white)
      guard let lightest, let darkest = unsafe extremeSample(pix, L_SELECT_MIN) else {
        return true
      }
      return lightest - darkest >= ReadingThresholds.smallestContrast
    }
  }

  extension PageImage {
    /// Whether no sample differs much from another.
    ///
    /// Some samples show that a written page isn't blank, long before all do.
    var isBlank: Bool {
      unsafe withPix { pix in
        ([16, 1] as [Int32]).allSatisfy { step in
          guard let darkest = unsafe extremeSample(pix, L_SELECT_MIN, every: step),
            let lightest = unsafe extremeSample(pix, L_SELECT_MAX, every: step)
          else { return false }
          return lightest - darkest < ReadingThresholds.smallestContrast
        }
      }
    }
  }

  /// The darkest or the lightest sample of a grey picture, or `nil` for one in colour; of all
  /// samples, or of each so many-th one along both sides.
  private func extremeSample(
    _ pix: UnsafeMutablePointer<Pix>, _ kind: SelectionKind, every step: Int32 = 1
  ) -> Int? {
    guard unsafe pixGetDepth(pix) == 8 else { return nil }
    var sample: Int32 = 0
    guard unsafe pixGetExtremeValue(pix, step, Int32(kind), nil, nil, nil, &sample) == 0 else {
      return nil
    }
    return Int(sample)
  }

  // What Leptonica's constants are imported as.
  private typealias SelectionKind = Int
#endif
