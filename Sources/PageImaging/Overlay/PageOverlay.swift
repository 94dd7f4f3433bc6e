#if Tesseract
  public import DocumentModel
  public import Foundation
  internal import CLeptonica

  /// Outlines drawn in colour over a page.
  public struct PageOverlay: Sendable {
    /// What is drawn, in order: later shapes cover earlier ones.
    public var shapes: [Shape]

    /// Makes an overlay.
    public init(shapes: [Shape] = []) { self.shapes = shapes }

    /// One outline or line.
    public struct Shape: Hashable, Sendable {
      /// The corners, in pixels of the displayed image.
      public var points: [PagePoint]
      /// Whether the last corner is joined to the first.
      public var isClosed: Bool
      /// The colour of the stroke.
      public var color: Color
      /// The width of the stroke in pixels; at least one is drawn.
      public var width: Int

      /// Makes a shape; fewer than two points draw nothing.
      public init(points: [PagePoint], isClosed: Bool = true, color: Color, width: Int = 2) {
        self.points = points
        self.isClosed = isClosed
        self.color = color
        self.width = width
      }

      /// Makes the outline of a rectangle.
      public init(box: PageRect, color: Color, width: Int = 2) {
        let corners = [
          PagePoint(x: box.left, y: box.top), PagePoint(x: box.right, y: box.top),
          PagePoint(x: box.right, y: box.bottom), PagePoint(x: box.left, y: box.bottom),
        ]
        self.init(points: corners, color: color, width: width)
      }
    }

    /// A colour of light.
    public struct Color: Hashable, Sendable {
      /// The share of red, 0 to 255.
      public var red: UInt8
      /// The share of green, 0 to 255.
      public var green: UInt8
      /// The share of blue, 0 to 255.
      public var blue: UInt8

      /// Makes a colour.
      public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
      }
    }

    /// The page with the shapes drawn over it, as a PNG file.
    ///
    /// What lies outside the page is cut off. Throws when there is not enough memory. Linear in
    /// the pixels.
    public func png(over page: PageImage) throws(ImagingError) -> Data {
      guard
        let canvas = unsafe Raster(page.withPix { unsafe pixConvertTo32($0) })
      else { throw .outOfMemory(input: "the overlay") }
      for shape in shapes { Self.draw(shape, on: canvas) }
      return try canvas.png()
    }

    private static func draw(_ shape: Shape, on canvas: borrowing Raster) {
      guard shape.points.count > 1 else { return }
      var ends = Array(zip(shape.points, shape.points.dropFirst()))
      if shape.isClosed, let first = shape.points.first, let last = shape.points.last {
        ends.append((last, first))
      }
      let size = PageSize(width: canvas.width, height: canvas.height)
      for (start, end) in ends {
        guard let line = clipped(start, end, to: size.bounds.expanded(by: Double(shape.width)))
        else { continue }
        _ = unsafe pixRenderLineArb(
          canvas.pix, Int32(line.0.x), Int32(line.0.y), Int32(line.1.x), Int32(line.1.y),
          Int32(clamping: min(max(1, shape.width), 64)), shape.color.red, shape.color.green,
          shape.color.blue)
      }
    }

    /// The part of a line within a rectangle: Leptonica would make a list of every point of the
    /// whole line, however long it is (Liang and Barsky's method).
    private static func clipped(
      _ start: PagePoint, _ end: PagePoint, to box: PageRect
    ) -> (PagePoint, PagePoint)? {
      let values = [start.x, start.y, end.x, end.y]
      guard values.allSatisfy(\.isFinite) else { return nil }
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      var (enter, leave) = (0.0, 1.0)
      let sides = [
        (-dx, start.x - box.left), (dx, box.right - start.x),
        (-dy, start.y - box.top), (dy, box.bottom - start.y),
      ]
      for (step, room) in sides {
        if step == 0 {
          if room < 0 { return nil }
        } else if step < 0 {
          enter = max(enter, room / step)
        } else {
          leave = min(leave, room / step)
        }
      }
      guard enter <= leave else { return nil }
      return (
        PagePoint(x: start.x + enter * dx, y: start.y + enter * dy),
        PagePoint(x: start.x + leave * dx, y: start.y + leave * dy)
      )
    }
  }
#endif
