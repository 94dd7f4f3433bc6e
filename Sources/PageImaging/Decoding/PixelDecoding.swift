#if Tesseract
  internal import CLeptonica

  /// Turns checked bytes into pixels.
  struct PixelDecoding {
    let format: ImageFormat
    let page: Int

    /// Decodes; what comes out may have any depth, a colour map, or alpha.
    func decode(_ bytes: [UInt8]) throws(ImageFlaw) -> Raster {
      let decoded = unsafe bytes.withUnsafeBufferPointer { buffer -> UnsafeMutablePointer<Pix>? in
        let (data, size) = (buffer.baseAddress, buffer.count)
        return switch format {
        case .tiff: unsafe pixReadMemTiff(data, size, Int32(clamping: page))
        case .png: unsafe pixReadMemPng(data, size)
        case .jpeg: unsafe pixReadMemJpeg(data, size, 0, 1, nil, 0)
        case .bmp: unsafe pixReadMemBmp(data, size)
        case .webp: unsafe pixReadMemWebP(data, size)
        case .pnm: unsafe pixReadMemPnm(data, size)
        case .gif: unsafe pixReadMemGif(data, size)
        case .jpeg2000: unsafe pixReadMemJp2k(data, size, 1, nil, 0, 0)
        }
      }
      guard let raster = unsafe Raster(decoded) else { throw .corrupt("it can't be decoded") }
      return raster
    }
  }
#endif
