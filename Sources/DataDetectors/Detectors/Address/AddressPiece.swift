/// A part of an address after its street.
struct AddressPiece {
  enum Kind {
    /// Words that may name a town or district.
    case words
    /// A part of a building with its number.
    case unit
    /// A number that nothing explains.
    case number
    case postcode(Postcodes.Meaning)
    case state(StateNames.Meaning)
    /// A country by its ISO 3166 code.
    case country(String)
  }

  let kind: Kind
  var tokens: Range<Int>
}

/// Tells what the tokens of a stretch may be in an address.
struct PieceReader {
  let text: ScannedText
  let tokens: [AddressToken]
  private let postcodes: PlaceMemory<AddressPiece?>
  private let states: PlaceMemory<AddressPiece?>
  private let statesInLowercase: PlaceMemory<AddressPiece?>
  private let countries: PlaceMemory<AddressPiece?>

  init(text: ScannedText, tokens: [AddressToken]) {
    self.text = text
    self.tokens = tokens
    postcodes = PlaceMemory(count: tokens.count)
    states = PlaceMemory(count: tokens.count)
    statesInLowercase = PlaceMemory(count: tokens.count)
    countries = PlaceMemory(count: tokens.count)
  }

  /// Whether a part ends before a token.
  func endsCell(before index: Int) -> Bool {
    index >= tokens.count || tokens[index].beginsCell
  }

  /// The postcode at a token, with a country's letters before it taken off.
  func postcode(at index: Int) -> AddressPiece? {
    guard tokens[index].digits > 0 else { return nil }
    return postcodes.value(at: index) { findPostcode(at: index) }
  }

  private func findPostcode(at index: Int) -> AddressPiece? {
    let token = tokens[index]
    guard !token.isFragment else { return nil }
    if index + 1 < tokens.count, tokens[index + 1].gap == .blank, token.digits + token.letters <= 5
    {
      let next = tokens[index + 1]
      let isPair =
        next.digits > 0 && next.digits + next.letters <= 4
        || next.digits == 0 && next.letters == 2 && token.digits == 4 && isUppercase(next)
      if isPair, isUppercase(token), isUppercase(next),
        let meaning = Postcodes.meaning(of: printed(index) + " " + printed(index + 1))
      {
        return AddressPiece(kind: .postcode(meaning), tokens: index..<index + 2)
      }
    }
    guard isUppercase(token) else { return nil }
    let code = printed(index)
    if let meaning = Postcodes.meaning(of: code) {
      return AddressPiece(kind: .postcode(meaning), tokens: index..<index + 1)
    }
    guard token.letters > 0, let digit = text[token.range].firstIndex(where: \.isDigit),
      digit - token.range.lowerBound <= 4
    else { return nil }
    let letters = text[token.range.lowerBound..<digit].filter(\.isLetter)
    guard let country = Self.country(ofPrefix: String(decoding: letters, as: UTF8.self)),
      var meaning = Postcodes.meaning(of: text.string(digit..<token.range.upperBound)),
      meaning.countries.contains(country)
    else { return nil }
    meaning.countries = [country]
    meaning.strength = .grouped
    return AddressPiece(kind: .postcode(meaning), tokens: index..<index + 1)
  }

  /// The postcode at a token, if a country uses its shape.
  func postcode(at index: Int, in country: String) -> AddressPiece? {
    guard index < tokens.count, let piece = postcode(at: index),
      case .postcode(let meaning) = piece.kind, meaning.countries.contains(country)
    else { return nil }
    return piece
  }

  /// The country whose letters stand before a postcode: its code, or that of its cars.
  private static func country(ofPrefix letters: String) -> String? {
    letters.count == 2 ? letters : countriesOfCars[letters]
  }

  private static let countriesOfCars = [
    "D": "DE", "A": "AT", "F": "FR", "I": "IT", "B": "BE", "L": "LU", "S": "SE", "N": "NO",
    "E": "ES", "H": "HU", "P": "PT", "FIN": "FI", "DK": "DK",
  ]

  /// The state at a token: a name, or a code in capitals at the end of a part or before a postcode.
  func state(at index: Int, isLowercase: Bool) -> AddressPiece? {
    (isLowercase ? statesInLowercase : states).value(at: index) {
      findState(at: index, isLowercase: isLowercase)
    }
  }

