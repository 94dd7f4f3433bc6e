/// A host name found at a place in the text.
struct DomainName {
  /// Where it stands.
  let range: Range<Int>
  /// Its labels, first to last.
  let labels: [Range<Int>]
  /// Its last label as printed.
  let topLevel: String

  /// Reads a name with a real top-level domain, beginning at an offset.
  ///
  /// Ends where the characters of a host name end. A trailing hyphen or dot is left out. When the
  /// name runs on into a capitalised word, as where a blank after a full stop was lost, it ends
  /// before that word.
  init?(in text: ScannedText, at start: Int) {
    var labels: [Range<Int>] = []
    var position = start
    while true {
      let end = Self.endOfLabel(in: text, from: position)
      guard end > position, end - position <= DetectionThresholds.longestLabel,
        end - start <= DetectionThresholds.longestDomain
      else { break }
      labels.append(position..<end)
      guard text[end] == .ascii(".") else { break }
      position = end + 1
    }
    if let last = labels.popLast() {
      var end = last.upperBound
      while end > last.lowerBound, text[end - 1] == .ascii("-") { end -= 1 }
      if end > last.lowerBound { labels.append(last.lowerBound..<end) }
    }
    while labels.count >= 2, let last = labels.last {
      let name = text.string(last)
      if TopLevelDomains.contains(name) {
        guard labels.allSatisfy({ Self.isValid($0, in: text) }) else { return nil }
        self.range = start..<last.upperBound
        self.labels = labels
        self.topLevel = name
        return
      }
      guard text[last.lowerBound].isUppercase, text[last.lowerBound + 1].isLowercase else {
        return nil
      }
      labels.removeLast()
    }
    return nil
  }

  /// Whether a label neither begins nor ends with a hyphen and holds no underscore.
  static func isValid(_ label: Range<Int>, in text: ScannedText) -> Bool {
    !label.isEmpty && text[label.lowerBound] != .ascii("-")
      && text[label.upperBound - 1] != .ascii("-")
      && !text.units[label.clamped(to: 0..<text.count)].contains(.ascii("_"))
  }

  /// Where the run of label characters that begins at an offset ends.
  static func endOfLabel(in text: ScannedText, from start: Int) -> Int {
    var end = start
    while let length = lengthOfLabelCharacter(in: text, at: end) { end += length }
    return end
  }

  /// The length of the label character at an offset, or `nil` when there is another.
  static func lengthOfLabelCharacter(in text: ScannedText, at offset: Int) -> Int? {
    let unit = text[offset]
    if unit.isASCII {
      return unit.isLetterOrDigit || unit == .ascii("-") || unit == .ascii("_") ? 1 : nil
    }
    guard let (scalar, length) = text.scalar(at: offset), scalar.isSpacedLetter else { return nil }
    return length
  }
}
