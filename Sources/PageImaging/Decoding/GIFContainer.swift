#if Tesseract
  /// A GIF file, of which only the first frame is handed on.
  struct GIFContainer: ImageContainer {
    let pages: [PageExtent]
    private let bytes: ImageBytes
    private let frame: Int
    private let transparentIndex: Int?

    init(_ bytes: ImageBytes) throws(ImageFlaw) {
      self.bytes = bytes
      guard let flags = bytes.u8(at: 10) else { throw .truncated }
      var offset = 13 + Self.tableLength(flags)
      var transparentIndex: Int?
      // Extensions stand before the frame; one of them may name a transparent colour.
      while bytes.u8(at: offset) == 0x21 {
        if bytes.u8(at: offset + 1) == 0xF9, (bytes.u8(at: offset + 3) ?? 0) & 1 == 1 {
          transparentIndex = bytes.u8(at: offset + 6).map { Int($0) }
        }
        offset = try Self.afterBlocks(bytes, from: offset + 2)
      }
      guard let mark = bytes.u8(at: offset) else { throw .truncated }
      guard mark == 0x2C else { throw .corrupt("it has no frame") }
      frame = offset
      self.transparentIndex = transparentIndex
      let own = try PageExtent(
        width: bytes.u16(at: offset + 5, .little), height: bytes.u16(at: offset + 7, .little))
      let screen = try PageExtent(
        width: bytes.u16(at: 6, .little).map { max(1, $0) },
        height: bytes.u16(at: 8, .little).map { max(1, $0) })
      pages = [
        try PageExtent(
          width: max(own.width, screen.width), height: max(own.height, screen.height))
      ]
    }

    func decodable(page index: Int) throws(ImageFlaw) -> [UInt8] {
      guard let flags = bytes.u8(at: frame + 9) else { throw .truncated }
      let table = frame + 10
      let data = table + Self.tableLength(flags)
      guard bytes.u8(at: data) != nil else { throw .truncated }
      let end = try Self.afterBlocks(bytes, from: data + 1)
      var picture = Array(bytes.all[..<end])
      picture.append(0x3B)
      if let transparentIndex {
        let isLocal = flags & 0x80 != 0
        let length = Self.tableLength(isLocal ? flags : bytes.u8(at: 10) ?? 0)
        let color = transparentIndex * 3
        if color + 2 < length {
          for channel in 0..<3 { picture[(isLocal ? table : 13) + color + channel] = 0xFF }
        }
      }
      return picture
    }

    private static func tableLength(_ flags: UInt8) -> Int {
      flags & 0x80 != 0 ? 3 << (Int(flags & 7) + 1) : 0
    }

    private static func afterBlocks(
      _ bytes: ImageBytes, from start: Int
    ) throws(ImageFlaw) -> Int {
      var offset = start
      while let length = bytes.u8(at: offset) {
        offset += Int(length) + 1
        if length == 0 { return offset }
      }
      throw .truncated
    }
  }
#endif