  private func findState(at index: Int, isLowercase: Bool) -> AddressPiece? {
    let token = tokens[index]
    if isLowercase, token.letters == 2, token.digits == 0, index + 1 < tokens.count,
      tokens[index + 1].digits >= 5, let country = StateNames.country(ofCode: token.word)
    {
      return AddressPiece(
        kind: .state(.init(country: country, isCode: true)), tokens: index..<index + 1)
    }
    if let misread = misreadState(at: index) { return misread }
    guard token.isCapitalised || token.hasNoCase || isLowercase,
      let (meaning, end) = StateNames.longest(in: text, at: token.range.lowerBound),
      let next = self.index(after: end, from: index)
    else { return nil }
    if meaning.isCode {
      // A code or a postcode may follow, as in "Newark, NJ 07102".
      guard endsCell(before: next) || postcode(at: next, in: meaning.country) != nil else {
        return nil
      }
    } else if !endsCell(before: next), postcode(at: next) == nil {
      return nil
    }
    return AddressPiece(kind: .state(meaning), tokens: index..<next)
  }

  /// An American code with misread letters before a postcode of nine digits.
  private func misreadState(at index: Int) -> AddressPiece? {
    let token = tokens[index]
    guard token.letters == 2, token.digits == 0, !token.isCapitalised,
      let next = postcode(at: index + 1, in: "US"), case .postcode(let meaning) = next.kind,
      meaning.strength == .grouped, StateNames.isMisreadCode(token.word, of: "US")
    else { return nil }
    return AddressPiece(
      kind: .state(.init(country: "US", isCode: true)), tokens: index..<index + 1)
  }

  /// The country at a token, whose name must end a part.
  func country(at index: Int) -> AddressPiece? {
    countries.value(at: index) { findCountry(at: index) }
  }

  private func findCountry(at index: Int) -> AddressPiece? {
    let token = tokens[index]
    guard token.isCapitalised || token.hasNoCase || token.word == "the",
      let (code, end) = CountryNames.longest(in: text, at: token.range.lowerBound),
      let next = self.index(after: end, from: index), endsCell(before: next)
    else { return nil }
    return AddressPiece(kind: .country(code), tokens: index..<next)
  }

  /// Whether tokens are the whole name of a town that is known.
  func isKnownTown(_ range: Range<Int>) -> Bool { country(ofTown: range) != nil }

  /// The country of a town that is known, if tokens are its whole name.
  func country(ofTown range: Range<Int>) -> String? {
    guard let first = range.first, let last = range.last,
      let (country, end) = CityNames.longest(in: text, at: tokens[first].range.lowerBound)
    else { return nil }
    // "Praha 1", "Lyon CEDEX 02"
    var name = last
    while name > first, tokens[name].digits > 0 || tokens[name].word == "cedex" { name -= 1 }
    return end >= tokens[name].range.upperBound ? country : nil
  }

  /// A part of a building with its number, such as "Apt D304", "# 456", "4th Floor", "Bureau 2080".
  func unit(at index: Int) -> AddressPiece? {
    let token = tokens[index]
    if token.isOrdinal, index + 1 < tokens.count, tokens[index + 1].gap == .blank,
      tokens[index + 1].roles.contains(.unit)
    {
      return AddressPiece(kind: .unit, tokens: index..<index + 2)
    }
    guard token.roles.contains(.unit) else { return nil }
    var next = index + 1
    if next < tokens.count, tokens[next].word == "#" || tokens[next].word == "no" { next += 1 }
    guard next < tokens.count, tokens[next].gap == .blank else { return nil }
    let value = tokens[next]
    let isLetter =
      value.letters == 1 && value.digits == 0 && isUppercase(value)
      && !value.hasDot
    guard value.digits > 0 && value.digits <= 6 || isLetter else { return nil }
    // A postcode after a word such as "Park" or "House" is no number of it.
    if value.digits >= 4, value.letters == 0, next + 1 >= tokens.count, token.letters > 4,
      !Self.longUnits.contains(token.word)
    {
      return nil
    }
    next += 1
    if next < tokens.count, isLetter == false, tokens[next].gap == .blank,
      tokens[next].letters == 1, tokens[next].digits == 0, isUppercase(tokens[next]),
      !tokens[next].roles.contains(.direction)
    {
      next += 1
    }
    return AddressPiece(kind: .unit, tokens: index..<next)
  }

  private static let longUnits: Set<String> = [
    "suite", "apartment", "building", "department", "bureau", "lockbox", "drawer", "mailstop",
    "oficina", "apartamento",
  ]

  /// The first token at or after an offset; `nil` when the offset cuts a token.
  private func index(after offset: Int, from index: Int) -> Int? {
    var next = index
    while next < tokens.count, tokens[next].range.lowerBound < offset {
      guard tokens[next].range.upperBound <= offset else { return nil }
      next += 1
    }
    return next > index ? next : nil
  }

  func printed(_ index: Int) -> String { text.string(tokens[index].range) }

  private func isUppercase(_ token: AddressToken) -> Bool {
    text[token.range].allSatisfy { !$0.isLowercase }
  }
}
