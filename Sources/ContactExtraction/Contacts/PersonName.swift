/// The parts of a person's name, as address books keep them.
///
/// Parts that a name hasn't got are empty.
public struct PersonName: Codable, Hashable, Sendable {
  /// The family name, with particles such as "van" that belong to it.
  public var family: String
  /// The given name.
  public var given: String
  /// Further given names.
  public var additional: String
  /// Titles before the name.
  public var prefix: String
  /// What follows the name, such as "Jr.".
  public var suffix: String

  /// Makes a name from its parts.
  public init(
    family: String = "", given: String = "", additional: String = "", prefix: String = "",
    suffix: String = ""
  ) {
    self.family = family
    self.given = given
    self.additional = additional
    self.prefix = prefix
    self.suffix = suffix
  }

  /// Tells the parts of a name apart, given name first.
  ///
  /// Titles and suffixes are known by a short list; the last word is the family name, with the
  /// particles before it. Names of one word are given names. In Chinese, Japanese and Korean names of
  /// two words the family name comes first, and without a space the whole is the family name.
  public init(splitting name: String) {
    var words = name.split(whereSeparator: \.isWhitespace).map(String.init)
    self.init()
    prefix = Self.take(&words, from: \.first, while: NameWords.titles) { $0.removeFirst() }
    suffix = Self.take(&words, from: \.last, while: NameWords.suffixes) { $0.removeLast() }
    guard words.count > 1, let last = words.popLast() else {
      let only = words.first ?? ""
      if only.first?.isEastAsian == true { family = only } else { given = only }
      return
    }
    if last.first?.isEastAsian == true {
      (family, given) = (words.removeFirst(), last)
      additional = words.joined(separator: " ")
      return
    }
    var familyWords = [last]
    while words.count > 1, let particle = words.last,
      NameWords.particles.contains(particle.lowercased())
    {
      familyWords.insert(words.removeLast(), at: 0)
    }
    family = familyWords.joined(separator: " ")
    given = words.removeFirst()
    additional = words.joined(separator: " ")
  }

  /// The whole name in the order it is spoken.
  public var full: String {
    let parts = [prefix, given, additional, family, suffix]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Takes known words from an end; at least one word stays.
  private static func take(
    _ words: inout [String], from end: KeyPath<[String], String?>, while known: Set<String>,
    remove: (inout [String]) -> Void
  ) -> String {
    var taken: [String] = []
    while words.count > 1, let word = words[keyPath: end],
      known.contains(word.lowercased().filter { $0 != "." && $0 != "," })
    {
      taken.append(word)
      remove(&words)
    }
    let isPrefix = end == \[String].first
    return (isPrefix ? taken : taken.reversed()).joined(separator: " ")
  }
}

extension Character {
  /// Whether the character is Chinese, Japanese or Korean.
  var isEastAsian: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    switch value {
    case 0x1100...0x11FF, 0x2E80...0x30FF, 0x3130...0x318F, 0x3400...0x9FFF, 0xAC00...0xD7AF,
      0xF900...0xFAFF, 0x20000...0x3FFFF:
      return true
    default: return false
    }
  }
}
