extension StreetReader {
  /// What may follow a house number as a word of its own.
  private static let numberEndings: Set<String> = ["1/2", "bis", "ter", "quater"]

  /// Reads a street whose number comes first, such as "12 Main Street" and "6641 N 2200 W".
  func numbered(at index: Int) -> StreetHead? {
    guard isHouse(index) else { return nil }
    var first = index + 1
    // "3813 1/2", "12 B"
    if first < tokens.count, tokens[first].gap == .blank,
      Self.numberEndings.contains(tokens[first].word)
    {
      first += 1
    }
    if first < tokens.count, isHouse(first), tokens[first].letters > 0, !tokens[first].isOrdinal,
      tokens[index].letters > 0
    {
      first += 1
    }
    guard first < tokens.count, tokens[first].gap < .line,
      tokens[first].gap != .comma || tokens[first].roles.contains(.leading)
        || tokens[first].isOrdinal || first + 1 < tokens.count && tokens[first].isCapitalised
    else { return nil }
    let afterComma = tokens[first].gap == .comma
    if let grid = grid(at: index) { return grid }
    if let street = leading(at: first, takesNumber: false) {
      return StreetHead(
        tokens: index..<street.tokens.upperBound,
        strength: tokens[first].roles.contains(.leading) || tokens[first].isOrdinal
          ? .strong : .medium,
        beginsWithNumber: true)
    }
    if let english = english(number: index, from: first, afterComma: afterComma) { return english }
    guard !afterComma,
      tokens[first].isCapitalised
        || tokens[first].roles.contains(.direction) && first + 1 < tokens.count
          && tokens[first + 1].isCapitalised
    else { return nil }
    if StreetWords.isCompound(tokens[first].word) {
      return StreetHead(
        tokens: index..<first + 1, strength: .strong, beginsWithNumber: true)
    }
    return StreetHead(
      tokens: index..<first + 1, strength: .medium, beginsWithNumber: true, isOpen: true)
  }

  func grid(at index: Int) -> StreetHead? {
    guard index + 3 < tokens.count,
      tokens[index + 1].roles.contains(.direction), tokens[index + 1].gap == .blank,
      tokens[index + 2].digits > 1, tokens[index + 2].letters == 0, tokens[index + 2].gap == .blank,
      tokens[index + 3].roles.contains(.direction), tokens[index + 3].gap == .blank
    else { return nil }
    return StreetHead(tokens: index..<index + 4, strength: .strong, beginsWithNumber: true)
  }

  /// The words up to the kind of street, and points of the compass or numbers after it.
  func english(number: Int, from first: Int, afterComma: Bool) -> StreetHead? {
    var weak: Int?
    var index = first
    var hasLowercase = false
    while index < tokens.count, index < first + DetectionThresholds.mostStreetWords,
      index == first || tokens[index].gap == .blank || tokens[index].gap == .dash
    {
      let token = tokens[index]
      let roles = token.roles
      let isKind = index > first || token.isOrdinal || roles.contains(.numberedRoad)
      if roles.contains(.suffix), index > first {
        return suffixed(number: number, kind: index, hasLowercase: hasLowercase, isWeak: false)
      }
      if isKind, roles.contains(.numberedRoad), let end = roadNumber(after: index) {
        return StreetHead(
          tokens: number..<directions(from: end), strength: .strong, beginsWithNumber: true)
      }
      if index > first, tokens[index - 1].isOrdinal, roles.contains(.leading) {
        return suffixed(number: number, kind: index, hasLowercase: hasLowercase, isWeak: false)
      }
      if weak == nil, index > first, roles.contains(.weakSuffix),
        token.isCapitalised || index + 1 == tokens.count || tokens[index + 1].beginsCell
      {
        weak = index
      }
      let isPlain = token.isName || roles.contains(.direction) || token.digits > 0
      if !isPlain {
        guard token.letters > 0 else { break }
        if weak != index { hasLowercase = true }
      }
      index += 1
    }
    guard let weak, !afterComma || tokens[number].letters > 0 else { return nil }
    return suffixed(number: number, kind: weak, hasLowercase: hasLowercase, isWeak: true)
  }

  func suffixed(number: Int, kind: Int, hasLowercase: Bool, isWeak: Bool) -> StreetHead? {
    // In running text uncapitalised words are no names, whatever stands at their end.
    if hasLowercase, tokens[kind].isCapitalised || isWeak { return nil }
    guard tokens[number + 1..<kind].contains(where: { $0.letters > 0 || $0.digits > 0 }) else {
      return nil
    }
    var end = kind + 1
    if tokens[kind].roles.contains(.numberedRoad), let further = roadNumber(after: kind) {
      end = further
    }
    return StreetHead(
      tokens: number..<directions(from: end), strength: isWeak ? .medium : .strong,
      standsAlone: !isWeak && !hasLowercase && tokens[kind].isCapitalised, beginsWithNumber: true)
  }

  /// The end of the number or letter that names a road, such as "43" in "County Road 43".
  func roadNumber(after index: Int) -> Int? {
    let next = index + 1
    guard next < tokens.count, tokens[next].gap == .blank else { return nil }
    let token = tokens[next]
    if token.letters <= 1, (1...4).contains(token.digits) { return next + 1 }
    if token.digits == 0, token.letters <= 2, token.isCapitalised,
      !token.roles.contains(.direction),
      StateNames.country(ofCode: token.word) == nil, next + 1 < tokens.count,
      tokens[next + 1].beginsCell
    {
      return next + 1
    }
    return nil
  }

  func directions(from index: Int) -> Int {
    guard index < tokens.count, tokens[index].gap == .blank,
      tokens[index].roles.contains(.direction),
      tokens[index].isCapitalised
        || tokens[index].letters <= 2
    else { return index }
    return index + 1
  }
}
