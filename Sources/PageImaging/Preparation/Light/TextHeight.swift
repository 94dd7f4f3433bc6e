#if Tesseract
  /// The ink height of lower case letters, from the marks on a page.
  ///
  /// Lower case letters without ascenders are the most frequent kind of mark in running text, so
  /// theirs is the commonest height; on sheets of capitals and digits it is those'. Larger marks
  /// count for more, since specks are many and letters few on a worn page.
  struct TextHeight {
    let thresholds: ImagingThresholds

    /// The height in pixels, or `nil` where there are too few letters to tell.
    func height(of marks: [PixelBox], shorterSide: Int) -> Double? {
      let largest = max(
        thresholds.smallestLetter + 1, Int(thresholds.largestLetter * Double(shorterSide)))
      var counts = [Int](repeating: 0, count: largest + 2)
      for mark in marks
      where (thresholds.smallestLetter...largest).contains(mark.height)
        && mark.width <= 4 * mark.height && mark.width * 8 >= mark.height
      { counts[mark.height] += 1 }
      guard counts.reduce(0, +) >= thresholds.letterCount else { return nil }
      func weight(_ height: Int) -> Double {
        let reach = height / 12 + 1
        let near = max(0, height - reach)...min(largest + 1, height + reach)
        return Double(counts[near].reduce(0, +)) * Double(height).squareRoot()
      }
      guard let best = (thresholds.smallestLetter...largest).max(by: { weight($0) < weight($1) })
      else { return nil }
      let reach = best / 12 + 1
      let near = max(0, best - reach)...min(largest + 1, best + reach)
      let count = counts[near].reduce(0, +)
      let sum = near.reduce(0) { $0 + $1 * counts[$1] }
      return count > 0 ? Double(sum) / Double(count) : nil
    }
  }
#endif
