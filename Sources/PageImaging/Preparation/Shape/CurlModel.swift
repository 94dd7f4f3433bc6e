#if Tesseract
  internal import CLeptonica
  internal import DocumentModel

  /// Finds how a page's lines of text bend.
  ///
  /// Leptonica follows the middles of long lines of text and fits a smooth field of vertical
  /// displacements to them, which also levels lines that run together or apart, as a slanted view
  /// makes them. Pages without enough long lines, such as tables, give no field.
  struct CurlModel {
    let thresholds: ImagingThresholds

    /// The displacement from the flat page to the page as it is, in pixels of the ink's picture, or
    /// `nil` where lines are level, bend more than paper does, or tell too little.
    func grid(_ ink: borrowing Raster, textHeight: Double) -> DisplacementGrid? {
      let spacing = thresholds.curlSpacing
      var models = unsafe dewarpaCreate(1, Int32(spacing), 1, Int32(thresholds.curlLines), 0)
      defer { unsafe dewarpaDestroy(&models) }
      var model = unsafe dewarpCreate(ink.pix, 0)
      guard unsafe dewarpaInsertDewarp(models, model) == 0 else {
        unsafe dewarpDestroy(&model)
        return nil
      }
      _ = unsafe dewarpaUseBothArrays(models, 0)
      guard unsafe dewarpBuildPageModel(model, nil) == 0, let built = unsafe model,
        unsafe built.pointee.vsuccess != 0, let field = unsafe built.pointee.sampvdispar
      else { return nil }
      return unsafe grid(field, spacing: spacing, textHeight: textHeight)
    }

    @unsafe private func grid(
      _ field: UnsafeMutablePointer<FPIX>, spacing: Int, textHeight: Double
    ) -> DisplacementGrid? {
      var (columns, rows): (Int32, Int32) = (0, 0)
      guard unsafe fpixGetDimensions(field, &columns, &rows) == 0, columns > 1, rows > 1 else {
        return nil
      }
      var shifts: [Double] = []
      for row in 0..<rows {
        for column in 0..<columns {
          var value: Float = 0
          guard unsafe fpixGetPixel(field, column, row, &value) == 0, value.isFinite else {
            return nil
          }
          // Leptonica states how far down the flat page's pixel has come.
          shifts.append(-Double(value))
        }
      }
      guard let least = shifts.min(), let most = shifts.max(),
        most - least >= thresholds.leastCurl * textHeight,
        isSmooth(shifts, columns: Int(columns), spacing: Double(spacing))
      else { return nil }
      return DisplacementGrid(
        spacing: Double(spacing), columns: Int(columns), rows: Int(rows),
        offsets: shifts.map { PagePoint(x: 0, y: $0) })
    }

    /// Whether neighbours differ by no more than the slope of a page that can be read.
    private func isSmooth(_ shifts: [Double], columns: Int, spacing: Double) -> Bool {
      let most = thresholds.steepestCurl * spacing
      return shifts.indices.allSatisfy { index in
        (index % columns == 0 || abs(shifts[index] - shifts[index - 1]) <= most)
          && (index < columns || abs(shifts[index] - shifts[index - columns]) <= most)
      }
    }
  }
#endif
