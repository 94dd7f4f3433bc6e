#if Tesseract
  /// A JPEG file: marked segments with entropy-coded data between them.
  struct JPEGContainer: ImageContainer {
    let pages: [PageExtent]
    private let bytes: ImageBytes

    /// A progressive picture has about ten scans; each costs a pass over the whole picture.
    private static let maximumScanCount = 200

    init(_ bytes: ImageBytes) throws(ImageFlaw) {
      self.bytes = bytes
      var orientation = 1
      var size: (width: Int?, height: Int?)?
      var isSupported = true
      Self.forEachSegment(bytes) { marker, data in
        if marker == 0xE1, bytes.text(at: data.lowerBound, count: 6) == "Exif\0\0", orientation == 1
        {
          orientation = TIFFDirectory.orientation(ofEXIF: bytes, at: data.lowerBound + 6)
        }
        if Self.isFrame(marker) {
          isSupported = marker <= 0xC2
          size = (
            bytes.u16(at: data.lowerBound + 3, .big), bytes.u16(at: data.lowerBound + 1, .big)
          )
          return false
        }
        return marker != 0xDA
      }
      guard let size else { throw .truncated }
      guard isSupported else { throw .unsupported("lossless or arithmetic coding") }
      pages = [try PageExtent(width: size.width, height: size.height, orientation: orientation)]
    }

    func decodable(page index: Int) throws(ImageFlaw) -> [UInt8] {
      var (scanCount, frameCount) = (0, 0)
      let end = Self.forEachSegment(bytes) { marker, _ in
        scanCount += marker == 0xDA ? 1 : 0
        frameCount += Self.isFrame(marker) ? 1 : 0
        return scanCount <= Self.maximumScanCount
      }
      guard scanCount <= Self.maximumScanCount else {
        throw .unsupported("more than \(Self.maximumScanCount) scans")
      }
      guard scanCount > 0 else { throw .truncated }
      guard frameCount == 1 else { throw .corrupt("it has \(frameCount) frames") }
      // Without an end mark, the decoder tells how far the picture goes.
      return end.map { Array(bytes.all[..<$0]) } ?? bytes.all
    }

    private static func isFrame(_ marker: UInt8) -> Bool {
      (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }

    /// Calls the body for each segment with its marker and data until it returns false.
    ///
    /// Returns the offset after the end marker, or `nil` where the file ends before it.
    @discardableResult
    private static func forEachSegment(
      _ bytes: ImageBytes, _ body: (UInt8, Range<Int>) -> Bool
    ) -> Int? {
      let all = bytes.all
      var offset = 2
      while offset + 1 < all.count {
        // What stands between segments is entropy-coded data: skip to the next marker in it.
        guard all[offset] == 0xFF else {
          offset += 1
          continue
        }
        let marker = all[offset + 1]
        switch marker {
        case 0xFF: offset += 1
        case 0x00, 0x01, 0xD0...0xD8: offset += 2
        case 0xD9: return offset + 2
        default:
          guard let length = bytes.u16(at: offset + 2, .big), length >= 2,
            let data = bytes.range(offset + 4, length - 2), body(marker, data)
          else { return nil }
          offset = data.upperBound
        }
      }
      return nil
    }
  }
#endif
