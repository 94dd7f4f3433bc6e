/// Words that stand in addresses and tell what the words and numbers beside them are.
enum StreetWords {
  /// What a word may be; many may be several things.
  struct Roles: OptionSet, Sendable {
    let rawValue: Int

    /// Ends the name of a street in English, and little else.
    static let suffix = Roles(rawValue: 1 << 0)
    /// Ends the name of a street in English, though it is an ordinary word too.
    static let weakSuffix = Roles(rawValue: 1 << 1)
    /// Begins the name of a street.
    static let leading = Roles(rawValue: 1 << 2)
    /// Begins the name of a street, though it is an ordinary word or one letter.
    static let weakLeading = Roles(rawValue: 1 << 3)
    /// Ends the name of a street in languages other than English, as a word of its own.
    static let trailing = Roles(rawValue: 1 << 4)
    /// A point of the compass.
    static let direction = Roles(rawValue: 1 << 5)
    /// Numbers a part of a building.
    static let unit = Roles(rawValue: 1 << 6)
    /// Begins an address, with a number after it.
    static let leadingUnit = Roles(rawValue: 1 << 7)
    /// Stands uncapitalised inside names.
    static let connector = Roles(rawValue: 1 << 8)
    /// A road that a number or letter names.
    static let numberedRoad = Roles(rawValue: 1 << 9)
    /// Stands before a house number.
    static let numberMark = Roles(rawValue: 1 << 10)
    /// Stands before the number of a post office box.
    static let box = Roles(rawValue: 1 << 11)

    fileprivate static let named: [String: Roles] = [
      "suffix": .suffix, "weakSuffix": .weakSuffix, "leading": .leading,
      "weakLeading": .weakLeading, "trailing": .trailing, "direction": .direction, "unit": .unit,
      "leadingUnit": .leadingUnit, "connector": .connector, "numberedRoad": .numberedRoad,
      "numberMark": .numberMark, "box": .box,
    ]
  }

  /// What a word may be, in lower case and without accents.
  static func roles(of word: String) -> Roles { roles[word] ?? [] }

  /// Whether a word is the name of a street and its kind in one, such as "Hauptstraße".
  static func isCompound(_ word: String) -> Bool {
    guard word.utf8.count > shortestCompound else { return false }
    return compoundEndings.contains { word.hasSuffix($0) && word.utf8.count > $0.utf8.count + 2 }
  }

  /// Whether a compound may be an ordinary word, so that other evidence must speak for it.
  static func isDoubtfulCompound(_ word: String) -> Bool {
    !strongEndings.contains { word.hasSuffix($0) }
  }

  private static let shortestCompound = 5

  private static let roles: [String: Roles] = NameTable.entries(of: StreetWords.table)
    .reduce(into: [:]) { roles, entry in
      guard let role = Roles.named[entry.value] else { return }
      roles[entry.text, default: []].insert(role)
    }

  /// Endings of compounds that end nothing else.
  private static let strongEndings = [
    "strasse", "straat", "gasse", "gracht", "gatan", "vagen", "veien", "gata", "chaussee", "allee",
    "singel", "laan", "stræde", "straede", "damm", "platz", "plads", "plein", "utca", "katu",
    "kuja", "vej", "weg", "str", "ufer", "vei", "gade",
  ]

  private static let compoundEndings =
    strongEndings + [
      "ring", "steig", "stieg", "pfad", "markt", "graben", "hof", "berg", "kade", "dijk", "steeg",
      "dreef", "pad", "grand", "torget", "torg", "vegen", "gate", "tie", "polku", "tori", "kaari",
      "vegur", "straeti", "vaenget", "stien", "bakken", "parken", "gangen", "lia", "svingen",
    ]
}
