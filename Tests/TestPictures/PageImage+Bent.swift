#if Tesseract
  internal import CLeptonica
  package import PageImaging

  extension PageImage {
    /// The grey picture on paper that bends: each column of pixels is shown so much lower, at
    /// fractions of a pixel, too.
    package func bent(_ shift: (_ across: Double) -> Double) -> PageImage? {
      var samples = [UInt8](repeating: 255, count: width * height)
      unsafe withPix { pix in
        for x in 0..<width {
          let moved = shift(Double(x) / Double(width))
          for y in 0..<height {
            let place = min(max(0, Double(y) - moved), Double(height - 1))
            let (row, share) = (Int(place), place - place.rounded(.down))
            var (upper, lower): (UInt32, UInt32) = (255, 255)
            unsafe pixGetPixel(pix, Int32(x), Int32(row), &upper)
            unsafe pixGetPixel(pix, Int32(x), Int32(min(row + 1, height - 1)), &lower)
            samples[y * width + x] = UInt8(
              clamping: Int(Double(upper) * (1 - share) + Double(lower) * share))
          }
        }
      }
      return PageImage(width: width, height: height, lightness: samples)
    }
  }
#endif
