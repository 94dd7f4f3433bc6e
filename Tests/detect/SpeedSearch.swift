import DataDetectors

/// Searches for texts that take detection long, put together from what the detectors look for.
///
/// Every piece is repeated with every separator, then pairs and triples of pieces drawn by a seed,
/// some after a long run of one character. Each text is timed at two lengths.
struct SpeedSearch {
  let seed: UInt64

  /// Prints the texts that take the most time for their length, and those whose time grows the most.
  func report() {
    let found = texts.map(measured)
    print("slowest, in milliseconds for 100,000 characters")
    for text in found.sorted(by: { $0.milliseconds > $1.milliseconds }).prefix(25) { text.report() }
    print("fastest growing, where 4 is linear")
    for text in found.sorted(by: { $0.growth > $1.growth }).prefix(15) { text.report() }
  }

  private struct Measured {
    let name: String
    let milliseconds: Double
    let growth: Double

    func report() {
      let style = { (value: Double) in String(Int((value * 10).rounded())).padded(6) }
      print(style(milliseconds), style(growth), name)
    }
  }

  private struct Text {
    var start = ""
    var piece: String
    var name: String {
      (start.isEmpty ? "" : "many \(start.debugDescription) then ") + piece.debugDescription
    }
    func repeated(_ length: Int) -> String {
      start.isEmpty
        ? Speed.repeated(piece, length: length)
        : Speed.repeated(start, length: length / 2) + Speed.repeated(piece, length: length / 2)
    }
  }

  private func measured(_ text: Text) -> Measured {
    let short = 20_000
    let (seconds, _) = Speed.least(of: 2, text.repeated(short), [])
    let (longer, _) = Speed.least(of: 1, text.repeated(4 * short), [])
    return Measured(
      name: text.name, milliseconds: longer * 1000 * 100_000 / Double(4 * short),
      growth: longer / seconds)
  }

  private var texts: [Text] {
    var texts: [Text] = []
    for piece in Self.pieces {
      for separator in Self.separators { texts.append(Text(piece: piece + separator)) }
    }
    var random = Random(state: seed)
    for number in 0..<400 {
      let count = number % 2 + 2
      let piece = (0..<count).map { _ in
        random.one(of: Self.pieces) + random.one(of: Self.separators)
      }
      let start = number % 4 == 0 ? random.one(of: Self.starts) : ""
      texts.append(Text(start: start, piece: piece.joined()))
    }
    return texts
  }

  private static let separators = ["", " ", "\n", ", ", "-", ".", "/", "("]

  private static let starts = [" ", "\n", "1", "a", "A", ".", "-", "(", "@", "/", "1 ", "é", "市"]

  /// What each kind is made of, whole or cut.
  private static let pieces = [
    "ann", "ann@", "@example", "a@example.com", "©", "(at)", "Email:",
    "http://", "https://example.com/a", "www.", "example.com", "192.168.1.1", ":8080", "?q=",
    "+49", "030", "555 0174", "(212)", "ext", "1-800-FLOWERS", "Tel:", "00",
    "12 May", "May", "2024", "12.05.", "5/12", "Monday", "next", "12:30", "pm", "from", "to", "UTC",
    "年", "12月", "令和6年", "午後", "tomorrow", "between", "and",
    "$", "€5", "1.250,00", "USD", "million", "천", "5 dollars", "cents", "(5)", "-5",
    "km", "5 km", "5'10\"", "3 x 4", "1/2", "½", "±", "°C", "5 ft 3 in", "minus", "per",
    "12 Main St", "PO Box 1", "Apt 4", "90210", "SW1A 1AA", "Springfield, IL", "Rue", "Germany",
    "〒100", "東京都", "千代田区", "서울시", "12号",
    "1Z", "DE89", "4111", "AA 12", "RR123456785GB", "flight", "user@okbank", "track", "JD01",
    "O1", "l0", "5O", "A", "7", "0", "é", "|",
  ]
}

/// A sequence of numbers that a seed decides, by SplitMix64.
private struct Random {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  mutating func one(of choices: [String]) -> String {
    choices[Int(next() % UInt64(choices.count))]
  }
}
