#if Tesseract
  /// One directory of a TIFF file, or of the TIFF structure that EXIF data are.
  ///
  /// Format: TIFF 6.0, section 2; BigTIFF by the libtiff design notes.
  struct TIFFDirectory {
    private(set) var entries: [Int: Entry] = [:]
    /// Where the next directory begins; 0 for none.
    private(set) var next = 0
    private let bytes: ImageBytes
    private let order: ImageBytes.ByteOrder

    /// One field: its type, the number of its values, and where they are stored.
    struct Entry {
      var type: Int
      var count: Int
      var offset: Int
    }

    /// The layout of a TIFF structure, from its first bytes.
    struct Prologue {
      let order: ImageBytes.ByteOrder
      let isBig: Bool
      let first: Int

      init?(_ bytes: ImageBytes, at base: Int) {
        guard let mark = bytes.text(at: base, count: 2), mark == "II" || mark == "MM" else {
          return nil
        }
        order = mark == "II" ? .little : .big
        guard let version = bytes.u16(at: base + 2, order), version == 42 || version == 43 else {
          return nil
        }
        isBig = version == 43
        let stored = isBig ? bytes.u64(at: base + 8, order) : bytes.u32(at: base + 4, order)
        guard let stored else { return nil }
        first = stored
      }
    }

    /// Reads the directory at an offset, or gives `nil` where it is not all there.
    init?(_ bytes: ImageBytes, base: Int, offset: Int, prologue: Prologue) {
      self.bytes = bytes
      order = prologue.order
      let (countSize, entrySize) = prologue.isBig ? (8, 20) : (2, 12)
      guard offset > 0, offset < bytes.count - base else { return nil }
      let start = base + offset
      let count =
        prologue.isBig ? bytes.u64(at: start, order) : bytes.u16(at: start, order)
      guard let count, count <= 65_535,
        bytes.range(start + countSize, count * entrySize) != nil
      else { return nil }
      for index in 0..<count {
        let at = start + countSize + index * entrySize
        guard let tag = bytes.u16(at: at, order), let type = bytes.u16(at: at + 2, order),
          let values = prologue.isBig
            ? bytes.u64(at: at + 4, order) : bytes.u32(at: at + 4, order)
        else { return nil }
        let (field, room) = prologue.isBig ? (at + 12, 8) : (at + 8, 4)
        let (size, overflow) = Self.size(ofType: type).multipliedReportingOverflow(by: values)
        guard !overflow else { continue }
        let pointer = prologue.isBig ? bytes.u64(at: field, order) : bytes.u32(at: field, order)
        guard let pointer, pointer <= bytes.count || size <= room else { continue }
        entries[tag] = Entry(
          type: type, count: values, offset: size <= room ? field : base + pointer)
      }
      let end = start + countSize + count * entrySize
      next = (prologue.isBig ? bytes.u64(at: end, order) : bytes.u32(at: end, order)) ?? 0
    }

    /// The first value of a field.
    func value(_ tag: Int) -> Int? { values(tag, limit: 1)?.first }

    /// The values of a field, or `nil` where it is absent or not all there.
    func values(_ tag: Int, limit: Int = .max) -> [Int]? {
      guard let entry = entries[tag], entry.count > 0 else { return nil }
      let size = Self.size(ofType: entry.type)
      let count = min(entry.count, limit)
      let (length, overflow) = size.multipliedReportingOverflow(by: count)
      guard !overflow, bytes.range(entry.offset, length) != nil else { return nil }
      var result: [Int] = []
      result.reserveCapacity(count)
      for index in 0..<count {
        let at = entry.offset + index * size
        let value =
          switch size {
          case 1: bytes.u8(at: at).map { Int($0) }
          case 2: bytes.u16(at: at, order)
          case 4: bytes.u32(at: at, order)
          default: bytes.u64(at: at, order)
          }
        guard let value else { return nil }
        result.append(value)
      }
      return result
    }

    /// The first value of a field of fractions, where that is a positive number.
    func fraction(_ tag: Int) -> Double? {
      guard let entry = entries[tag], entry.type == 5, entry.count > 0,
        let upper = bytes.u32(at: entry.offset, order),
        let lower = bytes.u32(at: entry.offset + 4, order), upper > 0, lower > 0
      else { return nil }
      return Double(upper) / Double(lower)
    }

    /// The orientation that EXIF data state, or 1.
    static func orientation(ofEXIF bytes: ImageBytes, at base: Int) -> Int {
      guard let prologue = Prologue(bytes, at: base), !prologue.isBig,
        let directory = TIFFDirectory(
          bytes, base: base, offset: prologue.first, prologue: prologue)
      else { return 1 }
      return directory.value(TIFFTag.orientation) ?? 1
    }

    private static func size(ofType type: Int) -> Int {
      switch type {
      case 3, 8: 2
      case 4, 9, 11, 13: 4
      case 5, 10, 12, 16, 17, 18: 8
      default: 1
      }
    }
  }

  /// The fields of a TIFF directory that matter here.
  enum TIFFTag {
    static let width = 256
    static let height = 257
    static let bitsPerSample = 258
    static let stripOffsets = 273
    static let orientation = 274
    static let samplesPerPixel = 277
    static let stripByteCounts = 279
    static let resolutionAcross = 282
    static let resolutionDown = 283
    static let tileOffsets = 324
    static let tileByteCounts = 325
  }
#endif
