/// Follows an address from its street to its end, and weighs what it finds.
///
/// After the street come parts of buildings, districts and the town; the postcode stands before the
/// town or after it, with or without a state; the country is last. The walk goes on while tokens fit,
/// and the address ends at the last place that is an end by these orders.
struct AddressWalk {
  private let reader: PieceReader
  private let head: StreetHead
  private let region: String?
  private let followsPlace: Bool
  /// Whether the text is written without capitals, so that they tell nothing.
  private let isLowercase: Bool

  private(set) var pieces: [AddressPiece] = []
  /// How many of the pieces belong to the address found.
  private(set) var kept = 0
  /// Whether an address was found.
  private(set) var isAddress = false

  private var postcode: Int?
  private var isPostcodeLeading = false
  private var state: Int?
  private var hasCountry = false
  private var numbers = 0
  private var parts = 0
  /// Words since the postcode, its town aside, that only a country after them can explain.
  private var tentativeParts = 0

  /// Follows an address from a street.
  ///
  /// - Parameters:
  ///   - head: the street.
  ///   - reader: what tells the tokens after it.
  ///   - region: the country whose postcodes weigh more.
  ///   - follows: whether a postcode and a town stand before the street.
  init(_ head: StreetHead, reader: PieceReader, region: String?, follows: Bool = false) {
    followsPlace = follows
    self.head = head
    self.reader = reader
    self.region = region
    let names = head.tokens.filter {
      reader.tokens[$0].letters > 1 && reader.tokens[$0].digits == 0
    }
    isLowercase = !names.isEmpty && !names.contains { reader.tokens[$0].isCapitalised }
    if head.standsAlone || weight >= DetectionThresholds.addressWeight { isAddress = true }
    walk()
  }

  /// The tokens of the address found.
  var tokens: Range<Int> {
    head.tokens
      .lowerBound..<max(head.tokens.upperBound, pieces.prefix(kept).last?.tokens.upperBound ?? 0)
  }

  private mutating func walk() {
    var index = head.tokens.upperBound
    let last = min(reader.tokens.count, index + DetectionThresholds.mostAddressWords)
    while index < last {
      if reader.tokens[index].beginsCell {
        parts += 1
        if parts > DetectionThresholds.mostAddressParts { return }
      }
      guard !hasCountry, let piece = piece(at: index), add(piece) else { return }
      index = piece.tokens.upperBound
    }
  }

  private func piece(at index: Int) -> AddressPiece? {
    if let country = reader.country(at: index) { return country }
    if let postcode = reader.postcode(at: index) { return postcode }
    if let state = reader.state(at: index, isLowercase: isLowercase) { return state }
    if postcode == nil, let unit = reader.unit(at: index) ?? cell(at: index) { return unit }
    let token = reader.tokens[index]
    if token.digits > 0, token.digits <= 4, token.letters <= 2, !token.isOrdinal {
      return AddressPiece(kind: .number, tokens: index..<index + 1)
    }
    guard token.isName || isLowercase && token.letters > 0 || token.roles.contains(.direction)
    else { return nil }
    var end = index + 1
    while end < reader.tokens.count, reader.tokens[end].gap == .blank,
      reader.tokens[end].digits == 0, reader.tokens[end].word != "#",
      reader.tokens[end].isName || isLowercase,
      end < index + 2 * DetectionThresholds.mostTownWords,
      reader.state(at: end, isLowercase: isLowercase) == nil, reader.country(at: end) == nil,
      reader.unit(at: end) == nil
    {
      end += 1
    }
    if postcode != nil, isDistrict(end) { end += 1 }
    return AddressPiece(kind: .words, tokens: index..<end)
  }

  /// Whether a token numbers a part of the town before it, as in "Praha 1".
  private func isDistrict(_ index: Int) -> Bool {
    guard index < reader.tokens.count, reader.tokens[index].gap == .blank else { return false }
    let token = reader.tokens[index]
    return (1...2).contains(token.digits) && token.letters <= 1
      && reader.endsCell(before: index + 1)
  }

  /// A few short words with a number between commas, right after the street.
  ///
  /// They are a part of the building in whatever language, as in "2.º Dto." and "3. tv.".
  private func cell(at index: Int) -> AddressPiece? {
    let tokens = reader.tokens
    guard head.hasNumber, pieces.allSatisfy({ if case .unit = $0.kind { true } else { false } }),
      tokens[index].gap == .comma
    else { return nil }
    var end = index
    var digits = 0
    while end < tokens.count, end == index || !tokens[end].beginsCell {
      guard end - index < Self.mostCellTokens, tokens[end].digits <= 3,
        tokens[end].letters <= Self.longestCellWord
      else { return nil }
      digits += tokens[end].digits
      end += 1
    }
    guard digits > 0, end < tokens.count, tokens[end].gap == .comma else { return nil }
    return AddressPiece(kind: .unit, tokens: index..<end)
  }

  private static let mostCellTokens = DetectionThresholds.mostBuildingTokens
  private static let longestCellWord = DetectionThresholds.longestBuildingWord

