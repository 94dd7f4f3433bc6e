#if Tesseract
  /// A JPEG 2000 file, or a bare code stream.
  struct JPEG2000Container: ImageContainer {
    let pages: [PageExtent]
    private let bytes: ImageBytes
    private let stream: Range<Int>

    init(_ bytes: ImageBytes) throws(ImageFlaw) {
      self.bytes = bytes
      guard let stream = Self.codeStream(bytes) else { throw .truncated }
      self.stream = stream
      let size = stream.lowerBound + 8
      guard bytes.u16(at: stream.lowerBound + 2, .big) == 0xFF51,
        let right = bytes.u32(at: size, .big), let bottom = bytes.u32(at: size + 4, .big),
        let left = bytes.u32(at: size + 8, .big), let top = bytes.u32(at: size + 12, .big),
        let tileWidth = bytes.u32(at: size + 16, .big),
        let tileHeight = bytes.u32(at: size + 20, .big),
        let channels = bytes.u16(at: size + 32, .big)
      else { throw .truncated }
      pages = [try PageExtent(width: right - left, height: bottom - top)]
      guard (1...4).contains(channels) else { throw .unsupported("\(channels) channels") }
      // A tile costs memory of its own, so a picture in millions of them is refused.
      guard tileWidth > 0, tileHeight > 0,
        (right / tileWidth + 1) * (bottom / tileHeight + 1) <= 65_535
      else { throw .unsupported("too many tiles") }
    }

    func decodable(page index: Int) throws(ImageFlaw) -> [UInt8] {
      let end = bytes.all[stream].suffix(2)
      guard Array(end) == [0xFF, 0xD9] else { throw .truncated }
      return bytes.all
    }

    private static func codeStream(_ bytes: ImageBytes) -> Range<Int>? {
      if bytes.starts(with: [0xFF, 0x4F]) { return 0..<bytes.count }
      var offset = 0
      while let length = bytes.u32(at: offset, .big),
        let type = bytes.text(at: offset + 4, count: 4)
      {
        let isLong = length == 1
        let header = isLong ? 16 : 8
        let size = isLong ? bytes.u64(at: offset + 8, .big) : length
        guard let size, size == 0 || size >= header else { return nil }
        if type == "jp2c" {
          let end = size == 0 ? bytes.count : min(bytes.count, offset + min(size, bytes.count))
          return offset + header <= end ? offset + header..<end : nil
        }
        guard size > 0, size <= bytes.count else { return nil }
        offset += size
      }
      return nil
    }
  }
#endif
