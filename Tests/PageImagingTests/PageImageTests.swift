#if Tesseract
  import CLeptonica
  import PageImaging
  import Testing

  @Suite struct PageImageTests {
    @Test func `samples come back where they were put`() throws {
      let samples = (0..<35).map { UInt8($0 * 7) }
      let image = try #require(PageImage(width: 7, height: 5, lightness: samples))
      let read = unsafe image.withPix { pix in
        (0..<35).map { index in
          var value: UInt32 = 0
          unsafe pixGetPixel(pix, Int32(index % 7), Int32(index / 7), &value)
          return UInt8(value)
        }
      }
      #expect(read == samples)
      #expect(!image.isColor)
    }

    @Test(arguments: [(0, 0, 0), (-1, -1, 1), (3, 2, 5), (Int.max, 2, 4)])
    func `sizes that do not fit their samples give nothing`(width: Int, height: Int, count: Int) {
      #expect(
        PageImage(width: width, height: height, lightness: Array(repeating: 0, count: count)) == nil
      )
    }
  }
#endif
