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

    /// Dims the page from left to right.
    func shade(to share: Double) {
      for index in samples.indices {
        let across = Double(index % width) / Double(width)
        samples[index] = UInt8(Double(samples[index]) * (1 - (1 - share) * across))
      }
    }

    func invert() { samples = samples.map { 255 - $0 } }

    var image: PageImage? { PageImage(width: width, height: height, lightness: samples) }

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
