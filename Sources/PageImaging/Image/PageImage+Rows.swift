#if Tesseract
  internal import CLeptonica

  extension PageImage {
    /// The samples of a row of pixels of a grey page, or of a part of it, from the left; empty for a
    /// page in colour and outside the page.
    package func samples(inRow y: Int, columns: Range<Int>? = nil) -> [UInt8] {
      guard 0..<height ~= y else { return [] }
      let columns = (columns ?? 0..<width).clamped(to: 0..<width)
      return unsafe withPix { pix in
        guard unsafe pixGetDepth(pix) == 8, let data = unsafe pixGetData(pix) else { return [] }
        let row = unsafe data + y * Int(unsafe pixGetWpl(pix))
        return columns.map { unsafe byte(row, $0) }
      }
    }
  }
#endif
