#if Tesseract
  /// A PNG file: a row of chunks with check sums.
  struct PNGContainer: ImageContainer {
    let pages: [PageExtent]
    private let bytes: ImageBytes

    private static let signatureLength = 8
    /// The chunks that make the picture; all others would only make the decoder complain.
    private static let kept: Set<String> = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]

    init(_ bytes: ImageBytes) throws(ImageFlaw) {
      self.bytes = bytes
      guard bytes.text(at: 12, count: 4) == "IHDR" else {
        throw bytes.count < 16 ? .truncated : .corrupt("it has no header")
      }
      var orientation = 1
      Self.forEachChunk(bytes) { type, data, _ in
        if type == "eXIf" {
          orientation = TIFFDirectory.orientation(ofEXIF: bytes, at: data.lowerBound)
        }
        return true
      }
      pages = [
        try PageExtent(
          width: bytes.u32(at: 16, .big), height: bytes.u32(at: 20, .big),
          orientation: orientation)
      ]
    }

    /// The chunks that make the picture; the decoder tells how far their pixels are sound.
    func decodable(page index: Int) throws(ImageFlaw) -> [UInt8] {
      var picture = Array(bytes.all.prefix(Self.signatureLength))
      picture.reserveCapacity(bytes.count)
      var damaged: String?
      var isComplete = false
      var hasPixels = false
      let end = Self.forEachChunk(bytes) { type, data, chunk in
        guard Self.kept.contains(type) else { return true }
        // Pixels carry a check sum of their own.
        guard
          type == "IDAT"
            || bytes.u32(at: data.upperBound, .big)
              == Int(checkSum(bytes.all[chunk.lowerBound + 4..<data.upperBound]))
        else {
          damaged = type
          return false
        }
        picture.append(contentsOf: bytes.all[chunk])
        hasPixels = hasPixels || type == "IDAT"
        isComplete = type == "IEND"
        return !isComplete
      }
      if let damaged { throw .corrupt("the check sum of its \(damaged) part is wrong") }
      if !isComplete, bytes.text(at: end + 4, count: 4) == "IDAT" {
        picture += Self.pixelChunk(bytes.all.dropFirst(end + 8))
        hasPixels = true
      }
      guard hasPixels else { throw isComplete ? .corrupt("it has no pixels") : .truncated }
      return picture
    }

    /// A chunk of pixels, of what there is of it, without a valid check sum.
    private static func pixelChunk(_ data: ArraySlice<UInt8>) -> [UInt8] {
      let length = UInt32(clamping: data.count)
      return stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: length >> $0) }
        + Array("IDAT".utf8) + data + [0, 0, 0, 0]
    }

    /// Calls the body for each whole chunk with its type, its data's range and its full range,
    /// until the body returns false.
    ///
    /// Returns the offset that comes next.
    @discardableResult
    private static func forEachChunk(
      _ bytes: ImageBytes, _ body: (String, Range<Int>, Range<Int>) -> Bool
    ) -> Int {
      var offset = signatureLength
      while let length = bytes.u32(at: offset, .big),
        let type = bytes.text(at: offset + 4, count: 4),
        let chunk = bytes.range(offset, length + 12)
      {
        guard body(type, offset + 8..<offset + 8 + length, chunk) else { return offset }
        offset = chunk.upperBound
      }
      return offset
    }
  }

  /// The cyclic redundancy check of PNG (ISO 3309).
  private func checkSum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      checkSumTable[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8)
    }
  }

  private let checkSumTable: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }
#endif
