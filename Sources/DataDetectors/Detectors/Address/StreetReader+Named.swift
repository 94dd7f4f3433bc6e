extension StreetReader {
  /// Things that have numbers as streets have.
  private static let numberedThings: Set<String> = [
    "figure", "fig", "table", "page", "room", "chapter", "section", "item", "version", "part",
    "step", "day", "week", "order", "invoice", "line", "row", "size", "model", "team", "group",
    "class", "grade", "bus", "train", "gate", "total", "abbildung", "tabelle", "seite", "kapitel",
  ]

  /// Reads a street whose name comes first, such as "Rosenthaler Straße 1" and "Stocks Ln".
  func named(at index: Int) -> StreetHead? {
    guard tokens[index].isCapitalised || tokens[index].hasNoCase || tokens[index].isOrdinal,
      tokens[index].letters > 0,
      index == 0 || tokens[index].beginsCell || !tokens[index - 1].isName
        || tokens[index - 1].digits > 0
    else { return nil }
    var end = index
    var kind: (index: Int, isEnglish: Bool, isDoubtful: Bool)?
    while end < tokens.count, end < index + DetectionThresholds.mostStreetWords,
      end == index || tokens[end].gap == .blank
    {
      let token = tokens[end]
      let isKindWord = token.roles.contains(.trailing) || token.roles.contains(.suffix)
      guard token.isName || isKindWord && end > index else { break }
      if StreetWords.isCompound(token.word) {
        kind = (end, false, StreetWords.isDoubtfulCompound(token.word))
        break
      }
      if end > index, token.roles.contains(.trailing) {
        kind = (end, false, token.letters <= 3)
        break
      }
      if end > index, token.roles.contains(.suffix), token.isCapitalised, kind == nil {
        kind = (end, true, false)
        break
      }
      if end > index, token.roles.contains(.weakSuffix), token.isCapitalised, kind == nil {
        kind = (end, true, true)
      }
      if token.digits > 0, end > index { break }
      end += 1
    }
    guard let kind else { return nameAndNumber(from: index) }
    if kind.isEnglish, !(index == 0 || tokens[index].beginsCell) { return nil }
    var last = directions(from: kind.index + 1)
    if kind.isEnglish, tokens[kind.index].roles.contains(.numberedRoad),
      let further = roadNumber(after: kind.index)
    {
      last = further
    }
    let number = houseNumber(from: last)
    if kind.isEnglish {
      return StreetHead(
        tokens: index..<(number ?? last), strength: kind.isDoubtful ? .weak : .medium,
        endsWithNumber: number != nil)
    }
    return StreetHead(
      tokens: index..<(number ?? last),
      strength: number == nil
        ? (kind.isDoubtful ? .weak : .medium) : kind.isDoubtful ? .medium : .strong,
      standsAlone: number != nil && !kind.isDoubtful && tokens[kind.index].letters > 4,
      endsWithNumber: number != nil)
  }

  /// A name and a number that have a line or a part between commas to themselves.
  func nameAndNumber(from index: Int) -> StreetHead? {
    guard index == 0 || tokens[index].gap >= .comma else { return nil }
    var end = index
    while end < tokens.count, end < index + DetectionThresholds.mostStreetWords,
      end == index || tokens[end].gap == .blank, tokens[end].isName, tokens[end].digits == 0
    {
      end += 1
    }
    guard end > index, !Self.numberedThings.contains(tokens[end - 1].word), end < tokens.count,
      tokens[end].gap <= .comma, isHouse(end),
      tokens[end].digits <= 4, let last = houseNumber(from: end),
      last == tokens.count || tokens[last].gap >= .comma
    else { return nil }
    return StreetHead(tokens: index..<last, strength: .weak, endsWithNumber: true)
  }
}
