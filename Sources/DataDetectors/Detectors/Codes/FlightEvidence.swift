/// What stands around a flight designator and tells whether it is one.
struct FlightEvidence {
  let text: ScannedText
  let designator: FlightDesignator
  /// The words before it on its line, in lower case, without dots.
  private let before: [String]

  init(text: ScannedText, designator: FlightDesignator) {
    self.text = text
    self.designator = designator
    let line = text.line(around: designator.range)
    let start = max(
      line.lowerBound, designator.range.lowerBound - DetectionThresholds.labelReach)
    before = text.words(in: start..<designator.range.lowerBound) { !$0.isNameLetter }
      .map { $0.lowercased().filter { $0 != "." } }
  }

  /// What stands after it on its line, between blanks and marks.
  private var after: [String] {
    let line = text.line(around: designator.range)
    let end = min(line.upperBound, designator.range.upperBound + DetectionThresholds.labelReach)
    return text.words(in: designator.range.upperBound..<end) {
      $0.isBlank || $0 == "," || $0 == ";" || $0 == "(" || $0 == ")" || $0 == "|"
    }
  }

  /// Whether words around it say that it is a flight.
  var isTold: Bool {
    if before.contains(where: Self.flightWords.contains) { return true }
    let after = after
    if let next = after.first?.lowercased(), Self.wordsAfter.contains(where: next.hasPrefix) {
      return true
    }
    guard !designator.hasSuffix, !AirlineCodes.isOtherwiseUsed(designator.code) else {
      return false
    }
    return Self.beginsWithDay(after) || Self.holdRoute(after) || Self.holdAirline(after)
  }

  /// Whether the whole text is nothing but the designator, of an airline with many flights.
  var isWhole: Bool {
    designator.isTight && !designator.hasSuffix && designator.digits > 2
      && AirlineCodes.isBusy(designator.airline)
      && text[0..<designator.range.lowerBound].allSatisfy { $0.isBlank || $0.isLineEnd }
      && text[designator.range.upperBound..<text.count].allSatisfy { $0.isBlank || $0.isLineEnd }
  }

  /// Whether the word right before it names another thing.
  var isSomethingElse: Bool {
    guard let last = before.last, Self.otherWords.contains(last) else { return false }
    return before.dropLast().last.map { !Self.flightWords.contains($0) } ?? true
  }

  /// A day such as "20JAN" or "28-Jul", perhaps after the letter of a class.
  private static func beginsWithDay(_ words: [String]) -> Bool {
    words.prefix(2).contains { word in
      let digits = word.prefix(while: \.isNumber)
      guard (1...2).contains(digits.count) else { return false }
      let name = word.dropFirst(digits.count).drop { $0 == "-" }.prefix(3).lowercased()
      return months.contains(name)
    }
  }

  /// Two airports such as "HKGSEA", "FRA-MUC", "SFO - LHR".
  private static func holdRoute(_ words: [String]) -> Bool {
    let letters = words.prefix(DetectionThresholds.furthestRoute).flatMap {
      $0.split { "-–—/>→".contains($0) }
    }
    let codes = letters.prefix { $0.utf8.allSatisfy(\.isUppercase) || $0.count < 3 }
    return codes.contains { $0.utf8.count == 6 && $0.utf8.allSatisfy(\.isUppercase) }
      || zip(codes, codes.dropFirst()).contains { first, second in
        first.utf8.count == 3 && second.utf8.count == 3 && first != second
          && (first + second).utf8.allSatisfy(\.isUppercase)
      }
  }

  /// "Example Airlines", "EXAMPLE AIR LINES".
  private static func holdAirline(_ words: [String]) -> Bool {
    let plain = words.map { $0.lowercased().filter { $0 != "." } }
    return zip([""] + plain, plain).contains { first, second in
      airlineWords.contains(second) || second == "lines" && first == "air"
    }
  }

  private static let months: Set<String> = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  private static let flightWords: Set<String> = [
    "flight", "flights", "flt", "flightnumber", "flug", "flüge", "flugnr", "flugnummer", "hinflug",
    "rückflug", "vol", "vols", "vuelo", "vuelos", "volo", "voli", "voo", "voos", "vlucht",
    "vluchten", "vluchtnummer", "flyg", "flygnummer", "flynummer", "lento",
    "lennon", "lotu", "rejs", "rejsu", "uçuş", "рейс", "рейса", "рейсы", "рейсу",
    "penerbangan", "chuyến", "رحلة", "الرحلة", "उड़ान", "फ़्लाइट", "航班", "便名", "航班号", "항공편", "편명",
  ]

  private static let wordsAfter = ["flight", "便", "편", "航班", "次航班", "号航班"]

  private static let airlineWords: Set<String> = [
    "airline", "airlines", "airways",
  ]

  /// Things whose names are a few letters and a number too.
  private static let otherWords: Set<String> = [
    "room", "zimmer", "chambre", "gate", "seat", "terminal", "row", "platform", "hall", "stand",
    "booth", "model", "modell", "part", "article", "art", "item", "sku", "order", "ref", "zone",
    "unit", "suite", "apt", "box", "section", "type", "typ", "version", "serial", "code", "batch",
    "bus", "train", "zug", "highway", "route", "road", "form", "size", "page", "postcode",
  ]
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter, or the dot of a shortened word.
  fileprivate var isNameLetter: Bool {
    isASCII ? UInt8(value).isLetter || self == "." : properties.isAlphabetic
  }
}
