#if Tesseract
  /// A Windows bitmap with an information header.
  struct BMPContainer: ImageContainer {
    let pages: [PageExtent]
    private let bytes: ImageBytes
    private let bitsPerPixel: Int

    init(_ bytes: ImageBytes) throws(ImageFlaw) {
      self.bytes = bytes
      guard let headerSize = bytes.u32(at: 14, .little) else { throw .truncated }
      guard headerSize >= 40 else { throw .unsupported("an OS/2 header") }
      guard let width = bytes.u32(at: 18, .little), let height = bytes.u32(at: 22, .little),
        let bits = bytes.u16(at: 28, .little), let compression = bytes.u32(at: 30, .little)
      else { throw .truncated }
      // Rows that run downwards are stored as a negative height.
      let isDownwards = height > Int(Int32.max)
      pages = [
        try PageExtent(
          width: width, height: isDownwards ? (1 << 32) - height : height)
      ]
      bitsPerPixel = bits
      guard compression == 0 || (compression == 3 && bits == 32) else {
        throw .unsupported("compression")
      }
      guard [1, 2, 4, 8, 16, 24, 32].contains(bits) else {
        throw .corrupt("it has \(bits) bits a pixel")
      }
    }

    func decodable(page index: Int) throws(ImageFlaw) -> [UInt8] {
      guard let start = bytes.u32(at: 10, .little), let page = pages.first else { throw .truncated }
      let (rowBits, overflow) = page.width.multipliedReportingOverflow(by: bitsPerPixel)
      let (length, lengthOverflow) = ((rowBits + 31) / 32 * 4).multipliedReportingOverflow(
        by: page.height)
      guard !overflow, !lengthOverflow, bytes.range(start, length) != nil else { throw .truncated }
      return bytes.all
    }
  }
#endif
