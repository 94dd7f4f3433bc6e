#if Tesseract
  internal import CLeptonica
  public import DocumentModel

  /// Makes a decoded page ready for reading, by named stages.
  ///
  /// The stages, in order: grey, turned as asked, dark on light, flattened and straightened, bent lines
  /// levelled, fills made white, light evened, ruling lines and leaders taken out, edges cleared, small text enlarged. Each keeps
  /// account of what it does to positions, so that ``PreparedPage/transform`` leads back to the
  /// displayed page exactly.
  public struct PagePreparation: Sendable {
    private let thresholds = ImagingThresholds()

    /// Makes a preparation.
    public init() {}

    /// Prepares a page, or a part of it.
    ///
    /// - Parameters:
    ///   - page: The page as displayed.
    ///   - region: The part to read, in pixels of the displayed page, or `nil` for all of it; what
    ///     sticks out of the page is ignored.
    ///   - turn: The turn that makes the page upright.
    /// - Returns: The prepared page, whose transform leads to the whole displayed page. A page
    ///   smaller than 32 pixels on a side is only turned to grey.
    /// - Throws: ``ImagingError/emptyRegion(input:)`` or ``ImagingError/outOfMemory(input:)``.
    /// - Complexity: Linear in the pixels: about 0.1 s for A4 at 200 dpi.
    public func prepare(
      _ page: PageImage, region: PageRect? = nil, turn: QuarterTurn = .none
    ) throws(ImagingError) -> PreparedPage {
      let area = try PixelBox(region, in: page)
      let grey = try GreyConversion().grey(page, area: area).turned(by: turn)
      let origin = turn.map(to: PageSize(width: area.width, height: area.height))
        .followed(by: Homography(affine: 1, 0, Double(area.x), 0, 1, Double(area.y)))
      guard min(area.width, area.height) >= thresholds.smallestPage else {
        return PreparedPage(
          image: PageImage(grey), displayed: page, transform: Self.transform(origin))
      }
      let straight = try straightened(grey)
      let map = straight.map.followed(by: origin)
      let curl = straight.curl
      let clean = try CleanPage(thresholds: thresholds).cleaned(straight)
      return try Enlargement(thresholds: thresholds)
        .enlarged(clean, displayed: page, map: map, curl: curl)
    }

    private func straightened(_ grey: consuming Raster) throws(ImagingError) -> StraightPage {
      let half = try grey.halved()
      let quarter = try half.halved()
      if Polarity().isLightOnDark(GreyMap(quarter)) {
        // Once: pictures that are half ink look light on dark either way.
        grey.invert()
        half.invert()
        quarter.invert()
      }
      let corners = try PageOutline(thresholds: thresholds).corners(of: quarter)
      guard grey.width >= thresholds.narrowPage else {
        let skew = try skew(of: try grey.copied(), corners: corners?.scaled(by: 4))
        return try levelled(grey, corners: corners?.scaled(by: 4), skew: skew)
      }
      let skew = try skew(of: half, corners: corners?.scaled(by: 2))
      return try levelled(grey, corners: corners?.scaled(by: 4), skew: skew)
    }

    private func levelled(
      _ grey: consuming Raster, corners: [PagePoint]?, skew: SkewMeasurement.Result
    ) throws(ImagingError) -> StraightPage {
      let straight = try straightening(corners, angle: skew.angle).straightened(grey)
      return try CurlFlattening(thresholds: thresholds).flattened(straight, skew: skew)
    }

    private func skew(
      of picture: consuming Raster, corners: [PagePoint]?
    ) throws(ImagingError) -> SkewMeasurement.Result {
      let flat = try straightening(corners, angle: 0).straightened(picture)
      let evened = try LightEvening(thresholds: thresholds, frames: flat.frames)
        .evened(flat.raster, quarter: try flat.raster.halved().halved())
      // Halving makes thin strokes paler, so the shade that counts as ink is paler, too.
      let ink = try evened.darker(than: (thresholds.inkShade + 255) / 2)
      return SkewMeasurement(thresholds: thresholds).result(ink)
    }

    private func straightening(_ corners: [PagePoint]?, angle: Double) -> Straightening {
      Straightening(corners: corners, angle: angle, rim: thresholds.flatRim)
    }

    static func transform(_ map: Homography, curl: DisplacementGrid? = nil) -> PageTransform {
      if let curl { return .displacement(curl, then: map) }
      return map == .identity ? .identity : .homography(map)
    }
  }

  extension [PagePoint] {
    fileprivate func scaled(by factor: Double) -> [PagePoint] {
      map { PagePoint(x: $0.x * factor, y: $0.y * factor) }
    }
  }
#endif
