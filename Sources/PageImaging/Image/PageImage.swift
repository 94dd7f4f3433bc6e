#if Tesseract
  package import CLeptonica

  /// A picture that never changes: the pixels of a page, or of a part of one.
  ///
  /// Pixels are grey (8 bit) or colour (RGB, 8 bit a channel); positions are in pixels with the
  /// origin at the top left. Cheap to pass around: it is a reference.
  ///
  /// Sendable without a lock, because nothing writes to the pixels after the initialiser and the
  /// image is never cloned (Leptonica counts references without atomics, so a clone would be a
  /// write).
  @safe
  public final class PageImage: @unchecked Sendable {
    /// The width in pixels, at least one.
    public let width: Int
    /// The height in pixels, at least one.
    public let height: Int
    /// Whether the file was damaged, so that parts of the picture are missing or may look wrong.
    public let isDamaged: Bool
    private let pix: UnsafeMutablePointer<Pix>

    init(_ raster: consuming Raster, isDamaged: Bool = false) {
      self.isDamaged = isDamaged
      width = raster.width
      height = raster.height
      unsafe pix = raster.release()
    }

    deinit {
      var pix: UnsafeMutablePointer<Pix>? = unsafe pix
      unsafe pixDestroy(&pix)
    }

    /// Makes a grey image from samples, row by row from the top: 0 is black, 255 white.
    ///
    /// Returns `nil` unless there are `width` × `height` samples, at least one, and no more than
    /// memory allows. Linear.
    public convenience init?(width: Int, height: Int, lightness samples: [UInt8]) {
      LeptonicaMessages.silenced
      let (count, overflow) = width.multipliedReportingOverflow(by: height)
      guard width > 0, height > 0, !overflow, count == samples.count,
        let columns = Int32(exactly: width), let rows = Int32(exactly: height),
        let raster = unsafe Raster(pixCreate(columns, rows, 8))
      else { return nil }
      unsafe raster.withRows { data, wordsPerLine in
        for y in 0..<height {
          let row = unsafe data + y * wordsPerLine
          for x in 0..<width { unsafe setByte(row, x, samples[y * width + x]) }
        }
      }
      self.init(raster)
    }

    /// Whether the image has colours rather than greys.
    public var isColor: Bool { unsafe pixGetDepth(pix) == 32 }

    /// Lends the Leptonica image.
    ///
    /// The body must neither change, clone nor keep it.
    package func withPix<R>(_ body: (UnsafeMutablePointer<Pix>) throws -> R) rethrows -> R {
      try unsafe body(pix)
    }
  }
#endif
