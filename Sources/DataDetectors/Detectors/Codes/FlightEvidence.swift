/// What stands around a flight designator and tells whether it is one.
struct FlightEvidence {
  let text: ScannedText
  let designator: FlightDesignator
  /// The words before it on its line.
  private let before: [Range<Int>]

  init(text: ScannedText, designator: FlightDesignator) {
    self.text = text
    self.designator = designator
    let start = text.line(around: designator.range, reach: DetectionThresholds.labelReach)
      .lowerBound
    before = text.words(in: start..<designator.range.lowerBound) { !$0.isNameLetter }
  }

  /// What stands after it on its line, between blanks and marks.
  private var after: [Range<Int>] {
    let end = text.line(around: designator.range, reach: DetectionThresholds.labelReach).upperBound
    return text.words(in: designator.range.upperBound..<end) {
      $0.isBlank || $0 == "," || $0 == ";" || $0 == "(" || $0 == ")" || $0 == "|"
    }
  }

  /// A word in lower case, without dots.
  private func plain(_ word: Range<Int>) -> String {
    text.string(word).lowercased().filter { $0 != "." }
  }

  /// Whether words around it say that it is a flight.
  var isTold: Bool {
    if before.contains(where: isFlightWord) { return true }
    let after = after
    if let next = after.first, !text[next.lowerBound].isDigit {
      let word = text.string(next).lowercased()
      if Self.wordsAfter.contains(where: word.hasPrefix) { return true }
    }
    guard !designator.hasSuffix, !AirlineCodes.isOtherwiseUsed(designator.code) else {
      return false
    }
    return beginsWithDay(after) || holdRoute(after) || holdAirline(after)
  }

  private func isFlightWord(_ word: Range<Int>) -> Bool {
    word.count > 2 && Self.flightWords.contains(plain(word))
  }

  /// Whether the whole text is nothing but the designator, of an airline with many flights.
  var isWhole: Bool {
    designator.isTight && !designator.hasSuffix && designator.digits > 2
      && text.content == designator.range && AirlineCodes.isBusy(designator.airline)
  }

  /// Whether the word right before it names another thing.
  var isSomethingElse: Bool {
    guard let last = before.last, Self.otherWords.contains(plain(last)) else { return false }
    return before.dropLast().last.map { !isFlightWord($0) } ?? true
  }

  /// A day such as "20JAN" or "28-Jul", perhaps after the letter of a class.
  private func beginsWithDay(_ words: [Range<Int>]) -> Bool {
    words.prefix(2).contains { word in
      let digits = text[word].prefix(while: \.isDigit).count
      guard (1...2).contains(digits) else { return false }
      let name = text[word].dropFirst(digits).drop { $0 == .ascii("-") }.prefix(3)
      return Self.months.contains(String(decoding: name, as: UTF8.self).lowercased())
    }
  }

  /// Two airports such as "HKGSEA", "FRA-MUC", "SFO - LHR".
  private func holdRoute(_ words: [Range<Int>]) -> Bool {
    let parts = words.prefix(DetectionThresholds.furthestRoute).lazy.flatMap {
      text.words(in: $0) { "-–—/>→".unicodeScalars.contains($0) }
    }
    var last: Range<Int>?
    for part in parts {
      if !text[part].allSatisfy(\.isUppercase) {
        guard text.string(part).count < 3 else { return false }
        last = nil
        continue
      }
      if part.count == 6 { return true }
      if part.count == 3, let last, !text[last].elementsEqual(text[part]) { return true }
      last = part.count == 3 ? part : nil
    }
    return false
  }

  /// "Example Airlines", "EXAMPLE AIR LINES".
  private func holdAirline(_ words: [Range<Int>]) -> Bool {
    var isAfterAir = false
    for word in words {
      switch text[word.lowerBound] | 0x20 {
      case .ascii("a") where word.count > 2:
        let name = plain(word)
        if Self.airlineWords.contains(name) { return true }
        isAfterAir = name == "air"
      case .ascii("l"):
        if isAfterAir, plain(word) == "lines" { return true }
        isAfterAir = false
      default: isAfterAir = false
      }
    }
    return false
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
