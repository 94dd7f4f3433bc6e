#if Tesseract
  /// A portable any-map: a header in ASCII, then samples in ASCII or binary.
  struct PNMContainer: ImageContainer {
    let pages: [PageExtent]
    private let bytes: ImageBytes
    private let kind: UInt8
    private let samplesPerPixel: Int
    private let greatest: Int
    private let start: Int

    init(_ bytes: ImageBytes) throws(ImageFlaw) {
      self.bytes = bytes
      var scanner = PNMScanner(bytes, offset: 2)
      kind = (bytes.u8(at: 1) ?? 0) &- UInt8(ascii: "0")
      if kind == 7 {
        var fields: [String: Int] = [:]
        while let word = scanner.word(), word != "ENDHDR" {
          if word != "TUPLTYPE" { fields[word] = scanner.number() } else { _ = scanner.word() }
        }
        pages = [try PageExtent(width: fields["WIDTH"], height: fields["HEIGHT"])]
        samplesPerPixel = fields["DEPTH"] ?? 1
        greatest = fields["MAXVAL"] ?? 255
      } else {
        pages = [try PageExtent(width: scanner.number(), height: scanner.number())]
        samplesPerPixel = kind == 3 || kind == 6 ? 3 : 1
        greatest = kind == 1 || kind == 4 ? 1 : scanner.number() ?? 0
      }
      guard (1...65_535).contains(greatest) else {
        throw .corrupt("its greatest value is \(greatest)")
      }
      guard (1...4).contains(samplesPerPixel) else {
        throw .unsupported("\(samplesPerPixel) channels")
      }
      start = scanner.offset + 1
    }

    func decodable(page index: Int) throws(ImageFlaw) -> [UInt8] {
      guard let page = pages.first else { throw .truncated }
      let (samples, overflow) = page.width.multipliedReportingOverflow(by: samplesPerPixel)
      let rowLength = kind == 4 ? (page.width + 7) / 8 : samples * (greatest > 255 ? 2 : 1)
      let isText = (1...3).contains(kind)
      let (length, lengthOverflow) = (isText ? samples : rowLength)
        .multipliedReportingOverflow(by: page.height)
      guard !overflow, !lengthOverflow else { throw .truncated }
      if isText {
        guard sampleCount(atMost: length) >= length else { throw .truncated }
      } else {
        guard bytes.range(start, length) != nil else { throw .truncated }
      }
      return bytes.all
    }

    /// The number of samples that stand in the text; black-and-white ones need no space between.
    private func sampleCount(atMost limit: Int) -> Int {
      var count = 0
      var isInside = false
      for byte in bytes.all.dropFirst(start - 1) {
        if isSpace(byte) {
          isInside = false
        } else if !isInside || kind == 1 {
          isInside = true
          count += 1
          if count >= limit { return count }
        }
      }
      return count
    }
  }

  /// Reads the words of a PNM header, comments left out.
  private struct PNMScanner {
    private let bytes: ImageBytes
    private(set) var offset: Int

    init(_ bytes: ImageBytes, offset: Int) {
      self.bytes = bytes
      self.offset = offset
    }

    mutating func word() -> String? {
      while let byte = bytes.u8(at: offset), isSpace(byte) || byte == UInt8(ascii: "#") {
        if isSpace(byte) {
          offset += 1
        } else {
          while let next = bytes.u8(at: offset), next != 0x0A { _ = next; offset += 1 }
        }
      }
      let first = offset
      // No word of a header is longer; this keeps hostile input short.
      while let byte = bytes.u8(at: offset), !isSpace(byte), offset - first < 32 { offset += 1 }
      return offset > first ? bytes.text(at: first, count: offset - first) : nil
    }

    mutating func number() -> Int? { word().flatMap { Int($0) } }
  }
#endif
