#if Tesseract
  internal import CLeptonica
  public import DocumentModel

  /// Makes a decoded page ready for reading, by named stages.
  ///
  /// The stages, in order: grey, dark on light, flattened and straightened, fills made white, light
  /// evened, ruling lines and leaders taken out, edges cleared, small text enlarged. Each keeps
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
    /// - Returns: The prepared page, whose transform leads to the whole displayed page. A page
    ///   smaller than 32 pixels on a side is only turned to grey.
    /// - Throws: ``ImagingError/emptyRegion(input:)`` or ``ImagingError/outOfMemory(input:)``.
    public func prepare(
      _ page: PageImage, region: PageRect? = nil
    ) throws(ImagingError) -> PreparedPage {
      let area = try PixelBox(region, in: page)
      let grey = try GreyConversion().grey(page, area: area)
      let origin = PageTransform.homography(
        Homography(affine: 1, 0, Double(area.x), 0, 1, Double(area.y)))
      return PreparedPage(
        image: PageImage(grey), displayed: page,
        transform: area.x == 0 && area.y == 0 ? .identity : origin)
    }
  }
#endif
