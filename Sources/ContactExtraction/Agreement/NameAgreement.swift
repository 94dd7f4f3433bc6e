/// Puts back into an email what a space cut out of it, where the name beside it tells what.
///
/// Addresses hold no spaces: where given and family name stand before the "@" with a space between
/// them, a mark wasn't read there, mostly a dot. Marks of letters may be left out or transliterated
/// in the email, as in "loewenthal" for "Löwenthal". What changes is marked.
struct NameAgreement {
  private let given: String
  private let family: String

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
    guard let changed = joined(local, email: email) else { return nil }
    var result = email
    result.value = changed + email.value[at...]
    result.normalized = result.value.withSmallDomain
    result.doubts.removeAll { $0 == .leftoverText }
    result.doubts.append(.readAsName)
    return result
  }

  /// How given and family name make up the first part of an email.
  enum Form {
    /// "ada.lovelace"
    case dotted
    /// "adalovelace"
    case joined
  }

  /// How the name makes up an email's first part, or `nil` where it doesn't.
  func form(of local: Substring) -> Form? {
    if local.allSatisfy(\.isLetter) {
      return local.count == given.count + family.count
        && Self.letters(String(local)) == given + family ? .joined : nil
    }
    let parts = local.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return parts.count == 2 && parts.allSatisfy { $0.allSatisfy(\.isLetter) }
      && parts.map(Self.letters) == [given, family] ? .dotted : nil
  }

  /// A joined first part with a dot between the names.
  func dotted(_ local: Substring) -> String {
    local.prefix(given.count) + "." + local.dropFirst(given.count)
  }

  /// Given and family name joined by a dot, where the print has a space between them.
  private func joined(_ local: String, email: Contact.Field) -> String? {
    let printed = email.printed.prefix { $0 != "@" }
    let words = printed.split(whereSeparator: \.isWhitespace).map { Self.letters(String($0)) }
    guard words.map(WordFolding.transliterated) == [given, family].map(WordFolding.transliterated)
    else { return nil }
    if email.doubts.contains(.leftoverText), Self.letters(local) == words[1] {
      return words[0] + "." + local
    }
    let isPlain = local.allSatisfy { $0.isLetter || $0.isNumber }
    guard email.doubts.contains(.repaired), isPlain, Self.letters(local) == words[0] + words[1]
    else { return nil }
    return local.prefix(words[0].count) + "." + local.dropFirst(words[0].count)
  }

  private static func letters(_ text: String) -> String {
    WordFolding.joined(text).filter(\.isLetter)
  }
}
