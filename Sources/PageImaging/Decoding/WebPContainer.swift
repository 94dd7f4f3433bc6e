#if Tesseract
  /// A WebP file: a RIFF container with a lossy or lossless picture in it.
  struct WebPContainer: ImageContainer {
    let pages: [PageExtent]
    private let bytes: ImageBytes

    init(_ bytes: ImageBytes) throws(ImageFlaw) {
      self.bytes = bytes
      var (extent, canvas): ((Int?, Int?)?, (Int?, Int?)?)
      var orientation = 1
      var isAnimated = false
      var offset = 12
      while let type = bytes.text(at: offset, count: 4),
        let length = bytes.u32(at: offset + 4, .little)
      {
        let data = offset + 8
        switch type {
        case "VP8X":
          isAnimated = (bytes.u8(at: data) ?? 0) & 2 != 0
          canvas = (
            Self.u24(bytes, data + 4).map { $0 + 1 }, Self.u24(bytes, data + 7).map { $0 + 1 }
          )
        case "VP8 ":
          extent = (
            bytes.u16(at: data + 6, .little).map { $0 & 0x3FFF },
            bytes.u16(at: data + 8, .little).map { $0 & 0x3FFF }
          )
        case "VP8L":
          let packed = bytes.u32(at: data + 1, .little)
          extent = (packed.map { $0 & 0x3FFF + 1 }, packed.map { $0 >> 14 & 0x3FFF + 1 })
        case "EXIF":
          let isMarked = bytes.text(at: data, count: 6) == "Exif\0\0"
          orientation = TIFFDirectory.orientation(ofEXIF: bytes, at: data + (isMarked ? 6 : 0))
        default: break
        }
        guard let chunk = bytes.range(offset, length + 8) else { break }
        offset = chunk.upperBound + length % 2
      }
      guard !isAnimated else { throw .unsupported("an animation") }
      guard let size = canvas ?? extent else { throw .truncated }
      // The decoder goes by the picture, the header may claim less: the greater one counts.
      pages = [
        try PageExtent(
          width: max(size.0 ?? 0, extent?.0 ?? 0), height: max(size.1 ?? 0, extent?.1 ?? 0),
          orientation: orientation)
      ]
    }

    func decodable(page index: Int) throws(ImageFlaw) -> [UInt8] {
      guard let length = bytes.u32(at: 4, .little), bytes.range(8, length) != nil else {
        throw .truncated
      }
      return bytes.all
    }

    private static func u24(_ bytes: ImageBytes, _ offset: Int) -> Int? {
      guard let low = bytes.u16(at: offset, .little), let high = bytes.u8(at: offset + 2) else {
        return nil
      }
      return low | Int(high) << 16
    }
  }
#endif
