import Foundation

/// Brings words into the form in which they are compared.
enum WordFolding {
  /// The words of a text in small letters, without accents; digits that look like letters become
  /// those where they stand among letters.
  static func words(_ text: String) -> [String] {
    var folded = text.unicodeScalars.allSatisfy(\.isASCII) ? text.lowercased() : withoutMarks(text)
    // "E-mail" and "Ім'я" are one word each.
    folded.removeAll { $0 == "'" || $0 == "’" || $0 == "‐" || $0 == "-" || $0 == "\u{AD}" }
    return folded.split {
      !$0.isLetter && !$0.isNumber && !lookAlikes.keys.contains($0) && $0 != "№"
    }
    .map { withoutLookAlikes(String($0)) }.filter { !$0.isEmpty }
  }

  private static func withoutMarks(_ text: String) -> String {
    let folded = text.folding(
      options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil
    ).lowercased()
    return replacements.reduce(folded) { folded, replacement in
      folded.contains(replacement.0)
        ? folded.replacing(replacement.0, with: replacement.1) : folded
    }
  }

  /// The text as one word.
  static func joined(_ text: String) -> String { words(text).joined() }

  /// A folded word in which every way to write a letter without its mark reads the same.
  ///
  /// "Löwenthal" and "Loewenthal", "Ångström" and "Aangstroem", "Đorđe" and "Djordje" become one. Only
  /// for comparing: other words may become one too.
  static func transliterated(_ word: String) -> String {
    transliterations.reduce(word) { $0.replacing($1.0, with: $1.1) }
  }

  /// Pairs of letters that stand for a letter with a mark, and that letter without it.
  private static let transliterations: [(String, String)] = [
    ("ae", "a"), ("oe", "o"), ("ue", "u"), ("aa", "a"), ("dj", "d"), ("dh", "d"), ("þ", "th"),
    ("ð", "d"), ("ss", "s"),
  ]

  /// Letters whose mark isn't an accent.
  private static let replacements: [(String, String)] = [
    ("ł", "l"), ("ø", "o"), ("ß", "ss"), ("æ", "ae"), ("œ", "oe"), ("ı", "i"), ("đ", "d"),
  ]

  private static let lookAlikes: [Character: Character] = [
    "0": "o", "1": "l", "|": "l", "!": "l", "5": "s",
  ]

  private static func withoutLookAlikes(_ word: String) -> String {
    guard word.contains(where: \.isLetter) else { return word.filter { $0.isNumber } }
    return String(word.map { lookAlikes[$0] ?? $0 })
  }

  /// Whether the words differ by at most so many letters changed, lost, added or swapped.
  static func isNear(_ first: String, _ second: String, slips: Int) -> Bool {
    Letters(first).isNear(Letters(second), slips: slips)
  }

  /// The letters of a word, ready to be compared with those of many others.
  struct Letters: Hashable, Sendable {
    let text: String
    let characters: [Character]
    /// Which of the 26 small letters occur, one bit each.
    private let occurring: UInt32

    init(_ text: String) {
      self.text = text
      characters = Array(text)
      occurring = characters.reduce(into: 0) { bits, character in
        guard let ascii = character.asciiValue,
          (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(ascii)
        else { return }
        bits |= 1 << UInt32(ascii - UInt8(ascii: "a"))
      }
    }

    /// Whether the other's letters stand in this word one after another.
    func contains(_ part: Letters) -> Bool {
      part.occurring & ~occurring == 0 && text.contains(part.text)
    }

    /// Whether the words differ by at most so many letters changed, lost, added or swapped.
    ///
    /// Method: the optimal string alignment distance. The work is bounded by the words' lengths, which
    /// callers keep short; most words that differ are told by the letters that only one of them has.
    func isNear(_ other: Letters, slips: Int) -> Bool {
      let (a, b) = (characters, other.characters)
      guard abs(a.count - b.count) <= slips,
        (occurring ^ other.occurring).nonzeroBitCount <= 2 * slips
      else { return false }
      guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) <= slips }
      var beforeLast: [Int] = []
      var last = Array(0...b.count)
      for i in 1...a.count {
        var row = [i]
        row.reserveCapacity(b.count + 1)
        for j in 1...b.count {
          let isSame = a[i - 1] == b[j - 1]
          var best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (isSame ? 0 : 1))
          if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
            best = min(best, beforeLast[j - 2] + 1)
          }
          row.append(best)
        }
        // No later row holds less than the least of two neighbours.
        if row.allSatisfy({ $0 > slips }), last.allSatisfy({ $0 > slips }) { return false }
        (beforeLast, last) = (last, row)
      }
      return (last.last ?? 0) <= slips
    }
  }
}
