extension ScannedText {
  /// What a detector of codes proposes at capital letters and digits, each beyond the one before.
  ///
  /// - Parameters:
  ///   - begins: Whether a code may begin at an offset, by what stands before it.
  ///   - candidate: The code that begins at an offset.
  /// - Returns: The candidates by place, apart from each other.
  func codes(
    where begins: (Int) -> Bool, candidate: (Int) -> Candidate?
  ) -> [Candidate] {
    var found: [Candidate] = []
    var free = 0
    for offset in units.indices where offset >= free {
      let unit = self[offset]
      guard unit.isUppercase || unit.isDigit, begins(offset), let next = candidate(offset)
      else { continue }
      found.append(next)
      free = next.range.upperBound
    }
    return found
  }
}
