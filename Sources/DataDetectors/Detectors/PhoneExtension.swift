/// Reads an extension after a phone number, such as "x12", "ext 12", "#12" or ",12#".
struct PhoneExtension {
  let text: ScannedText

  private static let words = ["extension", "extn", "ext", "x"]

  /// Where the extension that may follow an offset ends, and its digits, or `nil`.
  func read(from start: Int) -> (end: Int, digits: String)? {
    worded(from: start) ?? dialled(from: start)
  }

  private func worded(from start: Int) -> (end: Int, digits: String)? {
    var position = skipBlanks(from: start, most: 5)
    if text[position] == .ascii(",") { position = skipBlanks(from: position + 1, most: 2) }
    if text[position] == .ascii("#") {
      guard position == skipBlanks(from: start, most: 2) else { return nil }
      return digits(from: position + 1)
    }
    if text[position] == .ascii(";"), text.string(position..<position + 5) == ";ext=" {
      return digits(from: position + 5)
    }
    let word = text.string(position..<position + 9).lowercased()
    guard let prefix = Self.words.first(where: word.hasPrefix) else { return nil }
    position += prefix.utf8.count
    if text[position] == .ascii(".") || text[position] == .ascii(":") { position += 1 }
    return digits(from: skipBlanks(from: position, most: 5))
  }

  /// Commas and digits, as they are stored to be dialled after a pause.
  private func dialled(from start: Int) -> (end: Int, digits: String)? {
    guard text[start] == .ascii(","), text[start + 1].isDigit else { return nil }
    var end = start
    while text[end].isDigit || text[end] == .ascii(",") || text[end] == .ascii("#"),
      end - start < DetectionThresholds.longestPause
    {
      if text[end].isDigit, text[end - 1] == .ascii("#") { return nil }
      end += 1
    }
    while text[end - 1] == .ascii(",") { end -= 1 }
    let next = text[end]
    guard !next.isLetterOrDigit, next != .ascii("-"), next != .ascii("."),
      text.units[start..<end].contains(.ascii("#")) || end - start > 5
    else {
      guard next == .ascii("."), !text[end + 1].isDigit, end - start > 5 else { return nil }
      return (end, text.string(start + 1..<end))
    }
    return (end, text.string(start + 1..<end))
  }

  private func digits(from start: Int) -> (end: Int, digits: String)? {
    var end = start
    while text[end].isDigit { end += 1 }
    guard (1...DetectionThresholds.longestExtension).contains(end - start),
      !text[end].isLetter
    else { return nil }
    return (end, text.string(start..<end))
  }

  private func skipBlanks(from start: Int, most: Int) -> Int {
    var position = start
    while text[position].isBlank, position - start < most { position += 1 }
    return position
  }
}
