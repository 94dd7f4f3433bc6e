/// Finds the unit that a symbol or name stands for.
enum UnitNames {
  /// A unit as named in the text.
  struct Meaning: Sendable, Equatable {
    /// The stable name of the unit.
    let name: String
    /// Whether it is a word, not a symbol.
    let isWord: Bool
    /// Whether it is a symbol of one letter.
    var isLetter = false
  }

  /// The unit that begins at an offset, and where its name ends.
  static func longest(in text: ScannedText, at offset: Int) -> (value: Meaning, end: Int)? {
    phrases.longest(in: text, at: offset)
  }

  /// The units that a name may mean, likeliest first, by the habits of a region.
  static func possibleUnits(of name: String, region: String?) -> [KnownUnit] {
    let isImperial = region.map { ["GB", "IE", "CA", "AU", "NZ"].contains($0) } ?? false
    let isAmerican = region == "US"
    let names: [String] =
      switch name {
      case "degree":
        isAmerican
          ? ["degree", "degree-fahrenheit", "degree-celsius"]
          : ["degree", "degree-celsius", "degree-fahrenheit"]
      case "ounce": ["ounce", "fluid-ounce"]
      case "short-ton": isAmerican ? ["short-ton", "tonne"] : ["tonne", "short-ton"]
      case "pint", "quart", "gallon", "fluid-ounce":
        isImperial ? ["imperial-" + name, name] : [name, "imperial-" + name]
      case "mile-per-gallon":
        isImperial
          ? ["mile-per-imperial-gallon", "mile-per-gallon"]
          : ["mile-per-gallon", "mile-per-imperial-gallon"]
      case "cup": ["cup", "metric-cup"]
      case "calorie": ["calorie", "kilocalorie"]
      default: [name]
      }
    return names.compactMap(KnownUnit.named)
  }

  /// The stable names that the tables use.
  static let allNames = Set((names + symbols).map(\.value))

  private static let names = [UnitSymbols.names, UnitSymbols.derivedNames, table]
    .flatMap(NameTable.entries)

  private static let symbols = [UnitSymbols.symbols, UnitSymbols.derivedSymbols]
    .flatMap(NameTable.entries)

  private static let phrases = PhraseTable(
    names: names.map { ($0.text, Meaning(name: $0.value, isWord: true)) },
    symbols: symbols.map {
      ($0.text, Meaning(name: $0.value, isWord: false, isLetter: $0.text.count == 1))
    })
}
