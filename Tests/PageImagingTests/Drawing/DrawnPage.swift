#if Tesseract
  import CLeptonica
  import DocumentModel
  import PageImaging

  /// A page drawn for a test: paper, blocks that stand for letters, lines and bands.
  @safe
  final class DrawnPage {
    private(set) var samples: [UInt8]
    let width: Int
    let height: Int

    init(width: Int = 800, height: Int = 1000, paper: UInt8 = 255) {
      self.width = width
      self.height = height
      samples = [UInt8](repeating: paper, count: width * height)
    }

    /// A page to draw on that begins as a grey picture.
    init(copying image: PageImage) {
      (width, height, samples) = (image.width, image.height, image.samples)
    }

    func fill(_ x: Int, _ y: Int, _ w: Int, _ h: Int, _ shade: UInt8) {
      for row in max(0, y)..<min(height, y + h) {
        for column in max(0, x)..<min(width, x + w) { samples[row * width + column] = shade }
      }
    }

    /// Writes letter-like marks: stems with bars, every third one tall, with gaps between words.
    func write(_ x: Int, _ y: Int, letters: Int, height: Int = 16, shade: UInt8 = 0) {
      let (stem, pitch) = (max(1, height / 7), height * 3 / 4)
      var left = x
      for letter in 0..<letters {
        let isTall = letter % 3 == 1
        fill(left, y - (isTall ? height / 2 : 0), stem, height + (isTall ? height / 2 : 0), shade)
        fill(left + height / 2 - stem, y, stem, height, shade)
        fill(left, y + (letter % 2) * (height - stem), height / 2, stem, shade)
        left += pitch + (letter % 6 == 5 ? height / 2 : 0)
      }
    }

    /// Lines of text down the page.
    func writeLines(from top: Int = 100, count: Int = 12, pitch: Int = 50, shade: UInt8 = 0) {
      for line in 0..<count { write(80, top + line * pitch, letters: 45, shade: shade) }
    }

    /// Adds noise that is the same on every run.
    func addNoise(_ amount: Int) {
      var random = SeededRandom(seed: 3)
      for index in samples.indices {
        let sum = (0..<4).reduce(0) { sum, _ in
          sum + Int.random(in: -amount...amount, using: &random)
        }
        samples[index] = UInt8(clamping: Int(samples[index]) + sum / 2)
      }
    }

    /// Strews black and white grains over an area, the same on every run.
    func addGrains(_ size: Int, ink: Double, in columns: Range<Int>, _ rows: Range<Int>) {
      var random = SeededRandom(seed: 9)
      for y in stride(from: rows.lowerBound, to: rows.upperBound, by: size) {
        for x in stride(from: columns.lowerBound, to: columns.upperBound, by: size)
        where Double.random(in: 0..<1, using: &random) < ink { fill(x, y, size, size, 0) }
      }
    }

    /// Dims the page from left to right.
    func shade(to share: Double) {
      for index in samples.indices {
        let across = Double(index % width) / Double(width)
        samples[index] = UInt8(Double(samples[index]) * (1 - (1 - share) * across))
      }
    }

    /// Lets the light fall off as the square of the distance from a side or corner of the page.
    func fallOff(to share: Double, from side: Int) {
      let (lampX, lampY) = [(0.0, 0.0), (1, 0.5), (0.5, 1), (0, 1)][side % 4]
      for index in samples.indices {
        let (x, y) = (Double(index % width) / Double(width), Double(index / width) / Double(height))
        let distance = ((x - lampX) * (x - lampX) + (y - lampY) * (y - lampY)) / 2
        samples[index] = UInt8(Double(samples[index]) * (1 - (1 - share) * min(1, distance)))
      }
    }

    func invert() { samples = samples.map { 255 - $0 } }

    var image: PageImage? { PageImage(width: width, height: height, lightness: samples) }

    /// The page as a camera sees it whose picture shows its corners at the given places.
    func seen(through corners: [PagePoint], desk: UInt8, paper: UInt8) -> DrawnPage {
      let scene = DrawnPage(width: width, height: height, paper: desk)
      guard let map = Self.plane(from: corners, width: Double(width), height: Double(height)) else {
        return scene
      }
      for y in 0..<height {
        for x in 0..<width {
          let point = map.map(PagePoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
          guard point.x >= 0, point.y >= 0, point.x < Double(width), point.y < Double(height)
          else { continue }
          let sample = samples[Int(point.y) * width + Int(point.x)]
          scene.fill(x, y, 1, 1, UInt8(Int(sample) * Int(paper) / 255))
        }
      }
      return scene
    }

    /// The map that takes four corners to those of an upright rectangle.
    private static func plane(
      from q: [PagePoint], width: Double, height: Double
    ) -> Homography? {
      let (dx1, dx2) = (q[1].x - q[2].x, q[3].x - q[2].x)
      let (dy1, dy2) = (q[1].y - q[2].y, q[3].y - q[2].y)
      let (sx, sy) = (q[0].x - q[1].x + q[2].x - q[3].x, q[0].y - q[1].y + q[2].y - q[3].y)
      let scale = dx1 * dy2 - dx2 * dy1
      let (g, h) = ((sx * dy2 - dx2 * sy) / scale, (dx1 * sy - sx * dy1) / scale)
      return Homography(entries: [
        (q[1].x - q[0].x + g * q[1].x) / width, (q[3].x - q[0].x + h * q[3].x) / height, q[0].x,
        (q[1].y - q[0].y + g * q[1].y) / width, (q[3].y - q[0].y + h * q[3].y) / height, q[0].y,
        g / width, h / height, 1,
      ]).inverted
    }

    /// The page turned clockwise about its middle.
    func turned(degrees: Double) -> PageImage? {
      guard let image else { return nil }
      let bytes = unsafe image.withPix { pix in
        var turned = unsafe pixRotateAMGray(pix, Float(degrees * .pi / 180), 255)
        defer { unsafe pixDestroy(&turned) }
        return unsafe PictureEncoding.encode(turned, as: .png)
      }
      return try? ImageFile(.data(bytes)).page(at: 0)
    }
  }

  extension PageImage {
    /// The darkest sample of an area.
    func darkest(_ x: ClosedRange<Int>, _ y: ClosedRange<Int>) -> UInt8 {
      unsafe withPix { pix in
        var least: UInt32 = 255
        for row in y {
          for column in x {
            var value: UInt32 = 255
            unsafe pixGetPixel(pix, Int32(column), Int32(row), &value)
            least = min(least, value)
          }
        }
        return UInt8(truncatingIfNeeded: least)
      }
    }

    /// The mean of all samples.
    var mean: Double {
      let samples = samples
      return samples.reduce(0.0) { $0 + Double($1) } / Double(samples.count)
    }
  }
#endif
