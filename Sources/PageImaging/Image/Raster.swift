#if Tesseract
  internal import CLeptonica

  /// The one owner of a Leptonica image; the image is freed with it.
  @safe
  struct Raster: ~Copyable {
    let pix: UnsafeMutablePointer<Pix>

    /// Takes over what a Leptonica function returned, or gives `nil` where that function failed.
    init?(_ pix: UnsafeMutablePointer<Pix>?) {
      guard let pix = unsafe pix else { return nil }
      unsafe self.pix = pix
    }

    deinit {
      var pix: UnsafeMutablePointer<Pix>? = unsafe pix
      unsafe pixDestroy(&pix)
    }

    var width: Int { Int(unsafe pixGetWidth(pix)) }
    var height: Int { Int(unsafe pixGetHeight(pix)) }
    var depth: Int { Int(unsafe pixGetDepth(pix)) }

    /// Gives the image away; whoever takes it frees it.
    consuming func release() -> UnsafeMutablePointer<Pix> {
      let pix = unsafe pix
      discard self
      return unsafe pix
    }
  }
#endif
