/// Reads an email so that it agrees with the name beside it.
///
/// Most addresses are made of their owner's name: "lbrown" is Laura Brown's. Where the address as
/// read isn't made of the name, and exactly one change of a character that is easily misread (I, l
/// and 1; O and 0; S and 5) makes it so, that change is made and marked. Where the given name was
/// read as a word of its own before the family name's address, the two are joined. Fails for people
/// whose address happens to be such a change away from their name; hence the mark.
struct NameAgreement {
  private let given: String
  private let family: String

  private static let lookAlikes: [[Character]] = [["i", "l", "1"], ["o", "0"], ["s", "5"]]
  private static let mostDigits = 4
  private static let mostCharacters = 64

  /// `nil` for names without two parts, which tell too little.
  init?(_ name: PersonName?) {
    guard let name else { return nil }
    given = Self.letters(name.given)
    family = Self.letters(name.family)
    if given.isEmpty || family.count < 2 { return nil }
  }

  /// The email as it agrees with the name, or `nil` where nothing is to be changed.
  func agreed(_ email: Contact.Field) -> Contact.Field? {
    guard let at = email.value.firstIndex(of: "@") else { return nil }
    let local = String(email.value[..<at])
    guard let changed = joined(local, email: email) ?? changed(local) else { return nil }
    var result = email
    result.value = changed + email.value[at...]
    result.normalized = result.value.withSmallDomain
    result.doubts.removeAll { $0 == .leftoverText }
    result.doubts.append(.agreedWithName)
    return result
  }

  /// The local part with one look-alike changed.
  private func changed(_ local: String) -> String? {
    guard local.count <= Self.mostCharacters, !isMadeOfName(local) else { return nil }
    var found: Set<String> = []
    for index in local.indices {
      let character = Character(local[index].lowercased())
      for group in Self.lookAlikes where group.contains(character) {
        for other in group where other != character {
          let candidate = local.replacingCharacter(at: index, with: other)
          if isMadeOfName(candidate) { found.insert(candidate) }
        }
      }
    }
    return found.count == 1 ? found.first : nil
  }

  /// Given and family name joined by a dot, where the print has a space between them.
  ///
  /// Addresses hold no spaces, so what stood there was a mark that wasn't read: mostly a dot.
  private func joined(_ local: String, email: Contact.Field) -> String? {
    let printed = email.printed.prefix { $0 != "@" }
    let words = printed.split(whereSeparator: \.isWhitespace).map { Self.letters(String($0)) }
    guard words == [given, family] else { return nil }
    if email.doubts.contains(.leftoverText), Self.letters(local) == family {
      return given + "." + local
    }
    let isPlain = local.allSatisfy { $0.isLetter || $0.isNumber }
    guard email.doubts.contains(.repaired), isPlain, Self.letters(local) == given + family else {
      return nil
    }
    return local.prefix(given.count) + "." + local.dropFirst(given.count)
  }

  /// Whether the local part is one of the usual forms of the name, with at most a few digits.
  private func isMadeOfName(_ local: String) -> Bool {
    let plain = local.lowercased().filter { !"._-+".contains($0) }
    let forms = [
      given + family, family + given, given.prefix(1) + family, family + given.prefix(1),
      given + family.prefix(1), family, given,
    ]
    return forms.contains { form in
      guard plain.hasPrefix(form) else { return false }
      let rest = plain.dropFirst(form.count)
      return rest.count <= Self.mostDigits && rest.allSatisfy { $0.isASCII && $0.isNumber }
    }
  }

  private static func letters(_ text: String) -> String {
    WordFolding.joined(text).filter(\.isLetter)
  }
}

extension String {
  fileprivate func replacingCharacter(at index: Index, with character: Character) -> String {
    self[..<index] + String(character) + self[self.index(after: index)...]
  }
}
