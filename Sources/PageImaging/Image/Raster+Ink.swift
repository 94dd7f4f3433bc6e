#if Tesseract
  internal import CLeptonica

  extension Raster {
    /// The pixels darker than a shade, as a black-and-white picture.
    ///
    /// Does what Leptonica's pixThresholdToBinary does to 8-bit pictures, eight samples at a time:
    /// a page is looked at in black and white many times.
    func darker(than shade: UInt32) throws(ImagingError) -> Raster {
      guard depth == 8, let shade = UInt8(exactly: shade) else {
        return try unsafe Raster.made(pixThresholdToBinary(pix, Int32(clamping: shade)))
      }
      let (width, height) = (width, height)
      let ink = try unsafe Raster.made(pixCreate(Int32(width), Int32(height), 1))
      let level = SampleLevel(shade)
      let (fullCount, rest) = (width / 32, width % 32)
      unsafe withRows { source, sourceLine in
        unsafe ink.withRows { target, targetLine in
          for y in 0..<height {
            var samples = unsafe source + y * sourceLine
            let row = unsafe target + y * targetLine
            for word in 0..<fullCount {
              var bits: UInt32 = 0
              for pair in 0..<4 {
                let (left, right) = (unsafe samples[2 * pair], unsafe samples[2 * pair + 1])
                bits = bits << 8 | level.darker(left, right)
              }
              unsafe row[word] = bits
              unsafe samples += 8
            }
            var last: UInt32 = 0
            for x in 0..<rest where unsafe byte(samples, x) < shade {
              last |= 0x8000_0000 >> UInt32(x)
            }
            if rest > 0 { unsafe row[fullCount] = last }
          }
        }
      }
      return ink
    }
  }

  /// A shade to compare eight samples with at once.
  private struct SampleLevel {
    private static let highBits: UInt64 = 0x8080_8080_8080_8080
    private let shades: UInt64
    private let lowParts: UInt64

    init(_ shade: UInt8) {
      shades = UInt64(shade) * 0x0101_0101_0101_0101
      lowParts = shades & ~Self.highBits
    }

    /// A bit for each of eight samples that is darker, the leftmost sample's the highest.
    @inline(__always)
    func darker(_ left: UInt32, _ right: UInt32) -> UInt32 {
      let samples = UInt64(left) << 32 | UInt64(right)
      // Byte by byte, the lower seven bits are compared by a difference that can't borrow, and the
      // high bits by themselves.
      let difference = (samples | Self.highBits) &- lowParts
      let lighter = (samples & ~shades) | (~(samples ^ shades) & difference)
      let darker = (~lighter & Self.highBits) >> 7
      // Moves bit 0 of byte k to bit 56 + k.
      return UInt32(truncatingIfNeeded: (darker &* 0x0102_0408_1020_4080) >> 56)
    }
  }
#endif
