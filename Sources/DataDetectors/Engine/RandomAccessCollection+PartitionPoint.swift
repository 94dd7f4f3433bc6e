extension RandomAccessCollection {
  /// The place after all elements that a test holds for, where these come before all others.
  ///
  /// Logarithmic. `DocumentModel` has the same for the modules above it, which don't import this one.
  func partitionPoint(where isInFirstPart: (Element) -> Bool) -> Index {
    var (low, length) = (startIndex, count)
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if isInFirstPart(self[middle]) {
        low = index(after: middle)
        length -= half + 1
      } else {
        length = half
      }
    }
    return low
  }
}
