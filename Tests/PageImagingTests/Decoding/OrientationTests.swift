#if Tesseract
  import DocumentModel
  import Foundation
  import PageImaging
  import Testing

  @Suite struct OrientationTests {
    private let width = 24
    private let height = 16
    private let displayed = PictureEncoding.lopsided()

    /// The samples a camera would store so that the orientation displays the lopsided picture.
    private func stored(_ orientation: Int) -> (samples: [UInt8], width: Int, height: Int) {
      let isSideways = orientation >= 5
      let (w, h) = isSideways ? (height, width) : (width, height)
      var samples = [UInt8](repeating: 0, count: w * h)
      for y in 0..<height {
        for x in 0..<width {
          let (right, bottom) = (width - 1 - x, height - 1 - y)
          let (column, row) =
            switch orientation {
            case 2: (right, y)
            case 3: (right, bottom)
            case 4: (x, bottom)
            case 5: (y, x)
            case 6: (y, right)
            case 7: (bottom, right)
            case 8: (bottom, x)
            default: (x, y)
            }
          samples[row * w + column] = displayed[y * width + x]
        }
      }
      return (samples, w, h)
    }

    private func check(_ data: Data, tolerance: Int = 0) throws {
      let file = try ImageFile(.data(data))
      let image = try file.page(at: 0)
      #expect(image.width == width && image.height == height)
      #expect(file.displayedSize(at: 0) == PageSize(width: width, height: height))
      let worst = zip(image.samples, displayed).map { abs(Int($0) - Int($1)) }.max() ?? 255
      #expect(worst <= tolerance)
    }

    @Test(arguments: 1...8)
    func `every orientation displays the same picture`(orientation: Int) throws {
      let (samples, w, h) = stored(orientation)
      func encoded(_ format: ImageFormat) -> Data {
        PictureEncoding.encode(samples, width: w, height: h, as: format)
      }
      try check(PictureEncoding.jpeg(encoded(.jpeg), orientation: orientation), tolerance: 60)
      try check(PictureEncoding.png(encoded(.png), orientation: orientation))
      try check(
        PictureEncoding.webp(encoded(.webp), width: w, height: h, orientation: orientation))
      try check(PictureEncoding.tiff([samples], width: w, height: h, orientation: orientation))
    }

    @Test(arguments: 1...8)
    func `a given orientation takes the place of the stored one`(orientation: UInt32) throws {
      let (samples, w, h) = stored(Int(orientation))
      let data = PictureEncoding.png(
        PictureEncoding.encode(samples, width: w, height: h, as: .png), orientation: 6)
      let given = try #require(ImageOrientation(rawValue: orientation))
      let image = try ImageFile(.data(data)).page(at: 0, orientation: given)
      #expect(image.samples == displayed)
    }

    @Test(arguments: [0, 9, 255])
    func `an orientation that means nothing is ignored`(orientation: Int) throws {
      let data = PictureEncoding.encode(displayed, width: width, height: height, as: .png)
      try check(PictureEncoding.png(data, orientation: orientation))
    }
  }
#endif
