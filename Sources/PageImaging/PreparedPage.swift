#if Tesseract
  public import DocumentModel

  /// A page made ready for reading: straight, clean, dark on light, with its drawn lines apart.
  ///
  /// All positions but ``displayed``'s own are pixels of ``image``, origin at the top left.
  public struct PreparedPage: Sendable {
    /// The page that is recognised: 8-bit grey, straight, dark on light, rules and leaders taken
    /// out.
    public var image: PageImage
    /// The page as the user sees it: EXIF or the caller's orientation applied, nothing else.
    public var displayed: PageImage
    /// The map from ``image`` to ``displayed``.
    public var transform: PageTransform
    /// Drawn lines that were found, and are no longer in ``image``.
    public var rulingLines: [RulingLine]
    /// Rows of leader dots that were found, and are no longer in ``image``.
    public var leaders: [Leader]
    /// Areas of even colour behind text, which are white in ``image``.
    public var fills: [Fill]
    /// Small drawn squares that can be ticked, which are no longer in ``image``.
    public var drawnBoxes: [DrawnBox]
    /// The ink height of lower case letters in pixels of ``image``, where the page has text
    /// enough to tell.
    public var textHeight: Double?

    /// The axis along which lines of text run in ``image``, where that is clear to see.
    ///
    /// Vertical on pages that lie on their side, and on those of some scripts.
    public var textAxis: Axis?

    /// Makes a prepared page; by default the image is the displayed one and nothing is known of it.
    public init(
      image: PageImage, displayed: PageImage? = nil, transform: PageTransform = .identity,
      rulingLines: [RulingLine] = [], leaders: [Leader] = [], fills: [Fill] = [],
      drawnBoxes: [DrawnBox] = [], textHeight: Double? = nil, textAxis: Axis? = nil
    ) {
      self.image = image
      self.displayed = displayed ?? image
      self.transform = transform
      self.rulingLines = rulingLines
      self.leaders = leaders
      self.fills = fills
      self.drawnBoxes = drawnBoxes
      self.textHeight = textHeight
      self.textAxis = textAxis
    }

    /// The size of ``image``.
    public var size: PageSize { PageSize(width: image.width, height: image.height) }

    /// The size of ``displayed``.
    public var displayedSize: PageSize {
      PageSize(width: displayed.width, height: displayed.height)
    }
  }
#endif
