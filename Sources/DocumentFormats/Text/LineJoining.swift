import DocumentModel

/// What becomes of the line breaks within a paragraph.
public enum ParagraphLines: String, Codable, Hashable, Sendable, CaseIterable {
  /// Lines stay as printed.
  case kept
  /// Lines are joined into one, words parted at line ends made whole.
  case joined
}

/// Joins the lines of a paragraph.
///
/// The document is its own dictionary. A hyphen at a line's end between small letters goes, unless
/// the document has the word with its hyphen, or has both halves as words of their own, or the line
/// has another hanging hyphen ("mid- and long-/term"), or one letter stands before it ("n-/octane").
/// Before a capital or a digit the hyphen stays. Lines of Chinese, Japanese and Thai join without a
/// space. Fails on compounds that the document has nowhere else.
struct LineJoining {
  private let words: Set<String>

  init(_ text: DocumentObservation.Container.Text) { self.init(text.transcript) }

  init(_ text: String) {
    var words: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      let tokens = line.split(whereSeparator: \.isWhitespace)
      for token in tokens where token.last?.isHyphen != true {
        words.insert(token.bareWord)
      }
    }
    self.words = words
  }

  func joined(_ text: String) -> String {
    var lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingSpaces }
      .filter { !$0.isEmpty }.makeIterator()
    guard var result = lines.next().map(String.init) else { return "" }
    while let next = lines.next() { join(&result, next) }
    return result
  }

  private func join(_ text: inout String, _ next: Substring) {
    guard let last = text.last, let first = next.first else { return }
    if last == "\u{AD}" {
      text.removeLast()
    } else if last.isHyphen, text.dropLast().last?.isWhitespace == false {
      if Self.isConjunction(next) || !(first.isLetter || first.isNumber) {
        text.append(" ")
      } else if first.isLowercase, isBroken(text, next) {
        text.removeLast()
      }
    } else if !(last.isUnspaced && first.isUnspaced) {
      text.append(" ")
    }
    text += next
  }

  /// Whether the hyphen at the end of a line only parts a word.
  private func isBroken(_ line: String, _ next: Substring) -> Bool {
    let tokens = line.split(whereSeparator: \.isWhitespace)
    guard let left = tokens.last?.dropLast(), let before = left.last, before.isLowercase,
      let right = next.split(whereSeparator: \.isWhitespace).first
    else { return false }
    let (leftWord, rightWord) = (Substring(left).bareWord, right.bareWord)
    if leftWord.count < 2 || words.contains(leftWord + "-" + rightWord) { return false }
    if words.contains(leftWord + rightWord) { return true }
    let hasHangingHyphen = tokens.dropLast().suffix(Self.reachOfHangingHyphen)
      .contains { $0.last?.isHyphen == true && $0.count > 1 }
    return !hasHangingHyphen && !(words.contains(leftWord) && words.contains(rightWord))
  }

  /// Whether the line begins with a word that hangs a hyphen before it, as in "mid- and".
  private static func isConjunction(_ line: Substring) -> Bool {
    line.split(whereSeparator: \.isWhitespace).first.map { conjunctions.contains(String($0)) }
      ?? false
  }

  private static let conjunctions: Set<String> = [
    "and", "or", "to", "und", "oder", "bzw.", "bis", "et", "ou", "y", "o", "e", "en", "of", "och",
    "eller", "og", "ja", "tai",
  ]

  /// How many words before a broken one may hold the hyphen it takes up.
  private static let reachOfHangingHyphen = 3
}

extension Character {
  fileprivate var isHyphen: Bool { self == "-" || self == "\u{2010}" }

  /// Whether the character belongs to a script that is written without spaces.
  fileprivate var isUnspaced: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    switch value {
    case 0x0E00...0x0EFF, 0x1780...0x17FF, 0x2E80...0x312F, 0x31A0...0x9FFF, 0xF900...0xFAFF,
      0xFF00...0xFFEF, 0x20000...0x3FFFF:
      return true
    default: return false
    }
  }
}

extension Substring {
  fileprivate var bareWord: String {
    var word = self
    while let first = word.first, !first.isLetter, !first.isNumber { word.removeFirst() }
    while let last = word.last, !last.isLetter, !last.isNumber { word.removeLast() }
    return word.lowercased()
  }

  fileprivate var trimmingSpaces: Substring {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
