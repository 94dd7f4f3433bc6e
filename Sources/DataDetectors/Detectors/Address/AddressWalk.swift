/// Follows an address from its street to its end, and weighs what it finds.
///
/// After the street come parts of buildings, districts and the town; the postcode stands before the
/// town or after it, with or without a state; the country is last. The walk goes on while tokens fit,
/// and the address ends at the last place that is an end by these orders.
struct AddressWalk {
  private let reader: PieceReader
  private let head: StreetHead
  /// Whether the text is written without capitals, so that they tell nothing.
  private let isLowercase: Bool

  private var evidence: AddressEvidence
  /// How many of the pieces belong to the address found.
  private(set) var kept = 0
  /// Whether an address was found.
  private(set) var isAddress = false

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
    self.head = head
    self.reader = reader
    evidence = AddressEvidence(head, reader: reader, region: region, followsPlace: follows)
    let names = head.tokens.filter {
      reader.tokens[$0].letters > 1 && reader.tokens[$0].digits == 0
    }
    isLowercase = !names.isEmpty && !names.contains { reader.tokens[$0].isCapitalised }
    if head.standsAlone || evidence.weight >= DetectionThresholds.addressWeight { isAddress = true }
    walk()
  }

  /// What was found after the street.
  var pieces: [AddressPiece] { evidence.pieces }

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
      guard !evidence.hasCountry, let piece = piece(at: index), add(piece) else { return }
      index = piece.tokens.upperBound
    }
  }

  private func piece(at index: Int) -> AddressPiece? {
    if let country = reader.country(at: index) { return country }
    if let postcode = reader.postcode(at: index) { return postcode }
    if let state = reader.state(at: index, isLowercase: isLowercase) { return state }
    if evidence.postcode == nil, let unit = reader.unit(at: index) ?? shortCell(at: index) {
      return unit
    }
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
    if evidence.postcode != nil, isDistrict(end) { end += 1 }
    return AddressPiece(kind: .words, tokens: index..<end)
  }

  /// Whether a token numbers a part of the town before it, as in "Praha 1".
  private func isDistrict(_ index: Int) -> Bool {
    guard index < reader.tokens.count, reader.tokens[index].gap == .blank else { return false }
    let token = reader.tokens[index]
    return (1...2).contains(token.digits) && token.letters <= 1
      && reader.endsCell(before: index + 1)
  }

  /// A short part of the building between commas, right after the street.
  private func shortCell(at index: Int) -> AddressPiece? {
    guard head.hasNumber, pieces.allSatisfy({ if case .unit = $0.kind { true } else { false } })
    else { return nil }
    return reader.shortCell(at: index)
  }

  /// Takes a piece in, or answers that none may follow.
  private mutating func add(_ piece: AddressPiece) -> Bool {
    let begins = reader.tokens[piece.tokens.lowerBound].beginsCell
    switch piece.kind {
    case .postcode(let meaning):
      if let earlier = evidence.postcode {
        // A plain number before was no postcode if a better one comes.
        guard case .postcode(let old) = pieces[earlier].kind, old.strength == .plain,
          meaning.strength > .plain || evidence.isAfterState(pieces.count),
          evidence.state.map({ $0 > earlier }) ?? true
        else { return false }
      }
      if let state = evidence.state, evidence.isAfterState(pieces.count),
        case .state(let place) = pieces[state].kind,
        !meaning.countries.contains(place.country)
      {
        return false
      }
      evidence.isPostcodeLeading = begins || endsStreetBefore(pieces.count)
      if evidence.isAfterState(pieces.count) { evidence.isPostcodeLeading = false }
      evidence.postcode = pieces.count
      tentativeParts = 0
      evidence.pieces.append(piece)
      close()
    case .state:
      if let state = evidence.state, let postcode = evidence.postcode, state < postcode {
        return false
      }
      evidence.state = pieces.count
      evidence.pieces.append(piece)
      close()
    case .country:
      evidence.hasCountry = true
      evidence.pieces.append(piece)
      close()
    case .unit:
      evidence.pieces.append(piece)
      if head.standsAlone, pieces.count == kept + 1 { kept = pieces.count }
    case .number:
      numbers += 1
      guard evidence.postcode == nil, numbers <= 2 else { return false }
      evidence.pieces.append(piece)
    case .words:
      // "Beyoğlu 34433 İstanbul": a district before the postcode and the town after it.
      let isTown =
        evidence.postcode == pieces.count - 1 && !begins
        && (evidence.isPostcodeLeading || evidence.state == nil && reader.isKnownTown(piece.tokens))
      if let postcode = evidence.postcode, !isTown {
        // After a state and a postcode nothing but a country stands.
        guard begins, evidence.state.map({ $0 > postcode }) ?? true else { return false }
        tentativeParts += 1
        guard tentativeParts <= 3 else { return false }
      }
      evidence.pieces.append(piece)
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

  private func endsStreetBefore(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    switch pieces[index - 1].kind {
    case .unit, .number: return true
    default: return false
    }
  }

  /// Notes that the address may end here, if what was found weighs enough.
  private mutating func close() {
    guard evidence.weight >= DetectionThresholds.addressWeight else { return }
    isAddress = true
    kept = pieces.count
  }
}
