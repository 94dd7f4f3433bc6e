#if Tesseract
  /// Tells the lines of a cell by the blank rows of pixels between them.
  struct TextRows {
    private let lowest: Int
    private let highest: Int
    private let widestGap: Int

    /// Needs the height of lower case letters; `nil` without one.
    init?(textHeight: Double?) {
      guard let textHeight, textHeight.isFinite, textHeight > 0, textHeight < 10_000 else {
        return nil
      }
      lowest = Int((textHeight * ReadingThresholds.lowestLine).rounded())
      highest = Int((textHeight * ReadingThresholds.highestLine).rounded())
      widestGap = Int((textHeight * ReadingThresholds.widestAccentGap).rounded())
    }

    /// The rows of pixels that each line covers, from the top; `nil` where lines can't be told apart.
    ///
    /// Accents and dots belong to the line they are close to; what is too low for text is left out
    /// unless there is nothing else. Linear.
    func rows(inkByRow ink: [Int]) -> [Range<Int>]? {
      var lines: [Range<Int>] = []
      for run in Self.runs(of: ink) {
        if let last = lines.last, run.lowerBound - last.upperBound <= widestGap,
          min(run.count, last.count) < lowest, run.upperBound - last.lowerBound <= highest
        {
          lines[lines.count - 1] = last.lowerBound..<run.upperBound
        } else {
          lines.append(run)
        }
      }
      guard lines.allSatisfy({ $0.count <= highest }) else { return nil }
      let text = lines.filter { $0.count >= lowest }
      return text.isEmpty ? lines : text
    }

    private static func runs(of ink: [Int]) -> [Range<Int>] {
      var runs: [Range<Int>] = []
      for (row, count) in ink.enumerated() where count > 0 {
        if let last = runs.last, last.upperBound == row {
          runs[runs.count - 1] = last.lowerBound..<(row + 1)
        } else {
          runs.append(row..<(row + 1))
        }
      }
      return runs
    }
  }
#endif
