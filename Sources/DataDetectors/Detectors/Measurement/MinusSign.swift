/// Finds the minus sign, or the word for one, before a number.
struct MinusSign {
  let text: ScannedText

  /// The offset of the sign before a number, or `nil`.
  func start(before offset: Int) -> Int? {
    if let start = signWord(before: offset) { return start }
    guard let gap = text.skipBlanks(before: offset, atMost: 1),
      let (scalar, length) = text.scalar(before: gap), Self.isSign(scalar)
    else { return nil }
    let start = gap - length
    guard let (before, _) = text.scalar(before: start) else { return start }
    if before.isBlank, gap != offset, let (earlier, _) = text.scalar(before: start - 1) {
      return earlier.properties.numericType == nil ? start : nil
    }
    return before.isBlank || before.isLineEnd || before == "(" || before.isUnspacedScript
      ? start : nil
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "−", "–", "负", "負": true
    default: false
    }
  }

  /// A word for "minus" before a number.
  private func signWord(before offset: Int) -> Int? {
    guard let end = text.skipBlanks(before: offset, atMost: 1),
      text[end - 1].isLetter || !text[end - 1].isASCII
    else { return nil }
    for word in Self.signWords where text[end - 1] == word.last {
      let start = end - word.count
      guard start >= 0, text[start..<end].elementsEqual(word) else { continue }
      guard word.allSatisfy(\.isASCII) else { return start }
      if end < offset, !text[start - 1].isLetterOrDigit { return start }
    }
    return nil
  }

  private static let signWords = [
    "minus", "menos", "meno", "moins", "マイナス", "零下", "氷点下", "마이너스", "영하",
  ].map { Array($0.utf8) }
}
