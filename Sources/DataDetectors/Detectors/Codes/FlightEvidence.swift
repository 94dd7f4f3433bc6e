/// What stands around a flight designator and tells whether it is one.
struct FlightEvidence {
  let text: ScannedText
  let designator: FlightDesignator
  private let before: [Substring]
  private let after: [Substring]

  init(text: ScannedText, designator: FlightDesignator) {
    self.text = text
    self.designator = designator
    let line = text.line(around: designator.range)
    let reach = DetectionThresholds.labelReach
    let start = max(line.lowerBound, designator.range.lowerBound - reach)
    let end = min(line.upperBound, designator.range.upperBound + reach)
    before = text.string(start..<designator.range.lowerBound).split { !$0.isLetter && $0 != "." }
    after = text.string(designator.range.upperBound..<end)
      .split { $0.isWhitespace || ",;()|".contains($0) }
  }

  /// Whether words around it say that it is a flight.
  var isTold: Bool {
    if before.contains(where: { Self.flightWords.contains(Self.plain($0)) }) { return true }
    if let next = after.first?.lowercased(), Self.wordsAfter.contains(where: next.hasPrefix) {
      return true
    }
    guard !designator.hasSuffix, !AirlineCodes.isOtherwiseUsed(designator.code) else {
      return false
    }
    return precedesDay || precedesRoute || precedesAirline
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
    guard let last = before.last, Self.otherWords.contains(Self.plain(last)) else { return false }
    let earlier = before.dropLast().last.map(Self.plain)
    return earlier.map { !Self.flightWords.contains($0) } ?? true
  }

  private static func plain(_ word: some StringProtocol) -> String {
    word.lowercased().filter { $0 != "." }
  }

  /// A day such as "20JAN" or "28-Jul", perhaps after the letter of a class.
  private var precedesDay: Bool {
    after.prefix(2).contains { word in
      let digits = word.prefix(while: \.isNumber)
      guard (1...2).contains(digits.count) else { return false }
      let name = word.dropFirst(digits.count).drop { $0 == "-" }.prefix(3).lowercased()
      return Self.months.contains(name)
    }
  }

  /// Two airports such as "HKGSEA", "FRA-MUC", "SFO - LHR".
  private var precedesRoute: Bool {
    let letters = after.prefix(DetectionThresholds.furthestRoute).flatMap {
      $0.split { "-–—/>→".contains($0) }
    }
    let codes = letters.prefix { $0.utf8.allSatisfy(\.isUppercase) || $0.count < 3 }
    return codes.contains { $0.utf8.count == 6 && $0.utf8.allSatisfy(\.isUppercase) }
      || zip(codes, codes.dropFirst()).contains { first, second in
        first.utf8.count == 3 && second.utf8.count == 3 && first != second
          && (first + second).utf8.allSatisfy(\.isUppercase)
      }
  }

  private var precedesAirline: Bool {
    zip([""] + after, after).contains { first, second in
      let word = Self.plain(second)
      return Self.airlineWords.contains(word) || word == "lines" && Self.plain(first) == "air"
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
