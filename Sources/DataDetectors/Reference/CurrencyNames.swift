/// Finds the currency that a sign, code or name stands for.
enum CurrencyNames {
  /// A currency, or a family of currencies that share a sign.
  struct Meaning: Sendable, Equatable {
    /// An ISO 4217 code, or the name of a family in braces.
    let key: String
    /// Whether it is a word in any case, not a sign or code.
    var isWord = false
    /// Whether it names hundredths.
    var isHundredth = false

    /// The code in a region, and whether nothing but the family decided.
    func code(in region: String?) -> (code: String, isGuess: Bool) {
      guard key.first == "{" else { return (key, false) }
      let family = CurrencyNames.families[key]
      if let region, let code = family?[region] { return (code, false) }
      return (family?[""] ?? "USD", true)
    }
  }

  /// The currency that begins at an offset, and where its name ends.
  static func longest(in text: ScannedText, at offset: Int) -> (value: Meaning, end: Int)? {
    phrases.longest(in: text, at: offset)
  }

  /// The currency that the whole of a range stands for.
  static func meaning(of range: Range<Int>, in text: ScannedText) -> Meaning? {
    phrases.meaning(of: range, in: text)
  }

  /// Whether the name of some currency ends with the word of a range.
  static func mayEnd(with range: Range<Int>, in text: ScannedText) -> Bool {
    phrases.mayEnd(with: range, in: text)
  }

  /// The hundredths of a currency that begin at an offset.
  static func hundredths(in text: ScannedText, at offset: Int) -> (value: Meaning, end: Int)? {
    smallPhrases.longest(in: text, at: offset)
  }

  private static let phrases: PhraseTable<Meaning> = {
    let names = NameTable.entries(of: CurrencySigns.words) + NameTable.entries(of: table)
    let codes = Set(NameTable.entries(of: table).map(\.value))
      .union(["BTC", "RMB", "UAH", "LTL", "LVL", "PTS"]).subtracting(codesThatAreWords)
    let signs =
      NameTable.entries(of: CurrencySigns.signs) + codes.map { ($0, $0) }
      + codesInLowerCase.map { ($0.lowercased(), $0) }
    return PhraseTable(
      names: names.map { ($0.text, Meaning(key: $0.value, isWord: true)) },
      symbols: signs.map { ($0.text, Meaning(key: $0.value)) })
  }()

  /// The currency that begins at an offset after millions, where its name also is a weight.
  static func weighty(in text: ScannedText, at offset: Int) -> (value: Meaning, end: Int)? {
    weightyPhrases.longest(in: text, at: offset)
  }

  private static let weightyPhrases = PhraseTable(
    names: NameTable.entries(of: CurrencySigns.weights).map {
      ($0.text, Meaning(key: $0.value, isWord: true))
    })

  private static let smallPhrases = PhraseTable(
    names: NameTable.entries(of: CurrencySigns.hundredths).map {
      ($0.text, Meaning(key: $0.value, isWord: true, isHundredth: true))
    })

  /// Codes that are written in lower case too, and are no words.
  private static let codesInLowerCase = [
    "USD", "EUR", "GBP", "JPY", "CNY", "INR", "KRW", "RUB", "CHF", "CAD", "AUD", "NZD", "HKD",
    "SGD", "TWD", "MXN", "BRL", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF", "UAH", "ZAR", "ILS",
    "THB", "VND", "AED",
  ]

  /// Codes that headings in capitals hold as words or units.
  private static let codesThatAreWords: Set<String> = [
    "ALL", "TOP", "CUP", "MOP", "PEN", "BOB", "GEL", "SOS", "MAD", "LAK", "ANG", "BAM", "CLE",
    "ESA", "LEO",
  ]

  private static let families: [String: [String: String]] = {
    var families: [String: [String: String]] = [:]
    for (text, family) in NameTable.entries(of: CurrencySigns.families) {
      let parts = text.split(separator: "=").map(String.init)
      guard let code = parts.last else { continue }
      families[family, default: [:]][parts.count > 1 ? parts[0] : ""] = code
    }
    return families
  }()
}
