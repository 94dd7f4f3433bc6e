#if Tesseract
  import DocumentModel
  import Foundation
  import PageImaging
  import Testing

  @Suite struct BadInputTests {
    private func error(_ data: Data, limits: ImageLimits = ImageLimits()) -> ImagingError? {
      do throws(ImagingError) {
        _ = try ImageFile(.data(data), limits: limits).page(at: 0)
        return nil
      } catch {
        return error
      }
    }

    @Test func `a missing file and a folder are told apart`() throws {
      let folder = FileManager.default.temporaryDirectory
      let missing = folder.appending(path: "no-such-\(UUID().uuidString).png")
      #expect(throws: ImagingError.fileNotFound(input: missing.path)) {
        try ImageFile(.file(missing))
      }
      #expect(throws: ImagingError.isDirectory(input: folder.path)) {
        try ImageFile(.file(folder))
      }
    }

    @Test func `network addresses are refused`() throws {
      let url = try #require(URL(string: "https://example.com/page.png"))
      #expect(throws: ImagingError.self) { try ImageFile(.file(url)) }
    }

    @Test(arguments: [
      ("", nil), ("%PDF-1.7", ForeignContent.pdf), ("<!DOCTYPE html><html>", .html),
      ("just words", .text), ("<?xml version='1.0'?><svg/>", .svg),
      ("\0\0\0\u{18}ftypheic\0\0\0\0", .heic), ("\0\0\0\u{18}ftypavif\0\0\0\0", .avif),
      ("PK\u{3}\u{4}word/document.xml", .zip), ("\u{1}\u{2}\u{3}\u{4}\u{5}", .unknown),
    ])
    func `what is no image is named`(text: String, kind: ForeignContent?) {
      let expected: ImagingError =
        kind.map { .notAnImage(input: "the given data", looksLike: $0) }
        ?? .empty(input: "the given data")
      #expect(error(Data(text.utf8)) == expected)
      #expect(expected.errorDescription?.hasPrefix("the given data is") == true)
    }

    @Test func `large files are refused by their size`() {
      let data = PictureEncoding.encode([0], width: 1, height: 1, as: .png)
      let limits = ImageLimits(maximumFileSize: data.count - 1)
      #expect(
        error(data, limits: limits)
          == .fileTooLarge(input: "the given data", bytes: data.count, limit: data.count - 1))
      #expect(error(data, limits: ImageLimits(maximumFileSize: data.count)) == nil)
    }

    @Test(arguments: HostileHeader.all)
    func `a huge header is refused before decoding`(header: HostileHeader) {
      guard case .imageTooLarge(_, let width, let height, let limit) = error(header.data) else {
        Issue.record("\(header.name): \(String(describing: error(header.data)))")
        return
      }
      #expect(width >= 16_384 && height >= 16_384 && limit == 200_000_000)
    }

    @Test(arguments: ImageFormat.allCases)
    func `a file cut off anywhere is an error and never a crash`(format: ImageFormat) throws {
      let samples = PictureEncoding.lopsided(width: 40, height: 30)
      let data = PictureEncoding.encode(samples, width: 40, height: 30, as: format)
      let whole = try ImageFile(.data(data)).page(at: 0).samples
      var completeCount = 0
      for length in 0..<data.count {
        guard let part = try? ImageFile(.data(data.prefix(length))).page(at: 0) else { continue }
        // What follows the pixels may be missing: end marks and check sums, fields of TIFF that say
        // no more than the file's history.
        #expect(
          [.gif, .tiff, .jpeg, .png].contains(format) && part.samples == whole, "\(length)")
        completeCount += 1
      }
      #expect(completeCount <= 24)
    }

    @Test(arguments: ImageFormat.allCases)
    func `damaged bytes never crash`(format: ImageFormat) {
      let samples = PictureEncoding.lopsided(width: 40, height: 30)
      let data = PictureEncoding.encode(samples, width: 40, height: 30, as: format)
      var random = SeededRandom(seed: 7)
      let limits = ImageLimits(maximumPixelCount: 1_000_000)
      for _ in 0..<150 {
        var damaged = data
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let at = Int.random(in: 0..<data.count, using: &random)
          damaged[damaged.startIndex + at] = .random(in: 0...255, using: &random)
        }
        _ = error(damaged, limits: limits)
      }
    }

    @Test func `TIFF pages in a circle end`() {
      var data = PictureEncoding.tiff([[0, 0, 0, 0]], width: 2, height: 2)
      let next = 8 + 2 + 9 * 12
      data[next] = 8
      #expect(
        error(data)
          == .corrupt(
            input: "the given data", format: .tiff, reason: "its pages run in a circle"))
    }
  }

  /// A header that announces far more pixels than its file holds.
  struct HostileHeader: CustomTestStringConvertible {
    let name: String
    let data: Data
    var testDescription: String { name }

    static let all: [HostileHeader] = {
      let big = 60_000
      let be = { PictureEncoding.bigEndian($0, bytes: $1) }
      let le = { PictureEncoding.littleEndian($0, bytes: $1) }
      let png =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + be(big, 4) + be(big, 4) + [8, 0, 0, 0, 0, 0, 0, 0, 0]
      let bmp =
        Array("BM".utf8) + le(54, 4) + le(0, 4) + le(54, 4) + le(40, 4) + le(big, 4) + le(big, 4)
        + le(1, 2) + le(24, 2) + le(0, 24)
      let webp =
        Array("RIFF".utf8) + le(22, 4) + Array("WEBPVP8X".utf8) + le(10, 4) + le(0, 4)
        + le(big - 1, 3) + le(big - 1, 3)
      let lossless =
        Array("RIFF".utf8) + le(17, 4) + Array("WEBPVP8L".utf8) + le(5, 4) + [0x2F]
        + le(16_383 | 16_383 << 14, 4)
      let jpeg: [UInt8] =
        [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8] + be(big, 2) + be(big, 2) + [1, 1, 17, 0]
      let gif =
        Array("GIF89a".utf8) + le(big, 2) + le(big, 2) + [0, 0, 0, 0x2C] + le(0, 4) + le(big, 2)
        + le(big, 2) + [0, 2, 0]
      let size = be(big, 4) + be(big, 4) + be(0, 8)
      let jpeg2000: [UInt8] =
        [0xFF, 0x4F, 0xFF, 0x51, 0, 41, 0, 0] + size + size + [0, 1, 7, 1, 1]
      return [
        HostileHeader(name: "PNG", data: Data(png)),
        HostileHeader(name: "BMP", data: Data(bmp)),
        HostileHeader(name: "WebP", data: Data(webp)),
        HostileHeader(name: "lossless WebP", data: Data(lossless)),
        HostileHeader(name: "JPEG", data: Data(jpeg)),
        HostileHeader(name: "GIF", data: Data(gif)),
        HostileHeader(name: "JPEG 2000", data: Data(jpeg2000)),
        HostileHeader(name: "PGM", data: Data("P5\n60000 60000\n255\n".utf8)),
        HostileHeader(name: "PBM text", data: Data("P1 # note\n60000 60000\n".utf8)),
        HostileHeader(
          name: "PAM",
          data: Data("P7\nWIDTH 60000\nHEIGHT 60000\nDEPTH 4\nMAXVAL 255\nENDHDR\n".utf8)),
        HostileHeader(name: "TIFF", data: PictureEncoding.tiff([[]], width: big, height: big)),
      ]
    }()
  }

  /// A small generator whose numbers are the same on every run (SplitMix64).
  struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }
#endif
