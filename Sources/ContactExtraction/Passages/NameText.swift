/// Brings printed names into their plain form.
enum NameText {
  private static let mostNumberingDigits = 3

  /// The name without numbering and without pieces of rules at its ends.
  static func clean(_ text: String) -> String {
    var result = text.squeezed.trimmingRules
    let digits = result.prefix { $0.isNumber }
    if (1...mostNumberingDigits).contains(digits.count) {
      let rest = result.dropFirst(digits.count)
      if let next = rest.first, ".):]".contains(next) || next == " " {
        result = String(rest.dropFirst()).squeezed.trimmingRules
      }
    }
    while let last = result.last, ",;:-/".contains(last) || last == " " { result.removeLast() }
    while let first = result.first, ",;:-./".contains(first) || first == " " {
      result.removeFirst()
    }
    return result
  }

  /// The parts of a name that is printed as "Last, First", else `nil`.
  static func turned(_ name: String) -> PersonName? {
    let parts = name.split(separator: ",", omittingEmptySubsequences: false).map {
      String($0).squeezed
    }
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }),
      !NameWords.suffixes.contains(parts[1].lowercased().filter { $0 != "." })
    else { return nil }
    return withFamily(parts[0], given: parts[1])
  }

  /// The parts of a name whose first word is the family name, for columns that say so.
  static func familyFirst(_ name: String) -> PersonName? {
    var words = name.split(separator: " ").map(String.init)
    var family: [String] = []
    while words.count > 1 {
      let word = words.removeFirst()
      family.append(word)
      if !NameWords.particles.contains(word.lowercased()) { break }
    }
    return family.isEmpty
      ? nil : withFamily(family.joined(separator: " "), given: words.joined(separator: " "))
  }

  /// A name from the texts of a family name and of given names, whose further ones are told apart.
  static func withFamily(_ family: String, given: String) -> PersonName {
    let words = given.split(separator: " ", maxSplits: 1).map(String.init)
    return PersonName(
      family: family, given: words.first ?? "", additional: words.dropFirst().first ?? "")
  }

  /// Whether a text could be a person's name: a few words of letters, none of them long.
  static func isLikely(_ text: String, thresholds: ContactThresholds.Content) -> Bool {
    let name = clean(text)
    let words = name.split(whereSeparator: \.isWhitespace)
    guard (1...thresholds.mostNameWords).contains(words.count),
      name.count <= thresholds.longestName, name.isMeant, !name.contains("@"),
      name.filter(\.isLetter).count >= 2
    else { return false }
    let isPlain = name.allSatisfy {
      $0.isLetter || $0.isWhitespace || "'’`´.,-‐()\"“”".contains($0)
    }
    // Scripts without capitals have neither case.
    let starts = words.filter { $0.first?.isLowercase == false }
    return isPlain && starts.count * 2 >= words.count
  }
}
