internal import Foundation

/// Finds phone numbers that are partly spelled with the letters of the keys, as in "1-800-FLOWERS".
///
/// Only capitals count, after the code of a free or shared-cost service, and only where the digits
/// that they stand for make a number.
struct VanityPhoneDetector {
  /// The detector that finds numbers of digits in the printed text.
  let plain: PhoneDetector

  func candidates() -> [Candidate] {
    guard let (text, places) = dialled() else { return [] }
    let american = spelled(in: text, places, region: "US")
    guard let region = plain.region, region != "US" else { return american }
    return american
      + spelled(in: text, places, region: region).filter { other in
        !american.contains { $0.range.overlaps(other.range) }
      }
  }

  private func spelled(
    in text: ScannedText, _ places: [Int], region: Locale.Region
  ) -> [Candidate] {
    var rest = places[...]
    let detector = PhoneDetector(text: text, region: region, isExpected: plain.isExpected)
    return detector.candidates().compactMap { candidate in
      while let place = rest.first, place < candidate.range.lowerBound { rest.removeFirst() }
      guard let place = rest.first, candidate.range.contains(place),
        case .phoneNumber(let phone) = candidate.details, let value = phone.internationalNumber,
        isService(candidate.range, value, in: text)
      else { return nil }
      var candidate = candidate
      candidate.details = .phoneNumber(
        .init(
          phoneNumber: plain.text.string(candidate.range), label: phone.label,
          internationalNumber: value))
      return candidate
    }
  }

  /// The text with keys' digits in place of the words in question, and where they begin.
  private func dialled() -> (text: ScannedText, places: [Int])? {
    let printed = plain.text
    var units = printed.units
    var places: [Int] = []
    var offset = 1
    while offset < units.count {
      guard printed[offset].isUppercase, Self.isJoint(printed[offset - 1]),
        printed[offset - 2].isDigit || printed[offset - 2] == .ascii(")")
      else {
        offset += 1
        continue
      }
      var end = offset
      var letters = 0
      while end < units.count, end - offset < DetectionThresholds.longestVanityWord,
        printed[end].isUppercase || printed[end].isDigit
          || printed[end] == .ascii("-") && printed[end + 1].isUppercase
      {
        if printed[end].isUppercase { letters += 1 }
        end += 1
      }
      if letters >= DetectionThresholds.fewestVanityLetters, !printed[end].isLetter {
        for place in offset..<end { units[place] = Self.key(for: units[place]) }
        places.append(offset)
      }
      offset = max(end, offset + 1)
    }
    return places.isEmpty ? nil : (ScannedText(units: units), places)
  }

  /// Whether a number is one of a service whose numbers are spelled.
  private func isService(_ range: Range<Int>, _ value: String, in text: ScannedText) -> Bool {
    if value.hasPrefix("+1"), Self.american.contains(String(value.dropFirst(2).prefix(3))) {
      return true
    }
    let digits = String(decoding: text[range].filter(\.isDigit), as: UTF8.self)
    return Self.elsewhere.contains(where: digits.hasPrefix)
  }

  private static let american: Set<String> = [
    "800", "822", "833", "844", "855", "866", "877", "888", "900",
  ]

  private static let elsewhere = ["0300", "0500", "0508", "0800", "1300", "1800"]

  private static func isJoint(_ unit: UInt8) -> Bool {
    unit == .ascii("-") || unit == .ascii(" ") || unit == .ascii(".")
  }

  /// The digit of the key that bears a capital; other units stay.
  private static func key(for unit: UInt8) -> UInt8 {
    switch Unicode.Scalar(unit) {
    case "A"..."C": .ascii("2")
    case "D"..."F": .ascii("3")
    case "G"..."I": .ascii("4")
    case "J"..."L": .ascii("5")
    case "M"..."O": .ascii("6")
    case "P"..."S": .ascii("7")
    case "T"..."V": .ascii("8")
    case "W"..."Z": .ascii("9")
    default: unit
    }
  }
}
