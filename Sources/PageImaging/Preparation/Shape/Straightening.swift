#if Tesseract
  internal import CLeptonica
  internal import DocumentModel
  internal import Foundation

  /// Flattens and turns a page, with a single interpolation.
  struct Straightening {
    /// The corners of the page in its picture, where it was photographed from a slant.
    var corners: [PagePoint]?
    /// The clockwise turn in degrees, after flattening.
    var angle: Double
    /// The width of a flattened page's rim, as a share of its longer side.
    var rim = 0.0

    /// The straight page.
    func straightened(
      _ grey: consuming Raster
    ) throws(ImagingError) -> StraightPage {
      if let corners { return try flattened(grey, corners) }
      let picture = PageSize(width: grey.width, height: grey.height)
      guard angle != 0 else { return StraightPage(raster: grey, map: .identity, picture: picture) }
      return try turned(grey)
    }

    private func turned(
      _ grey: consuming Raster
    ) throws(ImagingError) -> StraightPage {
      let picture = PageSize(width: grey.width, height: grey.height)
      let radians = angle * .pi / 180
      let (cosine, sine) = (cos(radians), abs(sin(radians)))
      let (width, height) = (Double(grey.width), Double(grey.height))
      // Room on each side for what would be cut off.
      let right = Int((width * (cosine - 1) + height * sine) / 2 + 1)
      let below = Int((height * (cosine - 1) + width * sine) / 2 + 1)
      let (dx, dy) = (max(0, right), max(0, below))
      let (x, y) = (Int32(dx), Int32(dy))
      let framed = try unsafe Raster.made(pixAddBorderGeneral(grey.pix, x, x, y, y, 0))
      let page = try unsafe Raster.made(pixRotateAMGray(framed.pix, Float(radians), 0))
      let centre = (x: Double(framed.width / 2) + 0.5, y: Double(framed.height / 2) + 0.5)
      let (c, s) = (cosine, sin(radians))
      let map = Homography(
        affine: c, s, centre.x - c * centre.x - s * centre.y - Double(dx),
        -s, c, centre.y + s * centre.x - c * centre.y - Double(dy))
      return StraightPage(raster: page, map: map, picture: picture)
    }

    private func flattened(
      _ grey: consuming Raster, _ corners: [PagePoint]
    ) throws(ImagingError) -> StraightPage {
      let picture = PageSize(width: grey.width, height: grey.height)
      let (size, flat) = Self.flattening(corners, limit: (grey.width, grey.height))
      let radians = angle * .pi / 180
      let (c, s) = (cos(radians), sin(radians))
      let (x, y) = (Double(size.width) / 2, Double(size.height) / 2)
      let turn = Homography(affine: c, s, x - c * x - s * y, -s, c, y + s * x - c * y)
      let map = turn.followed(by: flat)
      // Leptonica counts pixels by their middles' numbers, the map by their corners.
      let middle = Homography(affine: 1, 0, 0.5, 0, 1, 0.5)
      let corner = Homography(affine: 1, 0, -0.5, 0, 1, -0.5)
      let entries = middle.followed(by: map).followed(by: corner).entries
      guard entries[8] != 0 else {
        return StraightPage(raster: grey, map: .identity, picture: picture)
      }
      var coefficients = entries.prefix(8).map { Float($0 / entries[8]) }
      let warped = try unsafe Raster.made(pixProjectiveGray(grey.pix, &coefficients, 0))
      let area = PixelBox(x: 0, y: 0, width: size.width, height: size.height)
      let page = StraightPage(raster: try warped.clipped(to: area), map: map, picture: picture)
      return page.framed(by: size.bounds.shrunk(by: rim * Double(max(size.width, size.height))))
    }

    /// The size of the flat page, and the map from it to the four corners (Heckbert's square to
    /// quadrilateral).
    private static func flattening(
      _ q: [PagePoint], limit: (width: Int, height: Int)
    ) -> (size: PageSize, map: Homography) {
      func length(_ a: Int, _ b: Int) -> Double {
        ((q[a].x - q[b].x) * (q[a].x - q[b].x) + (q[a].y - q[b].y) * (q[a].y - q[b].y)).squareRoot()
      }
      let size = PageSize(
        width: min(limit.width, Int(((length(0, 1) + length(3, 2)) / 2).rounded())),
        height: min(limit.height, Int(((length(0, 3) + length(1, 2)) / 2).rounded())))
      let (dx1, dx2) = (q[1].x - q[2].x, q[3].x - q[2].x)
      let (dy1, dy2) = (q[1].y - q[2].y, q[3].y - q[2].y)
      let sx = q[0].x - q[1].x + q[2].x - q[3].x
      let sy = q[0].y - q[1].y + q[2].y - q[3].y
      let scale = dx1 * dy2 - dx2 * dy1
      let g = scale == 0 ? 0 : (sx * dy2 - dx2 * sy) / scale
      let h = scale == 0 ? 0 : (dx1 * sy - sx * dy1) / scale
      let square = Homography(entries: [
        q[1].x - q[0].x + g * q[1].x, q[3].x - q[0].x + h * q[3].x, q[0].x,
        q[1].y - q[0].y + g * q[1].y, q[3].y - q[0].y + h * q[3].y, q[0].y,
        g, h, 1,
      ])
      let unit = Homography(affine: 1 / Double(size.width), 0, 0, 0, 1 / Double(size.height), 0)
      return (size, unit.followed(by: square))
    }
  }

  /// A grey page whose lines of text run level; where the picture does not reach, it is black.
  struct StraightPage: ~Copyable {
    let raster: Raster
    /// The map to the picture that the page was taken from.
    let map: Homography
    /// What bounds the page within the raster, each clockwise.
    ///
    /// These are the picture's corners, and the page's own where it lay on a desk; none where the page
    /// is the picture.
    private(set) var frames: [[PagePoint]]
    /// The displacement that leads to where ``map`` begins, where lines of text were bent.
    let curl: DisplacementGrid?

    init(
      raster: consuming Raster, map: Homography, frames: [[PagePoint]], curl: DisplacementGrid
    ) {
      self.map = map
      self.frames = frames
      self.curl = curl
      self.raster = raster
    }

    init(raster: consuming Raster, map: Homography, picture: PageSize) {
      self.map = map
      curl = nil
      if map == .identity {
        frames = []
      } else {
        frames = [picture.bounds.corners.compactMap { map.inverted?.map($0) }]
      }
      self.raster = raster
    }

    /// The same page, which ends at a rectangle.
    consuming func framed(by rect: PageRect) -> StraightPage {
      frames.append(rect.corners)
      return self
    }
  }

  extension PageRect {
    /// The corners clockwise from the top left.
    fileprivate var corners: [PagePoint] {
      [
        PagePoint(x: left, y: top), PagePoint(x: right, y: top), PagePoint(x: right, y: bottom),
        PagePoint(x: left, y: bottom),
      ]
    }

    /// The rectangle without its rim, or without width or height where that is all there is.
    fileprivate func shrunk(by rim: Double) -> PageRect {
      PageRect(
        left: min(left + rim, x.center), top: min(top + rim, y.center),
        right: max(right - rim, x.center), bottom: max(bottom - rim, y.center))
    }
  }

  extension Raster {
    /// Whitens what lies outside a polygon, and its soft rim.
    func whiten(outside frame: [PagePoint]) {
      let (width, height, rim) = (width, height, 2.0)
      let sides = Array(zip(frame, frame.dropFirst() + frame.prefix(1)))
      unsafe withRows { data, wordsPerLine in
        for y in 0..<height {
          let row = unsafe data + y * wordsPerLine
          // Where the row's upper and lower rims, a little widened, cross the polygon.
          var (left, right) = (0.0, Double(width))
          for level in [Double(y) - 1, Double(y) + 2] {
            let crossings = sides.compactMap { a, b -> Double? in
              guard (a.y <= level) != (b.y <= level) else { return nil }
              return a.x + (level - a.y) / (b.y - a.y) * (b.x - a.x)
            }
            guard let first = crossings.min(), let last = crossings.max() else {
              (left, right) = (Double(width), Double(width))
              break
            }
            (left, right) = (max(left, first + rim), min(right, last - rim))
          }
          let from = min(width, max(0, Int(left.rounded(.up))))
          let to = min(width, max(from, Int(right.rounded(.down))))
          for x in 0..<from { unsafe setByte(row, x, 255) }
          for x in to..<width { unsafe setByte(row, x, 255) }
        }
      }
    }
  }

  extension Raster {
    /// A copy of a part of the picture.
    func clipped(to area: PixelBox) throws(ImagingError) -> Raster {
      var box = unsafe boxCreate(
        Int32(area.x), Int32(area.y), Int32(area.width), Int32(area.height))
      defer { unsafe boxDestroy(&box) }
      return try unsafe Raster.made(pixClipRectangle(pix, box, nil))
    }
  }
#endif
