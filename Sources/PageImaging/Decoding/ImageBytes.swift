#if Tesseract
  /// Encoded bytes with reads that never leave them: past the end they give `nil`.
  struct ImageBytes {
    let all: [UInt8]

    init(_ all: [UInt8]) { self.all = all }

    var count: Int { all.count }

    enum ByteOrder { case little, big }

    func u8(at offset: Int) -> UInt8? {
      all.indices.contains(offset) ? all[offset] : nil
    }

    func u16(at offset: Int, _ order: ByteOrder) -> Int? {
      unsigned(at: offset, byteCount: 2, order).map { Int($0) }
    }

    func u32(at offset: Int, _ order: ByteOrder) -> Int? {
      unsigned(at: offset, byteCount: 4, order).map { Int($0) }
    }

    /// Eight bytes as a number; `nil` also where it is greater than any offset can be.
    func u64(at offset: Int, _ order: ByteOrder) -> Int? {
      unsigned(at: offset, byteCount: 8, order).flatMap { Int(exactly: $0) }
    }

    func text(at offset: Int, count: Int) -> String? {
      range(offset, count).map { String(decoding: all[$0], as: UTF8.self) }
    }

    func starts(with prefix: [UInt8]) -> Bool { all.starts(with: prefix) }

    /// The range of `length` bytes from an offset, or `nil` where they are not all there.
    func range(_ offset: Int, _ length: Int) -> Range<Int>? {
      guard offset >= 0, length >= 0, length <= count, offset <= count - length else { return nil }
      return offset..<offset + length
    }

    private func unsigned(at offset: Int, byteCount: Int, _ order: ByteOrder) -> UInt64? {
      guard let range = range(offset, byteCount) else { return nil }
      let bytes = all[range]
      return order == .big
        ? bytes.reduce(0) { $0 << 8 | UInt64($1) }
        : bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
  }
#endif
