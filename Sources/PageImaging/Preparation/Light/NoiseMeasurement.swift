#if Tesseract
  /// The noise of a page's paper.
  struct NoiseMeasurement {
    /// The standard deviation of the shade, from pixels a few apart: most of a page is paper, so the
    /// median difference is the paper's, whatever is written on it.
    func deviation(_ grey: borrowing Raster) -> Double {
      let (width, height) = (grey.width, grey.height)
      let (rowStep, distance) = (max(1, height / 200), 3)
      var counts = [Int](repeating: 0, count: 256)
      unsafe grey.withRows { data, wordsPerLine in
        for y in stride(from: 0, to: height, by: rowStep) {
          let row = unsafe data + y * wordsPerLine
          for x in stride(from: 0, to: width - distance, by: 2) {
            let difference = Int(unsafe byte(row, x)) - Int(unsafe byte(row, x + distance))
            counts[abs(difference)] += 1
          }
        }
      }
      // The median of |a - b| of two normal values is 0.954 of their deviation.
      return Double(shade(atShare: 0.5, of: counts)) / 0.954
    }
  }
#endif
