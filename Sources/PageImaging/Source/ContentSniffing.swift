#if Tesseract
  /// What the first bytes say about their format.
  enum SniffedContent {
    case image(ImageFormat)
    case foreign(ForeignContent)

    init(_ bytes: ImageBytes) {
      if let format = Self.imageFormat(bytes) {
        self = .image(format)
      } else {
        self = .foreign(Self.foreignContent(bytes))
      }
    }

    private static func imageFormat(_ bytes: ImageBytes) -> ImageFormat? {
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
      if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
      let byteOrders: [[UInt8]] = [
        [0x49, 0x49, 42, 0], [0x4D, 0x4D, 0, 42], [0x49, 0x49, 43, 0], [0x4D, 0x4D, 0, 43],
      ]
      if byteOrders.contains(where: { bytes.starts(with: $0) }) { return .tiff }
      if bytes.text(at: 0, count: 4) == "RIFF", bytes.text(at: 8, count: 4) == "WEBP" {
        return .webp
      }
      if ["GIF87a", "GIF89a"].contains(bytes.text(at: 0, count: 6)) { return .gif }
      if bytes.text(at: 4, count: 4) == "jP  " || bytes.starts(with: [0xFF, 0x4F, 0xFF, 0x51]) {
        return .jpeg2000
      }
      if bytes.text(at: 0, count: 2) == "BM", (bytes.u32(at: 14, .little) ?? 0) < 256 {
        return .bmp
      }
      if bytes.u8(at: 0) == UInt8(ascii: "P"), let kind = bytes.u8(at: 1),
        (UInt8(ascii: "1")...UInt8(ascii: "7")).contains(kind),
        let next = bytes.u8(at: 2), isSpace(next) || next == UInt8(ascii: "#")
      {
        return .pnm
      }
      return nil
    }

    private static func foreignContent(_ bytes: ImageBytes) -> ForeignContent {
      if bytes.text(at: 4, count: 4) == "ftyp" {
        let brand = bytes.text(at: 8, count: 4) ?? ""
        if ["avif", "avis"].contains(brand) { return .avif }
        return brand.hasPrefix("he") || ["mif1", "msf1"].contains(brand) ? .heic : .video
      }
      if bytes.starts(with: [0x50, 0x4B, 3, 4]) { return .zip }
      let head = bytes.all.prefix(1024)
      let start = String(decoding: head, as: UTF8.self).lowercased()
      if start.contains("%pdf-") { return .pdf }
      if start.contains("<svg") { return .svg }
      if start.contains("<html") || start.contains("<!doctype html") { return .html }
      let isPrintable = head.allSatisfy { $0 >= 0x20 || isSpace($0) } && !head.isEmpty
      return isPrintable ? .text : .unknown
    }
  }

  /// Whether a byte is white space in ASCII.
  func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
#endif
