#if Tesseract
  internal import CLeptonica

  /// Turns colours to greys in which coloured text and light rules stay apart from the paper.
  ///
  /// The grey is the mean of the pixel's brightness and its darkest channel. Brightness alone would
  /// lose yellow on white; the darkest channel alone would lose black on yellow.
  struct GreyConversion {
    /// A grey copy of a part of a page.
    func grey(_ page: PageImage, area: PixelBox) throws(ImagingError) -> Raster {
      let part = unsafe page.withPix { pix -> UnsafeMutablePointer<Pix>? in
        guard area.width < page.width || area.height < page.height else {
          return unsafe pixCopy(nil, pix)
        }
        var box = unsafe boxCreate(
          Int32(area.x), Int32(area.y), Int32(area.width), Int32(area.height))
        defer { unsafe boxDestroy(&box) }
        return unsafe pixClipRectangle(pix, box, nil)
      }
      let raster = try unsafe Raster.made(part)
      guard raster.depth == 32 else { return raster }
      let bright = try unsafe Raster.made(pixConvertRGBToGray(raster.pix, 0.3, 0.6, 0.1))
      let dark = try unsafe Raster.made(
        pixConvertRGBToGrayMinMax(raster.pix, Int32(L_CHOOSE_MIN)))
      bright.average(with: dark)
      return bright
    }
  }

  extension Raster {
    /// Takes over what Leptonica made; it makes nothing only where memory runs out.
    static func made(_ pix: UnsafeMutablePointer<Pix>?) throws(ImagingError) -> Raster {
      guard let raster = unsafe Raster(pix) else { throw .outOfMemory(input: "the page") }
      return raster
    }

    /// Replaces each sample of this grey image by its mean with the other's, four at a time.
    fileprivate func average(with other: borrowing Raster) {
      let rows = min(height, other.height)
      unsafe withRows { data, wordsPerLine in
        unsafe other.withRows { otherData, otherWordsPerLine in
          let count = rows * min(wordsPerLine, otherWordsPerLine)
          for index in 0..<count {
            let (a, b) = (unsafe data[index], unsafe otherData[index])
            unsafe data[index] = (a & b) &+ (((a ^ b) & 0xFEFE_FEFE) >> 1)
          }
        }
      }
    }
  }
#endif
