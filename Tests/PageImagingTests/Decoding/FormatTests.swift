#if Tesseract
  import CLeptonica
  import DocumentModel
  import Foundation
  import PageImaging
  import Testing

  @Suite struct FormatTests {
    private let width = 24
    private let height = 16

    @Test(arguments: ImageFormat.allCases)
    func `a picture comes back from every format`(format: ImageFormat) throws {
      let samples = PictureEncoding.lopsided(width: width, height: height)
      let data = PictureEncoding.encode(samples, width: width, height: height, as: format)
      let file = try ImageFile(.data(data))
      #expect(file.format == format)
      #expect(file.pageCount == 1)
      let image = try file.page(at: 0)
      #expect(image.width == width && image.height == height)
      let worst = zip(image.samples, samples).map { abs(Int($0) - Int($1)) }.max() ?? 255
      // Lossy formats blur the block's edge; GIF keeps few greys.
      #expect(worst <= ([.jpeg, .jpeg2000].contains(format) ? 60 : format == .gif ? 20 : 0))
    }

    @Test(arguments: [1, 2, 4, 8, 16, 32])
    func `every depth is read`(depth: Int) throws {
      var pix = unsafe pixCreate(9, 5, Int32(depth))
      defer { unsafe pixDestroy(&pix) }
      unsafe pixSetAll(pix)
      unsafe pixSetPixel(pix, 2, 3, 0)
      let image = try ImageFile(.data(unsafe PictureEncoding.encode(pix, as: .png))).page(at: 0)
      let samples = image.samples
      #expect(samples.count == 45)
      // In one bit a set pixel is black, in all others white.
      #expect(samples[3 * 9 + 2] == (depth == 1 ? 255 : 0))
      #expect(samples[0] == (depth == 1 ? 0 : 255))
      #expect(!image.isColor)
    }

    @Test func `alpha is blended on white`() throws {
      var pix = unsafe pixCreate(4, 4, 32)
      defer { unsafe pixDestroy(&pix) }
      unsafe pixSetSpp(pix, 4)
      unsafe pixSetPixel(pix, 1, 1, 0xFF00_00FF)
      unsafe pixSetPixel(pix, 2, 2, 0x0000_0080)
      let image = try ImageFile(.data(unsafe PictureEncoding.encode(pix, as: .png))).page(at: 0)
      #expect(image.isColor)
      #expect(image.samples[0] == 255)
      #expect(image.samples[5] < 100)
      #expect((120...135).contains(image.samples[10]))
    }

    @Test(arguments: [
      (204, 98, 300, 416), (204, 196, 300, 200), (100, 200, 600, 200), (0, 0, 300, 200),
      (1, 90, 300, 200),
    ])
    func `a fax has square pixels`(across: Int, down: Int, width: Int, height: Int) throws {
      let samples = [UInt8](repeating: 255, count: 300 * 200)
      let image = try #require(PageImage(width: 300, height: 200, lightness: samples))
      let bytes = unsafe image.withPix { pix in
        var copy = unsafe pixCopy(nil, pix)
        defer { unsafe pixDestroy(&copy) }
        unsafe pixSetXRes(copy, Int32(across))
        unsafe pixSetYRes(copy, Int32(down))
        return unsafe PictureEncoding.encode(copy, as: .tiff)
      }
      let file = try ImageFile(.data(bytes))
      let page = try file.page(at: 0)
      #expect(page.width == width && page.height == height)
      #expect(file.displayedSize(at: 0) == PageSize(width: width, height: height))
    }

    @Test func `every page of a TIFF file is read`() throws {
      let pages = (1...3).map { [UInt8](repeating: UInt8($0 * 50), count: 12) }
      let file = try ImageFile(.data(PictureEncoding.tiff(pages, width: 4, height: 3)))
      #expect(file.pageCount == 3)
      for (index, samples) in pages.enumerated() {
        #expect(try file.page(at: index).samples == samples)
      }
      #expect(throws: ImagingError.noSuchPage(input: file.name, page: 4, pageCount: 3)) {
        try file.page(at: 3)
      }
      #expect(throws: ImagingError.self) { try file.page(at: -1) }
    }

    @Test(
      arguments: [(1, 1), (1, 300), (300, 1)],
      // The JPEG 2000 encoder can't write pictures this small.
      ImageFormat.allCases.filter { $0 != .jpeg2000 })
    func `pictures of one pixel or one row are read`(size: (Int, Int), format: ImageFormat) throws {
      let samples = [UInt8](repeating: 255, count: size.0 * size.1)
      let data = PictureEncoding.encode(samples, width: size.0, height: size.1, as: format)
      let image = try ImageFile(.data(data)).page(at: 0)
      #expect((image.width, image.height) == size)
    }

    @Test func `the transparent colour of a GIF is white`() throws {
      let samples = [UInt8](repeating: 0, count: 64)
      var data = PictureEncoding.encode(samples, width: 8, height: 8, as: .gif)
      let frame = try #require(data.range(of: Data([0x2C, 0, 0, 0, 0, 8, 0, 8, 0]))).lowerBound
      // The graphic control extension that stands before the frame, with its transparency flag set.
      data.insert(contentsOf: [0x21, 0xF9, 4, 1, 0, 0, 0, 0], at: frame)
      #expect(try ImageFile(.data(data)).page(at: 0).samples.allSatisfy { $0 == 255 })
    }
  }
#endif
