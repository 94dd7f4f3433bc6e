internal import Foundation

/// Finds postal addresses, on one line or several.
///
/// The words and numbers of a paragraph are read as typed evidence: house numbers, kinds of street,
/// parts of buildings, postcodes by country, states, towns, countries. From each street the address
/// is followed to its end and accepted if its parts weigh enough together; a street with its number
/// alone is accepted where nothing else is written so. Addresses in Chinese, Japanese and Korean
/// script go from the largest place to the smallest and have a reader of their own.
struct AddressDetector {
  let text: ScannedText
  /// The country whose habits decide doubtful postcodes.
  private let region: String?

  init(text: ScannedText, region: Locale.Region?) {
    self.text = text
    self.region = region?.identifier
  }

  func candidates() -> [Candidate] {
    var found: [Candidate] = []
    for paragraph in AddressParagraphs(text: text).all() {
      if paragraph.isUnspaced {
        found += IdeographicAddressReader(text: text).candidates(in: paragraph.range)
      }
      guard paragraph.mayHoldAddress else { continue }
      if !paragraph.lines.isEmpty, let block = block(in: paragraph) {
        found.append(block)
        continue
      }
      for window in AddressWindows(text: text).windows(in: paragraph.range) {
        found += addresses(in: AddressTokens(text: text).tokens(in: window), paragraph)
      }
    }
    return OverlapSettlement(expected: []).settle(found, textLength: text.count)
  }

  // MARK: In running text

  private func addresses(in tokens: [AddressToken], _ paragraph: AddressParagraph) -> [Candidate] {
    var found: [Candidate] = []
    var start = 0
    while start < tokens.count {
      var end = start + 1
      while end < tokens.count, tokens[end].gap != .hard,
        end - start < DetectionThresholds.longestAddressStretch
      {
        end += 1
      }
      if tokens[start..<end].contains(where: { $0.digits > 0 }) {
        let stretch = AddressStretch(
          reader: PieceReader(text: text, tokens: Array(tokens[start..<end])), region: region)
        found += stretch.addresses().map { candidate($0, stretch, paragraph) }
      }
      start = end
    }
    return found
  }

  private func candidate(
    _ address: AddressStretch.Found, _ stretch: AddressStretch, _ paragraph: AddressParagraph
  ) -> Candidate {
    let tokens = stretch.reader.tokens
    var lower = tokens[address.tokens.lowerBound].range.lowerBound
    let upper = tokens[address.tokens.upperBound - 1].range.upperBound
    if let above = paragraph.namesAbove(lower..<upper, in: text) { lower = above }
    return candidate(lower..<upper, address, stretch)
  }

  private func candidate(
    _ range: Range<Int>, _ address: AddressStretch.Found, _ stretch: AddressStretch
  ) -> Candidate {
    let range = text.withClosingBracket(range)
    let label = Surroundings(text).label(before: range.lowerBound, of: .postalAddress)
    let parts = AddressParts(
      reader: stretch.reader, head: address.street, pieces: address.pieces, region: region)
    return Candidate(
      range: range, details: .postalAddress(parts.address(range, label: label)),
      confidence: address.isStreetOnly
        ? DetectionThresholds.likely : DetectionThresholds.certain)
  }

  // MARK: A paragraph that is nothing but an address

  private func block(in paragraph: AddressParagraph) -> Candidate? {
    guard
      paragraph.lines.allSatisfy({ $0.count <= DetectionThresholds.longestBlockLine })
    else { return nil }
    let tokens = AddressTokens(text: text).tokens(in: paragraph.range)
    let reader = PieceReader(text: text, tokens: tokens)
    guard let block = AddressBlock(reader: reader, paragraph: paragraph).found(region: region)
    else { return nil }
    let lower = tokens[0].range.lowerBound
    var upper = tokens[tokens.count - 1].range.upperBound
    if tokens[tokens.count - 1].hasDot, tokens[tokens.count - 1].word.count <= 5,
      text[lower..<upper].contains(.ascii("."))
    {
      upper += 1
    }
    return candidate(lower..<upper, block, AddressStretch(reader: reader, region: region))
  }
}
