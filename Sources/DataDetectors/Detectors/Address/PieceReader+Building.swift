extension PieceReader {
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

  /// A few short words with a number between commas, such as follow a street.
  ///
  /// They are a part of the building in whatever language, as in "2.º Dto." and "3. tv.".
  func shortCell(at index: Int) -> AddressPiece? {
    guard tokens[index].gap == .comma else { return nil }
    var end = index
    var digits = 0
    while end < tokens.count, end == index || !tokens[end].beginsCell {
      guard end - index < DetectionThresholds.mostBuildingTokens, tokens[end].digits <= 3,
        tokens[end].letters <= DetectionThresholds.longestBuildingWord
      else { return nil }
      digits += tokens[end].digits
      end += 1
    }
    guard digits > 0, end < tokens.count, tokens[end].gap == .comma else { return nil }
    return AddressPiece(kind: .unit, tokens: index..<end)
  }
}
