/// A paragraph of a few short lines that is nothing but an address with its country.
///
/// The country has the last line, or ends it after a comma; some countries write it first. The lines
/// above may be a name, a street, a district, a postcode and a town, known or not.
struct AddressBlock {
  let reader: PieceReader
  let paragraph: AddressParagraph

  private var tokens: [AddressToken] { reader.tokens }

  /// The address, or `nil` when the paragraph holds anything else.
  func found(region: String?) -> AddressStretch.Found? {
    guard paragraph.lines.count > 1, tokens.count > 2,
      !tokens.dropFirst().contains(where: { $0.gap == .hard }), !readsAsText
    else { return nil }
    let lines = lineStarts()
    guard let last = lines.last, let first = lines.first, lines.count > 1 else { return nil }
    let ending = country(in: last..<tokens.count)
    let opening = ending == nil ? country(in: first..<lines[1]) : nil
    guard let country = ending ?? opening else { return nil }
    let evidence = evidence(lines, isReversed: opening != nil)
    guard evidence >= 1 + (opening == nil ? 0 : 1) else { return nil }
    var address = inner(region: region)
    address.tokens = 0..<tokens.count
    if !address.pieces.contains(where: { if case .country = $0.kind { true } else { false } }) {
      address.pieces.append(country)
    }
    return address
  }

  /// Whether uncapitalised words prevail, as in sentences.
  private var readsAsText: Bool {
    let words = tokens.filter { $0.letters > 1 && $0.digits == 0 }
    return words.count { !$0.isName } * 2 > words.count
  }

  private func lineStarts() -> [Int] {
    tokens.indices.filter { $0 == 0 || tokens[$0].gap == .line }
  }

  private func country(in line: Range<Int>) -> AddressPiece? {
    for index in line
    where index == line.lowerBound || tokens[index].gap > .blank
      || tokens[index - 1].digits > 0
    {
      if let country = reader.country(at: index), country.tokens.upperBound == line.upperBound {
        return country
      }
    }
    return nil
  }

  /// How many lines show by themselves that the paragraph is an address.
  private func evidence(_ lines: [Int], isReversed: Bool) -> Int {
    let streets = StreetReader(tokens: tokens)
    var count = 0
    for (number, start) in lines.enumerated() {
      let end = number + 1 < lines.count ? lines[number + 1] : tokens.count
      let line = start..<end
      if number == (isReversed ? 0 : lines.count - 1) {
        // "Singapore 546080", "860000 China": more than the country's name
        count += line.contains { tokens[$0].digits >= 3 } ? (isReversed ? 2 : 1) : 0
      } else if line.contains(where: { reader.postcode(at: $0) != nil })
        || line.contains(where: { (streets.head(at: $0)?.strength ?? .weak) > .weak })
        || reader.isKnownTown(line)
        || line.contains(where: { tokens[$0].digits > 0 }) && lines.count > 2
      {
        count += 1
      }
    }
    return count
  }

  /// The parts in the lines, as far as they can be told.
  private func inner(region: String?) -> AddressStretch.Found {
    let found = AddressStretch(reader: reader, region: region).addresses()
    if let best = found.max(by: { $0.tokens.count < $1.tokens.count }) { return best }
    let streets = StreetReader(tokens: tokens)
    let heads = tokens.indices.compactMap { streets.head(at: $0) }
    guard let head = heads.max(by: { $0.strength < $1.strength }) else {
      return .init(tokens: 0..<tokens.count, street: 0..<0, pieces: [])
    }
    return .init(tokens: 0..<tokens.count, street: head.tokens, pieces: [])
  }
}
