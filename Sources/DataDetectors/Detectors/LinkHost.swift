/// Reads the host of a link, with a user before it, after "://".
struct LinkHost {
  let text: ScannedText

  /// Where the host ends, or `nil` when none stands there.
  ///
  /// Letters of scripts without spaces belong to the host only where it has no real ending before
  /// them: in "https://example.org以" the host ends with "org".
  func end(from start: Int) -> Int? {
    guard let first = startOfHost(from: start) else { return nil }
    if text[first] == .ascii("[") { return endOfBracketed(from: first) }
    if let end = NumericAddress.end(in: text, from: first) { return end }
    let plain = labels(from: first) { $0.isSpacedLetter }
    if let last = plain.last, isBeyondASCII(last.upperBound) || plain.isEmpty {
      if plain.count > 1, TopLevelDomains.contains(text.string(last)) { return last.upperBound }
    } else if let last = plain.last, !endsBeforeUnspacedLabel(last.upperBound) {
      return isValid(plain) ? last.upperBound : nil
    }
    let wide = labels(from: first) { !$0.properties.isWhitespace && !isMark($0) }
    guard let last = wide.last, isValid(wide) else { return nil }
    return last.upperBound
  }

  private func startOfHost(from start: Int) -> Int? {
    var position = start
    while position < text.count, position - start <= DetectionThresholds.longestDomain {
      let unit = text[position]
      if unit == .ascii("@") {
        let isEmpty = position == start || text[start] == .ascii(":")
        return isEmpty ? nil : position + 1
      }
      guard EmailDetector.isNameCharacter(unit) || unit == .ascii(":") else { break }
      position += 1
    }
    return start
  }

  private func endOfBracketed(from start: Int) -> Int? {
    var position = start + 1
    while position - start < 46,
      text[position].isLetterOrDigit || text[position] == .ascii(":")
        || text[position] == .ascii(".")
    {
      position += 1
    }
    return text[position] == .ascii("]") && position - start > 2 ? position + 1 : nil
  }

  private func labels(
    from start: Int, accepting isLetter: (Unicode.Scalar) -> Bool
  ) -> [Range<Int>] {
    var labels: [Range<Int>] = []
    var position = start
    var first = start
    while let (scalar, length) = text.scalar(at: position),
      position - start <= DetectionThresholds.longestDomain
    {
      if scalar == "." {
        guard position > first else { break }
        labels.append(first..<position)
        first = position + 1
      } else if !scalar.isASCII ? !isLetter(scalar) : !isASCIILabel(scalar) {
        break
      }
      position += length
    }
    if position > first { labels.append(first..<position) }
    return labels
  }

  private func isASCIILabel(_ scalar: Unicode.Scalar) -> Bool {
    let unit = UInt8.ascii(scalar)
    return unit.isLetterOrDigit || scalar == "-" || scalar == "_"
  }

  private func isBeyondASCII(_ offset: Int) -> Bool {
    offset < text.count && !text[offset].isASCII
  }

  private func endsBeforeUnspacedLabel(_ offset: Int) -> Bool {
    text[offset] == .ascii(".") && isBeyondASCII(offset + 1)
  }

  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x80...0xBF, 0x2010...0x201F, 0x2026, 0x3000...0x303F, 0xFF00...0xFF0F, 0xFF1A...0xFF20,
      0xFF3B...0xFF40, 0xFF5B...0xFF65:
      true
    default: false
    }
  }

  /// Whether the labels can name a host: hyphens and underscores only inside, and underscores not
  /// in the two last ones.
  private func isValid(_ labels: [Range<Int>]) -> Bool {
    guard !labels.isEmpty else { return false }
    for (place, label) in labels.enumerated() {
      let edges = [text[label.lowerBound], text[label.upperBound - 1]]
      if edges.contains(.ascii("-")) { return false }
      if place >= labels.count - 2 || label.count > 1, edges.contains(.ascii("_")) { return false }
      if place >= labels.count - 2, text.units[label].contains(.ascii("_")) { return false }
      if text.string(label).unicodeScalars.count > DetectionThresholds.longestLabel { return false }
    }
    // No top-level domain has a hyphen but the encoded ones: two words were joined.
    if labels.count > 1, let last = labels.last, text.units[last].contains(.ascii("-")),
      !text.string(last).lowercased().hasPrefix("xn--")
    {
      return false
    }
    if labels.count == 4, labels.allSatisfy({ text.units[$0].allSatisfy(\.isDigit) }) {
      return false
    }
    return true
  }
}
