#if Tesseract
  /// A TIFF file: a chain of directories, one a page.
  struct TIFFContainer: ImageContainer {
    let pages: [PageExtent]
    private let bytes: ImageBytes
    private let directories: [TIFFDirectory]

    /// More pages than any scanner stores; a longer chain is taken for a loop.
    private static let maximumPageCount = 65_535

    init(_ bytes: ImageBytes) throws(ImageFlaw) {
      self.bytes = bytes
      guard let prologue = TIFFDirectory.Prologue(bytes, at: 0) else { throw .truncated }
      var directories: [TIFFDirectory] = []
      var pages: [PageExtent] = []
      var seen: Set<Int> = []
      var offset = prologue.first
      while offset != 0, directories.count < Self.maximumPageCount {
        guard seen.insert(offset).inserted else { throw .corrupt("its pages run in a circle") }
        guard
          let directory = TIFFDirectory(bytes, base: 0, offset: offset, prologue: prologue)
        else { throw .truncated }
        guard directory.entries[TIFFTag.width] != nil, directory.entries[TIFFTag.height] != nil
        else { throw .corrupt("a page states no size") }
        var page = try PageExtent(
          width: directory.value(TIFFTag.width), height: directory.value(TIFFTag.height),
          orientation: directory.value(TIFFTag.orientation) ?? 1)
        if let across = directory.fraction(TIFFTag.resolutionAcross),
          let down = directory.fraction(TIFFTag.resolutionDown)
        {
          page.square(resolutionAcross: across, down: down)
        }
        pages.append(page)
        directories.append(directory)
        offset = directory.next
      }
      guard !directories.isEmpty else { throw .corrupt("it has no page") }
      self.directories = directories
      self.pages = pages
    }

    func decodable(page index: Int) throws(ImageFlaw) -> [UInt8] {
      let directory = directories[index]
      try checkSamples(of: directory)
      let isTiled = directory.entries[TIFFTag.tileOffsets] != nil
      let offsets = directory.values(isTiled ? TIFFTag.tileOffsets : TIFFTag.stripOffsets)
      let counts = directory.values(isTiled ? TIFFTag.tileByteCounts : TIFFTag.stripByteCounts)
      guard let offsets else { throw .truncated }
      if let counts {
        guard counts.count == offsets.count else { throw .corrupt("its strips don't add up") }
        for (offset, count) in zip(offsets, counts) where bytes.range(offset, count) == nil {
          throw .truncated
        }
      } else if let past = offsets.first(where: { $0 >= bytes.count }), past >= 0 {
        throw .truncated
      }
      // Orientation is applied here, for all formats alike, so the decoder must not see it.
      var neutral = bytes.all
      if let entry = directory.entries[TIFFTag.orientation] {
        let isLittle = neutral.first == UInt8(ascii: "I")
        let low = entry.offset + (isLittle || entry.type == 1 ? 0 : entry.type == 3 ? 1 : 3)
        if neutral.indices.contains(low), (1...8).contains(Int(neutral[low])) { neutral[low] = 1 }
      }
      return neutral
    }

    private func checkSamples(of directory: TIFFDirectory) throws(ImageFlaw) {
      let samples = directory.value(TIFFTag.samplesPerPixel) ?? 1
      let bits = directory.value(TIFFTag.bitsPerSample) ?? 1
      guard (1...5).contains(samples), (1...16).contains(bits) else {
        throw .unsupported("\(samples) channels of \(bits) bits")
      }
    }
  }
#endif
