#if Tesseract
  internal import CLeptonica
  internal import DocumentModel

  /// Enlarges pages whose text is too small to be read well.
  struct Enlargement {
    let thresholds: ImagingThresholds

    /// The prepared page, larger where its text is low.
    func enlarged(
      _ page: consuming CleanPage.Result, displayed: PageImage, map: Homography,
      curl: DisplacementGrid?
    ) throws(ImagingError) -> PreparedPage {
      let factor = factor(textHeight: page.textHeight)
      let axis = page.textAxis
      func scaled(_ box: PageRect) -> PageRect {
        PageRect(
          x: box.x.mapped(scale: factor, offset: 0), y: box.y.mapped(scale: factor, offset: 0))
      }
      let shrunk = Homography(affine: 1 / factor, 0, 0, 0, 1 / factor, 0)
      let transform = PagePreparation.transform(
        factor == 1 ? map : shrunk.followed(by: map), curl: curl?.scaled(by: factor))
      let lines = page.rulingLines.map {
        RulingLine(
          axis: $0.axis, span: $0.span.mapped(scale: factor, offset: 0),
          position: $0.position * factor, thickness: $0.thickness * factor, stroke: $0.stroke)
      }
      let leaders = page.leaders.map { Leader(box: scaled($0.box)) }
      let fills = page.fills.map { Fill(box: scaled($0.box), lightness: $0.lightness) }
      let boxes = page.drawnBoxes.map {
        DrawnBox(box: scaled($0.box), isTicked: $0.isTicked, inkShare: $0.inkShare)
      }
      let textHeight = page.textHeight.map { $0 * factor }
      return PreparedPage(
        image: PageImage(try Self.image(page, factor: factor)), displayed: displayed,
        transform: transform,
        rulingLines: lines, leaders: leaders, fills: fills, drawnBoxes: boxes,
        textHeight: textHeight, textAxis: axis)
    }

    private func factor(textHeight: Double?) -> Double {
      guard let textHeight, textHeight < thresholds.enlargedTextHeight else { return 1 }
      return min(thresholds.greatestEnlargement, thresholds.readTextHeight / max(1, textHeight))
    }

    private static func image(
      _ page: consuming CleanPage.Result, factor: Double
    ) throws(ImagingError) -> Raster {
      guard factor != 1 else { return page.raster }
      return try unsafe Raster.made(pixScaleGrayLI(page.raster.pix, Float(factor), Float(factor)))
    }
  }
#endif
