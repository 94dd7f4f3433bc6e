/// What postcodes look like in every country.
enum Postcodes {
  /// How much a shape says by itself.
  enum Strength: Int, Sendable, Comparable {
    /// Digits that may be any number.
    case plain
    /// Digits grouped as few other numbers are.
    case grouped
    /// Letters and digits as nothing else has them.
    case distinct

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// A shape with the countries that use it.
  struct Meaning: Sendable {
    var countries: [String] = []
    /// Those of them where the postcode stands before the town.
    var leading: Set<String> = []
    var strength: Strength = .plain
    /// Whether Britain is among them, whose postcodes begin with an area's letters.
    var isBritish = false
  }

  /// The countries in which a text may be a postcode, or `nil` when there are none.
  ///
  /// Blanks count as printed, one at most; letters in any case.
  static func meaning(of text: String) -> Meaning? {
    guard let shape = shape(of: text), let meaning = meanings[shape] else { return nil }
    guard meaning.isBritish else { return meaning }
    let area = text.prefix { $0.isLetter }.lowercased()
    return britishAreas.contains(area) ? meaning : nil
  }

  /// A number for the kinds of a text's characters in their order, or `nil` when it has others or
  /// too many.
  private static func shape(of text: String) -> Int? {
    var shape = 1
    for scalar in text.unicodeScalars {
      guard shape < longestShape else { return nil }
      switch scalar {
      case "0"..."9", "#": shape = shape * 4
      case "A"..."Z", "a"..."z", "@": shape = shape * 4 + 1
      case "–", "—", "-": shape = shape * 4 + 2
      case " ": shape = shape * 4 + 3
      default: return nil
      }
    }
    return shape
  }

  /// What is beyond the numbers of shapes of ten characters, at two bits each.
  private static let longestShape = 1 << 20

  private static let britishAreas = Set(
    NameTable.entries(of: table).filter { $0.value == "areas" }.map(\.text))

  /// By shape; a shape with an optional blank stands with it and without.
  private static let meanings: [Int: Meaning] = {
    var meanings: [String: Meaning] = [:]
    for (pattern, key) in NameTable.entries(of: table) where key != "areas" {
      let country = String(key.prefix(2))
      for shape in spellings(of: pattern) {
        var meaning = meanings[shape] ?? Meaning()
        if !meaning.countries.contains(country) { meaning.countries.append(country) }
        if key.hasSuffix("<") { meaning.leading.insert(country) }
        meanings[shape] = meaning
      }
    }
    var byShape: [Int: Meaning] = [:]
    for (signs, meaning) in meanings where signs.count >= fewestSigns {
      guard let shape = shape(of: signs) else { continue }
      byShape[shape] = meaning
      byShape[shape]?.strength = strength(of: signs, in: meaning.countries)
      byShape[shape]?.isBritish = meaning.countries.contains("GB")
    }
    return byShape
  }()

  private static let fewestSigns = 4

  private static func spellings(of pattern: String) -> [String] {
    // Letters of the pattern itself are a country's; any letters may be read in their place.
    var shapes = [""]
    for character in pattern {
      let options: [String] =
        switch character {
        case "*": ["#", "@"]
        case " ": [" ", ""]
        case "#", "-": [String(character)]
        default: ["@"]
        }
      shapes = shapes.flatMap { shape in options.map { shape + $0 } }
    }
    return shapes
  }

  private static func strength(of shape: String, in countries: [String]) -> Strength {
    if shape.contains("@") {
      if countries.contains(where: ["GB", "CA", "IE"].contains) { return .distinct }
      return countries.contains("NL") ? .grouped : .plain
    }
    return shape.contains("-") || shape == "### ##" ? .grouped : .plain
  }
}
