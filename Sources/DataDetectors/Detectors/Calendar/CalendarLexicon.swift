/// The words that dates and times are made of, in all languages.
struct CalendarLexicon {
  /// The language of the text where it is known.
  let language: String?

  /// What a word means, or `nil` for any other word.
  ///
  /// Short names of months and weekdays that are words of other languages count only in a text of
  /// theirs, or of an unknown language where they are capitalised.
  func meaning(of word: String) -> CalendarWord? {
    if word == "T" { return CalendarWord(roles: .isoTime) }
    let folded = word.lowercased()
    guard var meaning = Self.words[folded] else { return nil }
    if folded.utf8.count <= 3 || Self.commonWords.contains(folded),
      let owners = Self.shortNames[folded]
    {
      if let language {
        let isEnglish = owners.contains("en") && folded.utf8.count == 3
        if !owners.contains(language), !isEnglish { (meaning.month, meaning.weekday) = (nil, nil) }
      } else if !owners.contains("en") {
        let isCapital = word.unicodeScalars.first.map { $0.lowercase != $0 } ?? false
        if !isCapital || Self.commonWords.contains(folded) {
          (meaning.month, meaning.weekday) = (nil, nil)
        }
      }
    }
    if Self.zonesInCapitals.contains(folded), word == folded { meaning.zone = nil }
    if word == "may" || word == "A" || word == "P" { meaning.roles.insert(.doubtful) }
    if folded == "morgen", word != folded || language == "en" { meaning.relativeDay = nil }
    return meaning == CalendarWord() ? nil : meaning
  }

  /// Whether a word of the same first letters and length has a meaning.
  ///
  /// Most words of a text are settled by this, without a string being made of them.
  func mayKnow(_ units: ArraySlice<UInt8>) -> Bool {
    Self.shape(of: units).map { Self.shapes[$0] } ?? true
  }

  /// A number for the first two letters and the length, or `nil` beyond ASCII.
  private static func shape(of units: some Collection<UInt8>) -> Int? {
    guard let first = units.first, let second = units.dropFirst().first, first.isLetter,
      second.isLetter, units.count < 32
    else { return nil }
    return (Int(first & 0x1F) * 32 + Int(second & 0x1F)) * 32 + units.count
  }

  private static let shapes: [Bool] = {
    var shapes = [Bool](repeating: false, count: 32 * 32 * 32)
    for word in words.keys {
      if let shape = shape(of: word.utf8) { shapes[shape] = true }
    }
    return shapes
  }()

  /// The longest word that begins at an offset in a script without spaces, and its length.
  func unspacedWord(in text: ScannedText, at offset: Int) -> (word: CalendarWord, end: Int)? {
    Self.unspaced.longest(in: text, at: offset).map { ($0.value, $0.end) }
  }

  /// Time zones that are words of some language when printed in lower case.
  private static let zonesInCapitals: Set<String> = [
    "et", "est", "ist", "pt", "mt", "ct", "west", "wet", "z", "ast",
  ]

  /// Names that begin sentences of other languages too often.
  private static let commonWords: Set<String> = [
    "out", "set", "ago", "gen", "mag", "ott", "lis", "maj", "sen", "mars", "mart", "do", "so", "di",
    "me", "to", "on", "ma", "la", "sa", "we", "he", "pt", "ct", "tor", "man", "fre", "mer", "sex",
    "dom", "sab", "kan", "mei", "mai", "ara", "nis",
  ]

  private static let namesByLanguage = CalendarNames.all

  /// Names of up to three letters or that are common words, with the languages they belong to.
  private static let shortNames: [String: Set<String>] = {
    var owners: [String: Set<String>] = [:]
    for entry in namesByLanguage where entry.kind != .relative {
      if entry.name.utf8.count <= 3 || commonWords.contains(entry.name) {
        owners[entry.name, default: []].insert(entry.language)
      }
    }
    return owners
  }()

  private static let words: [String: CalendarWord] = {
    var words = CalendarPhraseWords.spaced
    for entry in namesByLanguage {
      if !entry.name.contains(" ") {
        words[entry.name, default: CalendarWord()].formUnion(entry.word)
      }
    }
    return words
  }()

  private static let unspaced: PhraseTable<CalendarWord> = {
    var words = CalendarPhraseWords.unspaced
    for entry in namesByLanguage
    where entry.name.unicodeScalars.count > 1
      && entry.name.unicodeScalars.first?.isUnspacedScript == true
    {
      words[entry.name, default: CalendarWord()].formUnion(entry.word)
    }
    return PhraseTable(names: words.map { ($0.key, $0.value) })
  }()
}
