/// Tells what the tokens of a stretch may be in an address.
struct PieceReader {
  let text: ScannedText
  let tokens: [AddressToken]
  let postcodes: PlaceMemory<AddressPiece?>
  let states: PlaceMemory<AddressPiece?>
  let statesInLowercase: PlaceMemory<AddressPiece?>
  let countries: PlaceMemory<AddressPiece?>

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

  /// The first token at or after an offset; `nil` when the offset cuts a token.
  func index(after offset: Int, from index: Int) -> Int? {
    var next = index
    while next < tokens.count, tokens[next].range.lowerBound < offset {
      guard tokens[next].range.upperBound <= offset else { return nil }
      next += 1
    }
    return next > index ? next : nil
  }

  func printed(_ index: Int) -> String { text.string(tokens[index].range) }

  func isUppercase(_ token: AddressToken) -> Bool {
    text[token.range].allSatisfy { !$0.isLowercase }
  }
}
