/// Finds names and codes of states and provinces.
enum StateNames {
  /// A state as named in the text.
  struct Meaning: Sendable, Equatable {
    /// The ISO 3166 code of the country.
    let country: String
    /// Whether it is named by its code, not its name.
    let isCode: Bool
  }

  /// The state that begins at an offset, and where its name or code ends.
  static func longest(in text: ScannedText, at offset: Int) -> (value: Meaning, end: Int)? {
    phrases.longest(in: text, at: offset)
  }

  /// The country of a code, in any case.
  static func country(ofCode code: String) -> String? {
    countriesOfCodes[code.uppercased()]
  }

  /// Whether letters look like a code of a country.
  static func isMisreadCode(_ text: String, of country: String) -> Bool {
    codes.contains { $0.country == country && CharacterConfusions.mayBeSame(text, $0.text) }
  }

  private static let entries: [(text: String, country: String, code: String)] =
    NameTable.entries(of: more + "\n" + table).compactMap { name, key in
      let parts = key.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else { return nil }
      return (name, parts[0], parts[1])
    }

  /// Countries in whose addresses codes of states are printed, those that many share first.
  private static let withCodes = ["US", "CA", "AU", "BR", "IT", "IN"]

  private static let codes: [(text: String, country: String)] = withCodes.flatMap { country in
    entries.filter { $0.country == country && !$0.code.isEmpty }.map { ($0.code, country) }
  }

  private static let countriesOfCodes = Dictionary(
    codes.map { ($0.text, $0.country) }, uniquingKeysWith: { first, _ in first })

  private static let phrases = PhraseTable(
    names: entries.map { ($0.text, Meaning(country: $0.country, isCode: false)) },
    symbols: codes.map { ($0.text, Meaning(country: $0.country, isCode: true)) })

  /// Abbreviations that are printed though they are no postal codes, and counties of Britain, by
  /// https://en.wikipedia.org/wiki/List_of_U.S._state_and_territory_abbreviations and
  /// https://en.wikipedia.org/wiki/Ceremonial_counties_of_England.
  private static let more = """
    US-CA: calif
    US-FL: fla
    US-MA: mass
    US-PA: penna
    US-DC: d.c.
    US-WA: wash
    CA-NL: newfoundland and labrador
    CA-PE: île-du-prince-édouard
    CA-ON: ont
    CA-BC: b.c.
    CA-AB: alta
    AU-NSW: n.s.w.
    AU-VIC: vic
    AU-QLD: qld
    AU-TAS: tas
    GB-: bedfordshire|berkshire|buckinghamshire|cambridgeshire|cheshire|cornwall|cumbria|derbyshire
    GB-: devon|dorset|durham|east sussex|west sussex|essex|gloucestershire|greater london
    GB-: greater manchester|hampshire|herefordshire|hertfordshire|isle of wight|kent|lancashire
    GB-: leicestershire|lincolnshire|merseyside|norfolk|north yorkshire|south yorkshire
    GB-: west yorkshire|northamptonshire|northumberland|nottinghamshire|oxfordshire|rutland
    GB-: shropshire|somerset|staffordshire|suffolk|surrey|tyne and wear|warwickshire
    GB-: west midlands|wiltshire|worcestershire|middlesex|east lothian|fife|gwynedd|powys
    IE-: co. dublin|county dublin|county cork|county galway|county kerry
    """
}
