/// Reads streets and boxes at a place in a stretch of tokens.
struct StreetReader {
  let tokens: [AddressToken]
  private let heads: PlaceMemory<StreetHead?>

  init(tokens: [AddressToken]) {
    self.tokens = tokens
    heads = PlaceMemory(count: tokens.count)
  }

  /// The street or box that begins at a token, or `nil` when nothing there looks like one.
  func head(at index: Int) -> StreetHead? {
    heads.value(at: index) { findHead(at: index) }
  }

  private func findHead(at index: Int) -> StreetHead? {
    if let head = box(at: index) ?? numbered(at: index) { return head }
    let heads = [leading(at: index), named(at: index), unit(at: index)].compactMap(\.self)
    return heads.max { $0.strength < $1.strength }
  }

  /// Reads a post office box, such as "PO Box 12" and "Postfach 10 20".
  func box(at index: Int) -> StreetHead? {
    var next = index
    let word = tokens[index].word
    switch word {
    case "po", "gpo", "post", "postal", "caixa", "casella", "boite", "case":
      next += 1
      while next < tokens.count, next < index + 3,
        ["office", "box", "postal", "postale", "bag"].contains(tokens[next].word)
      {
        next += 1
      }
      guard next > index + 1 else { return nil }
    case "p":
      guard next + 2 < tokens.count, tokens[next + 1].word == "o", tokens[next + 2].word == "box"
      else { return nil }
      next += 3
    case "rr", "hc":
      guard next + 2 < tokens.count, tokens[next + 1].digits > 0, tokens[next + 2].word == "box"
      else { return nil }
      next += 3
    default:
      guard tokens[index].roles.contains(.box), word != "cs" else { return nil }
      next += 1
    }
    if next < tokens.count, tokens[next].roles.contains(.numberMark), tokens[next].digits == 0 {
      next += 1
    }
    guard next < tokens.count, tokens[next].digits > 0, tokens[next].gap < .comma else {
      return nil
    }
    next += 1
    while next < tokens.count, next < index + 6, tokens[next].gap == .blank,
      tokens[next].letters == 0, tokens[next].digits <= 3, tokens[next].digits > 0
    {
      next += 1
    }
    return StreetHead(
      tokens: index..<next, strength: .strong, standsAlone: word != "box" && word != "bp",
      beginsWithNumber: true)
  }

  /// Reads a part of a building that stands in place of a street, such as "Plot No 5".
  func unit(at index: Int) -> StreetHead? {
    guard tokens[index].roles.contains(.leadingUnit), tokens[index].letters > 2,
      index == 0 || tokens[index].beginsCell
    else { return nil }
    var next = index + 1
    if next < tokens.count, tokens[next].roles.contains(.numberMark), tokens[next].digits == 0 {
      next += 1
    }
    guard next < tokens.count, tokens[next].gap == .blank, isHouse(next), tokens[next].digits <= 4
    else { return nil }
    return StreetHead(tokens: index..<next + 1, strength: .medium, isUnit: true)
  }

  func isHouse(_ index: Int) -> Bool {
    let token = tokens[index]
    return token.isHouseNumber || token.isGridNumber
  }
}

extension AddressToken {
  /// A house number with points of the compass, such as "N95W18855".
  var isGridNumber: Bool {
    guard digits > 1, letters > 0, letters <= 2, digits <= 9 else { return false }
    return "nsew".contains(word.prefix(1)) && word.allSatisfy { "nsew0123456789".contains($0) }
  }
}
