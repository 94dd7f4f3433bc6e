extension StreetReader {
  /// Reads a street whose kind comes first, such as "Rua das Flores, 123" and "улица Ленина, 20".
  func leading(at index: Int, takesNumber: Bool = true) -> StreetHead? {
    var kind = index
    if tokens[index].isOrdinal, index + 1 < tokens.count { kind += 1 }
    let isStrong = tokens[kind].roles.contains(.leading)
    let isWeak = tokens[kind].roles.contains(.weakLeading)
    guard isStrong || isWeak else { return nil }
    let isLetter = tokens[kind].letters == 1 && tokens[kind].digits == 0
    if isLetter, !tokens[kind].hasDot, kind + 1 < tokens.count, tokens[kind + 1].gap != .dash {
      return nil
    }
    var end = kind + 1
    while end < tokens.count, end <= kind + DetectionThresholds.mostStreetWords,
      tokens[end].gap == .blank || isLetter && end == kind + 1 && tokens[end].gap <= .dash,
      tokens[end].isName && (tokens[end].digits == 0 || tokens[end].isOrdinal)
        || isNumberInName(end, after: kind)
    {
      if end > kind + 1, tokens[end - 1].digits > 0, !continuesNumber(end) { break }
      if end > kind + 1, tokens[end].roles.contains(.unit),
        tokens[end].roles.isDisjoint(
          with: [.connector, .direction])
      {
        break
      }
      end += 1
    }
    while end > kind + 1, tokens[end - 1].roles.contains(.connector), !tokens[end - 1].isCapitalised
    {
      end -= 1
    }
    guard end > kind + 1 || kind > index,
      isStrong || tokens[index..<end].contains(where: { $0.isCapitalised || $0.hasNoCase })
    else { return nil }
    let named = index..<end
    let number = takesNumber ? houseNumber(from: end) : nil
    let ownNumber = tokens[kind + 1..<max(end, kind + 1)].contains { $0.digits > 0 }
    let hasNumber = number != nil || ownNumber
    if isLetter, !hasNumber, takesNumber { return nil }
    return StreetHead(
      tokens: named.lowerBound..<(number ?? end),
      strength: isStrong && hasNumber ? .strong : isStrong || hasNumber ? .medium : .weak,
      standsAlone: isStrong && hasNumber && !ownNumber && takesNumber,
      endsWithNumber: hasNumber)
  }

  /// Whether a token after a number still belongs to a name, as in "4 de Fevereiro" and "18 # 63 B".
  func continuesNumber(_ index: Int) -> Bool {
    let token = tokens[index]
    return token.word == "#" || token.digits > 0 || token.letters == 1
      || !token.roles.isDisjoint(with: [.connector, .direction])
  }

  func isNumberInName(_ index: Int, after kind: Int) -> Bool {
    let token = tokens[index]
    if token.word == "#" { return true }
    guard token.digits > 0, token.digits <= 4 else { return false }
    // "Avenida 4 de Fevereiro", "Calle 72 # 10-34"
    return index == kind + 1 || tokens[index - 1].word == "#" || tokens[index - 1].digits > 0
  }

  /// The end of a house number after a street's name, with the marks before it.
  func houseNumber(from index: Int) -> Int? {
    var next = index
    guard next < tokens.count, tokens[next].gap <= .comma else { return nil }
    if tokens[next].roles.contains(.numberMark), tokens[next].digits == 0 { next += 1 }
    guard next < tokens.count, tokens[next].gap <= .comma, isHouse(next),
      tokens[next].digits <= 4 || tokens[next].word.contains(where: { $0 == "-" || $0 == "/" })
    else { return nil }
    // "5970 Town" and "28014 Madrid" are postcodes before a town.
    if tokens[next].digits >= 4, tokens[next].letters == 0, next + 1 < tokens.count,
      tokens[next + 1].gap == .blank, tokens[next + 1].isCapitalised,
      !tokens[next].word.contains("-")
    {
      return nil
    }
    next += 1
    if next < tokens.count, tokens[next].gap == .blank, tokens[next].letters == 1,
      tokens[next].digits == 0, tokens[next - 1].letters == 0, tokens[next].isCapitalised
    {
      next += 1
    }
    return next
  }
}
