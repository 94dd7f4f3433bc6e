#if Tesseract
  import DocumentModel

  /// Where a picture that is read lies on its page, and at what size.
  struct PicturePlace: Hashable {
    /// Where the picture's top left corner lies on the page; outside it where a margin is.
    let x: Int
    let y: Int
    /// How many pixels of the picture one of the page's is.
    private(set) var scale = 1.0

    init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

    /// The place of the picture at another size.
    func scaled(by factor: Double) -> PicturePlace {
      var copy = self
      copy.scale *= factor
      return copy
    }

    func onPage(_ box: PageRect) -> PageRect {
      PageRect(
        x: box.x.mapped(scale: 1 / scale, offset: Double(x)),
        y: box.y.mapped(scale: 1 / scale, offset: Double(y)))
    }

    func onPage(_ point: PagePoint) -> PagePoint {
      PagePoint(x: point.x / scale + Double(x), y: point.y / scale + Double(y))
    }

    func inPicture(_ box: PageRect) -> PageRect {
      PageRect(
        x: box.x.mapped(scale: scale, offset: -Double(x) * scale),
        y: box.y.mapped(scale: scale, offset: -Double(y) * scale))
    }
  }
#endif
