#if Tesseract
  @testable import PageImaging
  import CLeptonica
  import DocumentModel
  import Testing

  @Suite struct InkTests {
    @Test(arguments: [1, 7, 31, 32, 33, 64, 100])
    func `ink is what Leptonica finds darker`(width: Int) throws {
      var random = SeededRandom(seed: UInt64(width))
      let samples = (0..<width * 9).map { _ in UInt8.random(in: 0...255, using: &random) }
      let data = PictureEncoding.encode(samples, width: width, height: 9, as: .png)
      for shade in [0, 1, 127, 128, 129, 170, 254, 255, 256] as [UInt32] {
        let image = try ImageFile(.data(data)).page(at: 0)
        let grey = try unsafe Raster.made(image.withPix { unsafe pixCopy(nil, $0) })
        let expected = try unsafe Raster.made(pixThresholdToBinary(grey.pix, Int32(shade)))
        let ink = try grey.darker(than: shade)
        var isSame: Int32 = 0
        #expect(unsafe pixEqual(ink.pix, expected.pix, &isSame) == 0)
        #expect(isSame == 1, "shade \(shade)")
      }
    }
  }
#endif
