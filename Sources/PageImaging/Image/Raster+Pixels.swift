#if Tesseract
  internal import CLeptonica

  extension Raster {
    /// Lends the pixel words; row `y` begins at `y` times the second argument.
    func withRows<R>(_ body: (UnsafeMutablePointer<UInt32>, Int) -> R) -> R {
      let wordsPerLine = Int(unsafe pixGetWpl(pix))
      let data = unsafe pixGetData(pix)
      // A Leptonica image always has data once it is made.
      var none: UInt32 = 0
      guard let data = unsafe data else { return unsafe body(&none, 0) }
      return unsafe body(data, wordsPerLine)
    }
  }

  /// The 8-bit sample at a position of a row; words hold four samples, the leftmost one in the
  /// most significant byte.
  @inline(__always)
  func byte(_ row: UnsafeMutablePointer<UInt32>, _ x: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: unsafe row[x >> 2] >> UInt32(24 - ((x & 3) << 3)))
  }

  /// Sets the 8-bit sample at a position of a row.
  @inline(__always)
  func setByte(_ row: UnsafeMutablePointer<UInt32>, _ x: Int, _ value: UInt8) {
    let shift = UInt32(24 - ((x & 3) << 3))
    unsafe row[x >> 2] = (row[x >> 2] & ~(0xFF << shift)) | (UInt32(value) << shift)
  }
#endif
