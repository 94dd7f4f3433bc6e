internal import Foundation

/// Puts the parts of an address together from its street and the pieces after it.
struct AddressParts {
  let reader: PieceReader
  let head: Range<Int>
  let pieces: [AddressPiece]
  let region: String?

  /// The address with its parts.
  ///
  /// - Parameters:
  ///   - range: the place of the whole address.
  ///   - label: the word that introduces it.
  /// - Returns: the address, with `nil` for what it doesn't hold.
  func address(_ range: Range<Int>, label: String?)
    -> DataDetector.Match.SemanticDetails.PostalAddress
  {
    .init(
      fullAddress: reader.text.string(range),
      street: head.isEmpty ? nil : printed(head),
      city: city.map(printed),
      state: state.map { printed($0.tokens) },
      postalCode: postcode.map { printed($0.tokens) },
      region: country.map { printed($0.tokens) },
      regionCode: regionCode.map { Locale.Region($0) },
      label: label)
  }

  private var postcode: AddressPiece? {
    pieces.last { if case .postcode = $0.kind { true } else { false } }
  }

  private var state: AddressPiece? {
    pieces.last { if case .state = $0.kind { true } else { false } }
  }

  private var country: AddressPiece? {
    pieces.last { if case .country = $0.kind { true } else { false } }
  }

  /// The words in the part of the postcode, else those before the state, postcode or country.
  private var city: Range<Int>? {
    let words = pieces.indices.filter { if case .words = pieces[$0].kind { true } else { false } }
    let postcodeIndex = pieces.lastIndex { if case .postcode = $0.kind { true } else { false } }
    let stateIndex = pieces.lastIndex { if case .state = $0.kind { true } else { false } }
    if let postcodeIndex {
      if words.contains(postcodeIndex + 1),
        !reader.tokens[pieces[postcodeIndex + 1].tokens.lowerBound].beginsCell
          || !words.contains(where: { $0 < postcodeIndex })
      {
        return pieces[postcodeIndex + 1].tokens
      }
      let limit = min(postcodeIndex, stateIndex ?? postcodeIndex)
      return words.last { $0 < limit }.map { pieces[$0].tokens }
        ?? earlierState(before: postcodeIndex)
    }
    let limit = stateIndex ?? pieces.count
    return words.last { $0 < limit }.map { pieces[$0].tokens }
  }

  /// A state's name before another state is a town's, as in "New York, NY".
  private func earlierState(before index: Int) -> Range<Int>? {
    let states = pieces.indices.filter {
      if $0 < index, case .state = pieces[$0].kind { true } else { false }
    }
    return states.count > 1 ? pieces[states[0]].tokens : nil
  }

  private var regionCode: String? {
    if case .country(let code) = country?.kind { return code }
    var possible: [String]?
    if case .postcode(let meaning) = postcode?.kind { possible = meaning.countries }
    if case .state(let meaning) = state?.kind, possible?.contains(meaning.country) ?? true {
      return meaning.country
    }
    if let region, possible?.contains(region) ?? true { return region }
    if let city, let country = reader.country(ofTown: city), possible?.contains(country) ?? true {
      return country
    }
    guard let possible, case .postcode(let meaning) = postcode?.kind else { return nil }
    if possible.count == 1 { return possible.first }
    let likely = meaning.strength > .plain ? possible.filter(Self.likely.contains) : []
    return likely.count == 1 ? likely.first : nil
  }

  /// Countries that a shape of postcode means where small neighbours use the same.
  private static let likely: Set<String> = ["GB", "CA", "NL", "PL", "PT", "BR", "JP", "US", "IE"]

  private func printed(_ tokens: Range<Int>) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    let lower = reader.tokens[first].range.lowerBound
    let upper = reader.tokens[last].range.upperBound
    let text = reader.text.string(lower..<upper)
    return text.split(whereSeparator: \.isNewline).joined(separator: ", ")
  }
}
