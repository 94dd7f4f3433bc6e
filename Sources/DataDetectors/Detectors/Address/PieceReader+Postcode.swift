extension PieceReader {
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
}
