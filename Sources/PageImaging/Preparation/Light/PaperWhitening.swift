#if Tesseract
  internal import CLeptonica

  /// Makes noisy paper white, so that what is left of its grain is no ink.
  ///
  /// Tesseract parts ink from paper by the shade that parts the picture best. Where a page has little
  /// text, that shade lies within the grain of its paper.
  struct PaperWhitening {
    let thresholds: ImagingThresholds

    /// Stretches the shades of an evened page between ink and paper, up to where its noise begins.
    func whiten(_ evened: borrowing Raster) {
      let noise = NoiseMeasurement().deviation(evened)
      guard noise >= thresholds.faintNoise else { return }
      let ink = Int(thresholds.inkShade)
      let white = Int(max(thresholds.darkestWhitened, 255 - thresholds.paperNoise * noise))
      let table: [UInt8] = (0..<256).map { shade in
        guard shade > ink else { return UInt8(shade) }
        return UInt8(clamping: ink + (shade - ink) * (255 - ink) / max(1, white - ink))
      }
      let (width, height) = (evened.width, evened.height)
      unsafe evened.withRows { data, wordsPerLine in
        for y in 0..<height {
          let row = unsafe data + y * wordsPerLine
          for x in 0..<width { unsafe setByte(row, x, table[Int(byte(row, x))]) }
        }
      }
    }
  }
#endif