  /// Takes a piece in, or answers that none may follow.
  private mutating func add(_ piece: AddressPiece) -> Bool {
    let begins = reader.tokens[piece.tokens.lowerBound].beginsCell
    switch piece.kind {
    case .postcode(let meaning):
      if let earlier = postcode {
        // A plain number before was no postcode if a better one comes.
        guard case .postcode(let old) = pieces[earlier].kind, old.strength == .plain,
          meaning.strength > .plain || isAfterState(pieces.count),
          state.map({ $0 > earlier }) ?? true
        else { return false }
      }
      if let state, isAfterState(pieces.count), case .state(let place) = pieces[state].kind,
        !meaning.countries.contains(place.country)
      {
        return false
      }
      isPostcodeLeading = begins || endsStreetBefore(pieces.count)
      if isAfterState(pieces.count) { isPostcodeLeading = false }
      postcode = pieces.count
      tentativeParts = 0
      pieces.append(piece)
      close()
    case .state:
      if let state, let postcode, state < postcode { return false }
      state = pieces.count
      pieces.append(piece)
      close()
    case .country:
      hasCountry = true
      pieces.append(piece)
      close()
    case .unit:
      pieces.append(piece)
      if head.standsAlone, pieces.count == kept + 1 { kept = pieces.count }
    case .number:
      numbers += 1
      guard postcode == nil, numbers <= 2 else { return false }
      pieces.append(piece)
    case .words:
      // "Beyoğlu 34433 İstanbul": a district before the postcode and the town after it.
      let isTown =
        postcode == pieces.count - 1 && postcode != nil && !begins
        && (isPostcodeLeading || state == nil && reader.isKnownTown(piece.tokens))
      if postcode != nil, !isTown {
        // After a state and a postcode nothing but a country stands.
        guard begins, state.map({ $0 > (postcode ?? 0) }) ?? true else { return false }
        tentativeParts += 1
        guard tentativeParts <= 3 else { return false }
      }
      pieces.append(piece)
      if isTown,
        piece.tokens.count <= DetectionThresholds.mostTownWords
          || reader.isKnownTown(piece.tokens)
      {
        close()
      } else if reader.isKnownTown(piece.tokens) {
        close()
      }
    }
    return true
  }

  private func isAfterState(_ index: Int) -> Bool { state != nil && state == index - 1 }

  private func endsStreetBefore(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    switch pieces[index - 1].kind {
    case .unit, .number: return true
    default: return false
    }
  }

  /// Notes that the address may end here, if what was found weighs enough.
  private mutating func close() {
    guard weight >= DetectionThresholds.addressWeight else { return }
    isAddress = true
    kept = pieces.count
  }

  /// What the street and the pieces found so far weigh together.
  private var weight: Int {
    typealias Weights = DetectionThresholds
    var weight =
      switch head.strength {
      case .strong: Weights.strongStreetWeight
      case .medium: Weights.mediumStreetWeight
      case .weak: head.tokens.isEmpty ? 0 : Weights.weakStreetWeight
      }
    if followsPlace { weight += Weights.plainPostcodeWeight + Weights.neighbourWeight }
    if let postcode, case .postcode(let meaning) = pieces[postcode].kind {
      switch meaning.strength {
      case .distinct: weight += Weights.distinctPostcodeWeight
      case .grouped: weight += Weights.groupedPostcodeWeight
      case .plain: weight += Weights.plainPostcodeWeight
      }
      if isAfterState(postcode) || touchesWords(postcode) { weight += Weights.neighbourWeight }
      if let region, meaning.countries.contains(region),
        meaning.strength > .plain || isPostcodeLeading && touchesWords(postcode)
      {
        weight += Weights.knownRegionWeight
      }
    }
    if let state {
      weight += Weights.stateWeight
      if head.tokens.isEmpty, reader.tokens[pieces[state].tokens.lowerBound].gap == .comma {
        weight += Weights.neighbourWeight
      }
    }
    if hasCountry { weight += Weights.countryWeight }
    if pieces.contains(where: { isWords($0) && reader.isKnownTown($0.tokens) }) {
      weight += Weights.knownTownWeight
    }
    return weight + weightOfLines(beside: weight)
  }

  /// What it weighs that nothing else stands on the lines of what was found so far; only asked
  /// where it may decide.
  private func weightOfLines(beside weight: Int) -> Int {
    typealias Weights = DetectionThresholds
    guard let postcode, weight < Weights.addressWeight, head.hasNumber, !head.tokens.isEmpty,
      let last = pieces.last?.tokens.last
    else { return 0 }
    let tokens = reader.tokens
    let range = tokens[head.tokens.lowerBound].range.lowerBound..<tokens[last].range.upperBound
    guard Surroundings(reader.text).standsAlone(range, as: .postalAddress) else { return 0 }
    guard case .postcode(let meaning) = pieces[postcode].kind else { return 0 }
    let first = tokens[pieces[postcode].tokens.lowerBound]
    // Four digits may as well be a year or a count.
    let isLong = first.digits > 4 || meaning.strength > .plain
    guard isLong || pieces.contains(where: { isWords($0) && reader.isKnownTown($0.tokens) }) else {
      return 0
    }
    return Weights.ownLinesWeight + (isLong && first.gap == .line ? Weights.leadingLineWeight : 0)
  }

  private func isWords(_ piece: AddressPiece) -> Bool {
    if case .words = piece.kind { return true }
    return false
  }

  /// Whether words stand beside a piece in its part.
  private func touchesWords(_ index: Int) -> Bool {
    let piece = pieces[index]
    if index > 0, isWords(pieces[index - 1]),
      reader.tokens[piece.tokens.lowerBound].gap <= .dash
    {
      return true
    }
    return index + 1 < pieces.count && isWords(pieces[index + 1])
      && !reader.tokens[pieces[index + 1].tokens.lowerBound].beginsCell
  }
}
