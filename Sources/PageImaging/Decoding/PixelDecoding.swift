#if Tesseract
  internal import CImageCodecs
  internal import CLeptonica

  /// Turns checked bytes into pixels.
  ///
  /// JPEG and PNG have decoders of their own: Leptonica's leave libjpeg and libpng to print what is
  /// wrong with a file, and give up where those would go on.
  struct PixelDecoding {
    let format: ImageFormat
    let page: Int

    /// The least share of rows that must be there: what may be missing is no more than a page's
    /// lower margin.
    private static let leastRowShare = 0.98

    /// A picture that was decoded, of any depth, with or without a colour map or alpha.
    struct Picture: ~Copyable {
      let raster: Raster
      /// Whether parts of the picture are missing or may look wrong.
      var isDamaged = false
    }

    /// Decodes as far as the bytes are sound, and refuses what is not nearly a whole picture.
    func decode(_ bytes: [UInt8]) throws(ImageFlaw) -> Picture {
      switch format {
      case .jpeg: return try unsafe reported(bytes, by: codec_read_jpeg)
      case .png: return try unsafe reported(bytes, by: codec_read_png)
      default: break
      }
      let decoded = unsafe bytes.withUnsafeBufferPointer { buffer -> UnsafeMutablePointer<Pix>? in
        let (data, size) = (buffer.baseAddress, buffer.count)
        return switch format {
        case .tiff: unsafe pixReadMemTiff(data, size, Int32(clamping: page))
        case .bmp: unsafe pixReadMemBmp(data, size)
        case .webp: unsafe pixReadMemWebP(data, size)
        case .pnm: unsafe pixReadMemPnm(data, size)
        case .gif: unsafe pixReadMemGif(data, size)
        case .jpeg2000: unsafe pixReadMemJp2k(data, size, 1, nil, 0, 0)
        case .jpeg, .png: nil
        }
      }
      guard let raster = unsafe Raster(decoded) else { throw .corrupt("it can't be decoded") }
      return Picture(raster: raster)
    }

    private typealias Decoder = (
      UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<codec_report>?
    ) -> UnsafeMutablePointer<Pix>?

    private func reported(
      _ bytes: [UInt8], by read: Decoder
    ) throws(ImageFlaw) -> Picture {
      var report = codec_report()
      let decoded = unsafe bytes.withUnsafeBufferPointer { buffer in
        unsafe read(buffer.baseAddress, buffer.count, &report)
      }
      guard let raster = unsafe Raster(decoded),
        Double(report.rows) >= Self.leastRowShare * Double(raster.height)
      else { throw report.is_cut_off != 0 ? .truncated : .corrupt(Self.reason(report)) }
      let isDamaged = report.is_damaged != 0 || report.rows < raster.height
      return Picture(raster: raster, isDamaged: isDamaged)
    }

    private static func reason(_ report: codec_report) -> String {
      var reason = report.reason
      let text = unsafe withUnsafeBytes(of: &reason) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      return text.isEmpty ? "it can't be decoded" : text
    }
  }
#endif
