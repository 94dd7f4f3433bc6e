#if Tesseract
  internal import CLeptonica

  extension Raster {
    /// The same picture as 8-bit grey, or as colour without alpha; alpha is blended on white.
    consuming func plainPixels() -> Raster? {
      var raster = self
      if unsafe pixGetColormap(raster.pix) != nil {
        guard
          let mapless = unsafe Raster(
            pixRemoveColormap(raster.pix, Int32(REMOVE_CMAP_WITH_ALPHA)))
        else { return nil }
        raster = mapless
      }
      if raster.depth == 32 {
        if unsafe pixGetSpp(raster.pix) == 4 {
          guard let blended = unsafe Raster(pixAlphaBlendUniform(raster.pix, 0xFFFF_FF00)) else {
            return nil
          }
          unsafe pixSetSpp(blended.pix, 3)
          raster = blended
        }
        if raster.hasColor() { return raster }
        return raster.greenChannel()
      }
      guard raster.depth != 8 else { return raster }
      return unsafe Raster(pixConvertTo8(raster.pix, 0))
    }

    /// Whether any pixel of a 32-bit picture is not grey.
    private func hasColor() -> Bool {
      let (width, height) = (width, height)
      return unsafe withRows { data, wordsPerLine in
        for y in 0..<height {
          let row = unsafe data + y * wordsPerLine
          var difference: UInt32 = 0
          for x in 0..<width {
            let pixel = unsafe row[x]
            // Red against green, green against blue, with the alpha byte left out.
            difference |= (pixel ^ (pixel << 8)) & 0xFFFF_0000
          }
          if difference != 0 { return true }
        }
        return false
      }
    }

    private func greenChannel() -> Raster? {
      unsafe Raster(pixGetRGBComponent(pix, Int32(COLOR_GREEN)))
    }

    /// The picture with square pixels, where its file tells that they are not.
    consuming func squared(to page: PageExtent, _ format: ImageFormat) -> Raster? {
      guard format == .tiff, width > 0, height > 0, width != page.width || height != page.height
      else { return self }
      let (across, down) = (
        Float(page.width) / Float(width), Float(page.height) / Float(height)
      )
      return depth == 8
        ? unsafe Raster(pixScaleGrayLI(pix, across, down))
        : unsafe Raster(pixScaleColorLI(pix, across, down))
    }

    /// The picture turned and mirrored as an EXIF orientation asks.
    consuming func turned(_ orientation: Int) -> Raster? {
      switch orientation {
      case 2: unsafe Raster(pixFlipLR(nil, pix))
      case 3: unsafe Raster(pixRotate180(nil, pix))
      case 4: unsafe Raster(pixFlipTB(nil, pix))
      case 5: unsafe Raster(pixRotate90(pix, 1))?.flipped(pixFlipLR)
      case 6: unsafe Raster(pixRotate90(pix, 1))
      case 7: unsafe Raster(pixRotate90(pix, 1))?.flipped(pixFlipTB)
      case 8: unsafe Raster(pixRotate90(pix, -1))
      default: self
      }
    }

    private consuming func flipped(
      _ flip: (UnsafeMutablePointer<Pix>?, UnsafeMutablePointer<Pix>?) -> UnsafeMutablePointer<Pix>?
    ) -> Raster? {
      unsafe Raster(flip(nil, pix))
    }
  }
#endif
