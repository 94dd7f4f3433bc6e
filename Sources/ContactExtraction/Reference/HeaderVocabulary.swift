/// Tells what a header or a label says.
///
/// The words of a text, and up to three of them together, are looked up in ``HeaderWords``; a word
/// may have a slip where it is long enough. Where several kinds are named, the more telling one
/// wins: "Email address" is an email, "Company name" no name.
struct HeaderVocabulary: Sendable {
  let thresholds: ContactThresholds.Header

  /// How strictly words are compared.
  enum Tolerance {
    case strict
    /// For the other cells of a row that is known to be a header.
    case inHeader
  }

  private static let longestPhrase = 3

  private static let kinds: [String: HeaderWordKind] = {
    var kinds: [String: HeaderWordKind] = [:]
    for kind in HeaderWordKind.allCases {
      for word in (HeaderWords.words[kind] ?? "").split(separator: " ") {
        // A word of two kinds has the one that is listed first.
        let folded = WordFolding.joined(String(word))
        if kinds[folded] == nil { kinds[folded] = kind }
      }
    }
    return kinds
  }()

  /// The words by length, ready to be compared.
  private static let wordsByLength = Dictionary(
    grouping: kinds.map { (word: WordFolding.Letters($0.key), kind: $0.value) },
    by: \.word.characters.count)

  private static let stems = HeaderWordKind.allCases.flatMap { kind in
    (HeaderWords.stems[kind] ?? "").split(separator: " ").map {
      (WordFolding.Letters(WordFolding.joined(String($0))), kind)
    }
  }

  /// What is read for an "m".
  private static let parted = WordFolding.Letters("rn")

  private static let eastAsian: [(String, HeaderWordKind)] = HeaderWords.eastAsian.flatMap {
    entry in
    entry.words.split(separator: " ").map { (String($0), entry.kind) }
  }

  /// What the text says, or `nil` where it has no known word or is too long to be a header.
  func meaning(of text: String, tolerance: Tolerance = .strict) -> HeaderMeaning? {
    let words = WordFolding.words(text)
    guard !words.isEmpty, words.count <= thresholds.mostWords else {
      return text.filter { !$0.isWhitespace } == "#" ? .other : nil
    }
    if text.contains(where: \.isEastAsian) {
      let squeezed = text.filter { !$0.isWhitespace }
      let hit = Self.eastAsian.first { squeezed.contains($0.0) }
      return hit.flatMap { decide([$0.1]) }
    }
    return decide(kinds(of: words, tolerance: tolerance))
  }

  /// The kinds that are named, in the order of the text.
  private func kinds(of words: [String], tolerance: Tolerance) -> [HeaderWordKind] {
    var kinds: [HeaderWordKind] = []
    var index = 0
    while index < words.count {
      var length = min(Self.longestPhrase, words.count - index)
      var found: HeaderWordKind?
      while found == nil, length > 0 {
        let phrase = words[index..<(index + length)].joined()
        found =
          length == 1 ? kind(ofWord: phrase, tolerance: tolerance) : Self.kinds[phrase]
        if found == nil { length -= 1 }
      }
      if let found { kinds.append(found) }
      index += max(1, length)
    }
    return kinds
  }

  private func kind(ofWord word: String, tolerance: Tolerance) -> HeaderWordKind? {
    if let kind = Self.kinds[word] { return kind }
    let letters = WordFolding.Letters(word)
    if letters.contains(Self.parted), let kind = Self.kinds[word.replacing("rn", with: "m")] {
      return kind
    }
    if let stem = Self.stems.first(where: { letters.contains($0.0) }) { return stem.1 }
    let shortest =
      tolerance == .strict
      ? thresholds.shortestWordWithSlip : thresholds.shortestWordWithSlipInHeader
    guard word.count >= shortest else { return nil }
    let slips = word.count >= thresholds.shortestWordWithTwoSlips ? 2 : 1
    let lengths = max(shortest, word.count - slips)...(word.count + slips)
    let near = lengths.lazy.flatMap { Self.wordsByLength[$0] ?? [] }
      .filter { letters.isNear($0.word, slips: slips) }
    // What tells of contacts first, and then by the word, so that a text always means the same.
    return near.min { ($0.kind.rank, $0.word.text) < ($1.kind.rank, $1.word.text) }?.kind
  }

  private func decide(_ kinds: [HeaderWordKind]) -> HeaderMeaning? {
    let named = Set(kinds)
    if named.contains(.emergency) { return .other }
    if named.isSuperset(of: [.email, .phone]) { return .emailAndPhone }
    if named.contains(.email) { return .email }
    if named.contains(.phone) { return .phone }
    if !named.isDisjoint(with: [.signature, .organisation, .date, .remark, .street]) {
      return .other
    }
    if let family = kinds.firstIndex(of: .familyName), let given = kinds.firstIndex(of: .givenName)
    {
      return family < given ? .familyFirstName : .name
    }
    if named.contains(.givenName) { return .givenName }
    if named.contains(.familyName) { return .familyName }
    if named.contains(.name) { return .name }
    if !named.isDisjoint(with: [.address, .number]) { return .other }
    return named.contains(.group) ? .group : nil
  }
}

extension HeaderWordKind {
  fileprivate var rank: Int {
    switch self {
    case .email, .phone, .name, .givenName, .familyName: 0
    default: 1
    }
  }
}
