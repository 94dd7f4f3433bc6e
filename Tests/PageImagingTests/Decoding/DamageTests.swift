#if Tesseract
  import CLeptonica
  import DocumentModel
  import Foundation
  import PageImaging
  import Testing

  @Suite struct DamageTests {
    @Test func `nothing is printed whatever is damaged`() async throws {
      let result = await #expect(
        processExitsWith: .success,
        observing: [\.standardErrorContent, \.standardOutputContent]
      ) {
        for (index, data) in DamagedFile.encodings.enumerated() {
          for damaged in DamagedFile.all(of: data, count: 100, seed: UInt64(index)) {
            let limits = ImageLimits(maximumPixelCount: 1_000_000)
            _ = try? ImageFile(.data(damaged), limits: limits).page(at: 0)
          }
        }
      }
      let process = try #require(result)
      #expect(String(decoding: process.standardErrorContent, as: UTF8.self) == "")
      #expect(String(decoding: process.standardOutputContent, as: UTF8.self) == "")
    }

    @Test(arguments: [ImageFormat.jpeg, .png])
    func `a file without its end mark is read whole`(format: ImageFormat) throws {
      let samples = PictureEncoding.lopsided(width: 80, height: 200)
      let data = PictureEncoding.encode(samples, width: 80, height: 200, as: format)
      let whole = try ImageFile(.data(data)).page(at: 0)
      let cut = try ImageFile(.data(data.dropLast(format == .jpeg ? 2 : 12))).page(at: 0)
      #expect(cut.samples == whole.samples)
      #expect(!whole.isDamaged)
    }

    @Test(arguments: [ImageFormat.jpeg, .png])
    func `a lost lower rim is white, and more lost is an error`(format: ImageFormat) throws {
      let (width, height) = (64, 400)
      let samples = DamagedFile.speckled(width: width, height: height)
      let data = PictureEncoding.encode(samples, width: width, height: height, as: format)
      let whole = try ImageFile(.data(data)).page(at: 0).samples
      let file = try ImageFile(.data(data.prefix(data.count - data.count / 100)))
      let page = try file.page(at: 0)
      #expect(page.isDamaged)
      let kept = width * height * 97 / 100
      #expect(page.samples.prefix(kept) == whole.prefix(kept))
      #expect(page.samples.suffix(width * 2).allSatisfy { $0 == 255 })
      let short = try ImageFile(.data(data.prefix(data.count - data.count / 20)))
      #expect(throws: ImagingError.truncated(input: "the given data", format: format)) {
        try short.page(at: 0)
      }
    }

    @Test func `a JPEG file damaged in the middle is read and said to be damaged`() throws {
      let (width, height) = (64, 400)
      let samples = DamagedFile.speckled(width: width, height: height)
      let data = PictureEncoding.encode(samples, width: width, height: height, as: .jpeg)
      let whole = try ImageFile(.data(data)).page(at: 0).samples
      // A bit that the codes after it hang on.
      let pages = (0..<40).compactMap { step -> PageImage? in
        var damaged = data
        damaged[data.count / 2 + step] ^= 0x10
        return try? ImageFile(.data(damaged)).page(at: 0)
      }
      #expect(pages.count > 20)
      #expect(pages.count { $0.isDamaged } > pages.count / 2)
      let half = width * height * 4 / 10
      #expect(pages.allSatisfy { $0.samples.prefix(half) == whole.prefix(half) })
    }

    @Test func `a PNG file with a wrong check sum alone is read`() throws {
      let samples = PictureEncoding.lopsided(width: 40, height: 30)
      var data = PictureEncoding.encode(samples, width: 40, height: 30, as: .png)
      data[data.count - 13] ^= 0xFF
      let page = try ImageFile(.data(data)).page(at: 0)
      #expect(page.samples == samples && !page.isDamaged)
    }
  }

  /// Encoded pictures with seeded damage.
  enum DamagedFile {
    /// A picture in each format, in the variants that decoders treat differently.
    static var encodings: [Data] {
      let samples = speckled(width: 60, height: 40)
      var all = ImageFormat.allCases.map {
        PictureEncoding.encode(samples, width: 60, height: 40, as: $0)
      }
      all.append(progressive(samples, width: 60, height: 40))
      return all
    }

    /// Files cut off, with bytes changed, and with parts left out.
    static func all(of data: Data, count: Int, seed: UInt64) -> [Data] {
      var random = SeededRandom(seed: seed)
      return (0..<count).map { number in
        var damaged = data
        let at = Int.random(in: 0..<data.count, using: &random)
        switch number % 3 {
        case 0: damaged = data.prefix(at)
        case 1: damaged.removeSubrange(at..<min(data.count, at + 1 + number))
        default:
          for _ in 0..<1 + number % 5 {
            damaged[Int.random(in: 0..<data.count, using: &random)] =
              .random(in: 0...255, using: &random)
          }
        }
        return damaged
      }
    }

    /// Noise, so that every row takes as many bytes as any other.
    static func speckled(width: Int, height: Int) -> [UInt8] {
      var random = SeededRandom(seed: 5)
      return (0..<width * height).map { _ in UInt8.random(in: 60...250, using: &random) }
    }

    private static func progressive(_ samples: [UInt8], width: Int, height: Int) -> Data {
      guard let image = PageImage(width: width, height: height, lightness: samples) else {
        return Data()
      }
      return unsafe image.withPix { pix in
        var (bytes, size): (UnsafeMutablePointer<UInt8>?, Int) = (nil, 0)
        defer { unsafe lept_free(bytes) }
        guard unsafe pixWriteMemJpeg(&bytes, &size, pix, 90, 1) == 0, let bytes = unsafe bytes
        else { return Data() }
        return unsafe Data(bytes: bytes, count: size)
      }
    }
  }
#endif
