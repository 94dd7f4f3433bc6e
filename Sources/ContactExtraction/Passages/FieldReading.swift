import DataDetectors
import DocumentModel

/// Reads emails, phone numbers and names out of passages.
struct FieldReading: Sendable {
  let thresholds: ContactThresholds

  /// How a passage came to be read for a kind.
  enum Ground {
    /// A header or a label names the kind.
    case header
    /// The content of its column shows the kind.
    case content
    /// Nothing does; only data that needs no context counts.
    case none
  }

  /// The emails of a passage; text of an email column that is no email is kept as printed.
  ///
  /// Where an email column's cell holds more letters than its email, it is read again as a whole,
  /// since a space may have cut the address; letters that stay over are a doubt.
  func emails(in passage: Passage, ground: Ground) -> [Contact.Field] {
    var found = passage.data(.emailAddress, isExpected: ground != .none)
    var hasLeftover = false
    if ground != .none, !found.isEmpty, passage.hasLetters(beside: found) {
      let again = passage.searched(.emailAddress, isExpected: true)
      if !again.isEmpty, !passage.hasLetters(beside: again) { found = again }
      hasLeftover = passage.hasLetters(beside: found)
    }
    let fields = found.compactMap { datum -> Contact.Field? in
      guard case .emailAddress(let email) = datum.match.details else { return nil }
      var field = field(
        email.emailAddress, normalized: email.emailAddress.withSmallDomain, of: datum)
      if hasLeftover, found.count == 1 {
        field.printed = passage.string.squeezed
        field.doubts.append(.leftoverText)
      }
      return field
    }
    guard fields.isEmpty, ground != .none else { return fields }
    let printed = passage.string.squeezed.trimmingRules
    let letters = printed.filter(\.isLetter).count
    guard printed.isMeant, letters >= thresholds.field.fewestLettersOfDamagedEmail else {
      return []
    }
    var kept = field(printed, of: passage)
    kept.doubts.append(.unrecognizedForm)
    return [kept]
  }

  /// The phone numbers of a passage; text of a phone column with enough digits is kept as printed.
  func phones(in passage: Passage, ground: Ground) -> [Contact.Field] {
    let found = passage.data(.phoneNumber, isExpected: ground != .none)
    let fields = found.compactMap { datum -> Contact.Field? in
      guard case .phoneNumber(let phone) = datum.match.details else { return nil }
      return field(
        phone.phoneNumber.squeezed,
        normalized: phone.internationalNumber ?? phone.phoneNumber.explicitNumber, of: datum)
    }
    guard fields.isEmpty, ground != .none else { return fields }
    let printed = passage.string.squeezed.trimmingRules
    let digits = printed.filter(\.isNumber).count
    guard digits >= thresholds.field.fewestPhoneDigits, digits <= thresholds.field.mostPhoneDigits,
      !printed.contains("@")
    else { return [] }
    var kept = field(printed, normalized: nil, of: passage)
    kept.doubts.append(.unrecognizedForm)
    return [kept]
  }

  /// The name in a passage, without numbering, rules, and data that belongs to other fields.
  func name(in passage: Passage) -> Contact.Field? {
    let others =
      passage.data(.emailAddress, isExpected: false) + passage.data(.phoneNumber, isExpected: false)
    let value = NameText.clean(passage.string(without: others.map(\.utf8Range)))
    guard value.contains(where: \.isLetter), value.isMeant else { return nil }
    var name = field(value, of: passage)
    name.printed = passage.string.squeezed
    return name
  }

  // MARK: Making fields

  private func field(
    _ value: String, normalized: String?, of datum: Passage.Datum
  ) -> Contact.Field {
    var result = field(value, normalized: normalized, of: datum.passage)
    result.printed = datum.passage.firstReading ?? datum.printed.squeezed
    result.region = datum.region
    result.confidence = min(result.confidence, datum.match.confidence)
    if datum.match.repair != nil, !result.doubts.contains(.repaired) {
      result.doubts.append(.repaired)
    }
    return result
  }

  private func field(
    _ value: String, normalized: String? = nil, of passage: Passage
  ) -> Contact.Field {
    let text = passage.text
    let confidence = text.confidence
    let lowest = (text.words ?? text.lines).map(\.confidence).min() ?? 1
    let isDoubtful =
      confidence < thresholds.field.lowestCertainConfidence
      || lowest < thresholds.field.lowestCertainWord
    let first = passage.firstReading
    return Contact.Field(
      value: value, normalized: normalized, printed: first ?? passage.string.squeezed,
      region: passage.region, lines: passage.lines, confidence: confidence,
      doubts: (isDoubtful ? [.lowConfidence] : []) + (first == nil ? [] : [.repaired]))
  }
}

extension String {
  /// The text in one line with single spaces.
  var squeezed: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// The text without pieces of drawn rules at its ends.
  var trimmingRules: String {
    var text = self[...]
    while let first = text.first, first.isRule || first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isRule || last.isWhitespace { text.removeLast() }
    return String(text)
  }

  /// Whether the text is more than a word for "nothing".
  var isMeant: Bool { !HeaderWords.blanks.contains(WordFolding.joined(self)) && !isEmpty }

  var withSmallDomain: String {
    guard let at = lastIndex(of: "@") else { return self }
    return self[..<at] + self[at...].lowercased()
  }

  /// The number in international form where it is printed with its country's code.
  fileprivate var explicitNumber: String? {
    guard first == "+" else { return nil }
    let digits = prefix { !$0.isLetter && $0 != ";" }.filter { $0.isASCII && $0.isNumber }
    // E.164 allows 15 digits.
    return (7...15).contains(digits.count) ? "+" + digits : nil
  }
}

extension Character {
  /// Whether a piece of a drawn rule is read as this character.
  var isRule: Bool { "|_¦=~—–[]{}•·*\\".contains(self) }
}
