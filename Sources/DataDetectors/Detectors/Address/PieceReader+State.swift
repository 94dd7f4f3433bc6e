extension PieceReader {
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
}
