/// What an address is made of so far, and what that weighs.
///
/// A street alone, or a number and a town, is found all over texts; only parts that support each other
/// make an address. The weights stand in ``DetectionThresholds``.
struct AddressEvidence {
  private let reader: PieceReader
  private let head: StreetHead
  private let region: String?
  private let followsPlace: Bool

  /// What follows the street, in the order of the text.
  var pieces: [AddressPiece] = []
  /// The place of the postcode among the pieces.
  var postcode: Int?
  /// Whether the postcode stands before its town.
  var isPostcodeLeading = false
  /// The place of the state among the pieces.
  var state: Int?
  var hasCountry = false

  init(_ head: StreetHead, reader: PieceReader, region: String?, followsPlace: Bool) {
    self.head = head
    self.reader = reader
    self.region = region
    self.followsPlace = followsPlace
  }

  /// Whether the state stands right before a place among the pieces.
  func isAfterState(_ index: Int) -> Bool { state != nil && state == index - 1 }

  /// What the street and the pieces found so far weigh together.
  var weight: Int {
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
