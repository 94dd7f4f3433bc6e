/// A stretch of tokens that an address may run over, and the addresses in it.
struct AddressStretch {
  /// An address by its tokens.
  struct Found {
    var tokens: Range<Int>
    /// The street, empty when there is none.
    var street: Range<Int>
    var pieces: [AddressPiece]
    /// Whether nothing but a street was found.
    var isStreetOnly: Bool { pieces.isEmpty }
  }

  let reader: PieceReader
  let region: String?
  /// The addresses that begin with the streets at tokens, which other streets ask for before.
  private let following: PlaceMemory<Found?>
  /// Whether a postcode, state, country or known town begins at a token.
  private let anchors: PlaceMemory<Bool>

  init(reader: PieceReader, region: String?) {
    self.reader = reader
    self.region = region
    following = PlaceMemory(count: reader.tokens.count)
    anchors = PlaceMemory(count: reader.tokens.count)
  }

  private var tokens: [AddressToken] { reader.tokens }

  /// The addresses by place, apart from each other.
  func addresses() -> [Found] {
    let streets = StreetReader(tokens: tokens)
    var found: [Found] = []
    var index = 0
    var free = 0
    while index < tokens.count {
      if let head = streets.head(at: index), !isOvertaken(head, streets),
        let address = address(at: index, streets)
      {
        var address = address
        let units = unitsBefore(address.tokens.lowerBound, notBefore: free)
        address.tokens = placeBefore(units, notBefore: free)..<address.tokens.upperBound
        found.append(address)
        index = address.tokens.upperBound
        free = index
      } else if let head = town(before: index, notBefore: free), let address = address(from: head) {
        found.append(address)
        index = max(index + 1, address.tokens.upperBound)
        free = index
      } else {
        index += 1
      }
    }
    return found
  }

  /// The address that begins with the street at a token, or `nil`.
  private func address(at index: Int, _ streets: StreetReader) -> Found? {
    following.value(at: index) { streets.head(at: index).flatMap(address) }
  }

  private func address(from head: StreetHead) -> Found? {
    let follows = placeBefore(head.tokens.lowerBound, notBefore: 0) < head.tokens.lowerBound
    guard head.standsAlone || follows || hasAnchor(after: head) else { return nil }
    let walk = AddressWalk(head, reader: reader, region: region, follows: follows)
    guard walk.isAddress else { return nil }
    return Found(
      tokens: walk.tokens, street: head.tokens, pieces: Array(walk.pieces.prefix(walk.kept)))
  }

  /// Whether what follows a street may make an address of it, which settles most numbers and words
  /// without a walk.
  private func hasAnchor(after head: StreetHead) -> Bool {
    let first = head.tokens.upperBound
    let last = min(tokens.count, first + DetectionThresholds.mostAddressWords)
    return (first..<max(first, last)).contains { index in
      anchors.value(at: index) {
        reader.postcode(at: index) != nil || reader.country(at: index) != nil
          || reader.state(at: index, isLowercase: false) != nil
          || reader.state(at: index, isLowercase: true) != nil
          || CityNames.longest(in: reader.text, at: tokens[index].range.lowerBound) != nil
      }
    }
  }

  /// Whether a street with a number follows a name that only looks like a street.
  private func isOvertaken(_ head: StreetHead, _ streets: StreetReader) -> Bool {
    guard !head.beginsWithNumber, head.strength < .strong else { return false }
    let last = min(tokens.count, head.tokens.upperBound + DetectionThresholds.mostStreetWords)
    let first = head.isUnit ? head.tokens.upperBound : head.tokens.lowerBound + 1
    return (first..<max(first, last)).contains { index in
      if head.isUnit, let other = streets.head(at: index), !other.isUnit,
        address(at: index, streets) != nil
      {
        return true
      }
      guard tokens[index].digits > 0, reader.postcode(at: index) == nil || tokens[index].digits < 4,
        let other = streets.head(at: index)
      else { return false }
      return other.beginsWithNumber && other.strength == .strong
    }
  }

  /// A town before a state with a postcode, or before a postcode that nothing else looks like.
  private func town(before index: Int, notBefore first: Int) -> StreetHead? {
    var isPlace = false
    let last = min(tokens.count, index + DetectionThresholds.mostTownWords + 1)
    guard tokens[index..<last].contains(where: { $0.digits > 0 }) else { return nil }
    if let state = reader.state(at: index, isLowercase: false),
      state.tokens.upperBound < tokens.count,
      reader.postcode(at: state.tokens.upperBound) != nil
    {
      isPlace = true
    } else if case .postcode(let meaning) = reader.postcode(at: index)?.kind,
      meaning.strength == .distinct
    {
      isPlace = true
    }
    guard isPlace else { return nil }
    var start = index
    while start > first, start > index - DetectionThresholds.mostTownWords,
      tokens[start - 1].isName, tokens[start - 1].digits == 0,
      start == index || !tokens[start].beginsCell, tokens[start].gap != .hard
    {
      start -= 1
    }
    while start < index, !tokens[start].isCapitalised { start += 1 }
    guard start < index || tokens[index].gap != .hard else { return nil }
    return StreetHead(tokens: start..<start, strength: .weak)
  }

  /// Where a postcode and a town that stand before a street begin, else the street's own start.
  private func placeBefore(_ start: Int, notBefore first: Int) -> Int {
    guard start > first, tokens[start].gap == .comma || tokens[start].gap == .line else {
      return start
    }
    var index = start
    while index > first, index > start - DetectionThresholds.mostWordsBeforeStreet {
      index -= 1
      let token = tokens[index]
      if token.digits >= 4, reader.postcode(at: index) != nil {
        return start - index > 1 || token.digits > 4 ? index : start
      }
      guard token.isName || token.hasDot && token.letters <= 4, token.digits == 0,
        tokens[index].gap != .hard
      else { return start }
    }
    return start
  }

  /// Where parts of a building that stand before a street begin, else the street's own start.
  private func unitsBefore(_ start: Int, notBefore first: Int) -> Int {
    var begin = start
    var index = start
    while index > first, index > start - DetectionThresholds.mostWordsBeforeStreet,
      tokens[index].gap != .hard
    {
      index -= 1
      let token = tokens[index]
      let next = index + 1
      if token.roles.contains(.leadingUnit), next < start, tokens[next].gap == .blank,
        tokens[next].digits > 0 || tokens[next].word == "#"
          || tokens[next].roles.contains(.numberMark)
      {
        begin = index
      } else if token.roles.contains(.leadingUnit), next == start, token.word.count <= 2 {
        begin = index
      } else if token.isOrdinal, next < start, tokens[next].roles.contains(.unit) {
        begin = index
      } else if !token.isName && token.digits == 0 && token.word != "#" {
        break
      }
    }
    return begin
  }
}
