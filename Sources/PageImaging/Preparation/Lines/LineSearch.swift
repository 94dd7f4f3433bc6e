#if Tesseract
  internal import CLeptonica
  internal import DocumentModel

  /// Finds drawn horizontal and vertical lines on a straight page.
  ///
  /// Long runs of marks are picked out along each axis, after marks have been thickened by a pixel
  /// so that a line that slopes a little, or is dotted finely, still makes long runs. Each piece is
  /// followed along its length, and pieces that continue one another are joined. A line is thin,
  /// straight, long for the text, and mostly empty on both sides; rows of letters are not empty
  /// beside their longest runs.
  struct LineSearch {
    let thresholds: ImagingThresholds
    let textHeight: Double

    /// The lines of a page; `marks` is the page in black and white with its faintest lines black.
    func lines(_ marks: borrowing Raster) throws(ImagingError) -> [TracedLine] {
      let thick = try unsafe Raster.made(pixDilateBrick(nil, marks.pix, 3, 3))
      let horizontal = try pieces(.horizontal, thick: thick, marks)
      let vertical = try pieces(.vertical, thick: thick, marks)
      return accepted(
        LineJoining(thresholds: thresholds, textHeight: textHeight).joined(horizontal),
        LineJoining(thresholds: thresholds, textHeight: textHeight).joined(vertical))
    }

    private func pieces(
      _ axis: Axis, thick: borrowing Raster, _ marks: borrowing Raster
    ) throws(ImagingError) -> [TracedLine] {
      let length = Int32(clamping: max(16, Int(thresholds.linePiece * textHeight)))
      let (across, down) = axis == .horizontal ? (length, Int32(1)) : (Int32(1), length)
      let runs = try unsafe Raster.made(pixOpenCompBrick(nil, thick.pix, across, down))
      let greatest = max(4, thresholds.lineThickness * textHeight)
      var result: [TracedLine] = []
      for box in try runs.markBoxes() {
        let (along, breadth) =
          axis == .horizontal ? (box.width, box.height) : (box.height, box.width)
        guard Double(breadth) <= greatest + 4 + thresholds.lineSlope * Double(along) else {
          continue
        }
        let trace = LineTrace(axis: axis, box: box, textHeight: textHeight)
        guard let line = trace.line(runs: runs, marks: marks), line.thickness <= greatest,
          isClear(line, share: 0.75)
        else { continue }
        result.append(line)
      }
      return result
    }

    /// Keeps long lines, and shorter ones that meet a line of the other direction.
    private func accepted(
      _ horizontal: [TracedLine], _ vertical: [TracedLine]
    ) -> [TracedLine] {
      let candidates = (horizontal + vertical).filter(isDrawn)
      let long = candidates.filter { Double($0.length) >= thresholds.lineLength * textHeight }
      let short = candidates.filter {
        let length = Double($0.length)
        return length < thresholds.lineLength * textHeight
          && length >= thresholds.joinedLineLength * textHeight
      }
      let meeting = short.filter { line in long.contains { meets(line, $0) } }
      return long + meeting
    }

    private func isDrawn(_ line: TracedLine) -> Bool {
      // Rows of digits make runs, too, but with gaps; a long line may have them as well.
      let isShort = Double(line.length) < thresholds.dottedLineLength * textHeight
      return isClear(line) && abs(line.slope) <= thresholds.lineSlope
        && line.coverage >= (isShort ? thresholds.lineCoverage : thresholds.dottedLineCoverage)
    }

    /// Whether little enough stands beside a line; of a piece of one, a share of that is asked.
    ///
    /// Text may stand close to the left and the right of a vertical line, and on a horizontal one.
    /// Under one it may not: some scripts draw a line from letter to letter, and their letters hang
    /// from it.
    private func isClear(_ line: TracedLine, share: Double = 1) -> Bool {
      let (before, after) = line.clearance
      let least = thresholds.lineClearance * share
      if min(before, after) >= least { return true }
      guard line.coverage >= thresholds.closeTextCoverage else { return false }
      let close = thresholds.closeTextClearance * share
      return line.axis == .vertical
        ? min(before, after) >= close : after >= least && before >= close
    }

    /// Whether an end of the line lies on a line of the other direction.
    private func meets(_ line: TracedLine, _ other: TracedLine) -> Bool {
      guard line.axis != other.axis else { return false }
      let reach = textHeight * thresholds.lineGap + other.thickness
      return [(line.start, line.first), (line.end, line.last)].contains { end, across in
        let along = Int(across.rounded())
        return Double(along) >= Double(other.start) - reach
          && Double(along) <= Double(other.end) + reach
          && abs(other.center(at: along) - Double(end)) <= reach
      }
    }
  }
#endif
