extension TrackingFormat {
  /// Whether the check digit is right.
  func isProven(_ units: ArraySlice<UInt8>) -> Bool {
    guard check != .none else { return true }
    // One character over and over satisfies sums by accident.
    guard let last = units.last, Set(units.dropLast().suffix(10)).count > 1 else { return false }
    let values = units.map(CheckDigits.value)
    switch check {
    case .none: return true
    case .mod10(let even, let odd, let from, let prefix):
      let body =
        prefix.utf8.map(CheckDigits.value)
        + units.dropFirst(from).dropLast().map {
          // Letters count on from 2 and start again after 9.
          $0.isDigit ? Int($0 & 0x0F) : (Int($0) - 3) % 10
        }
      let sum = body.enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? even : odd) }
      return (10 - sum % 10) % 10 == CheckDigits.value(last)
    case .weights(let end, let length):
      let body = values.prefix(end).suffix(length).dropLast()
      let weights = [1, 3, 7]
      // Counted from the check digit backwards, in every length.
      let sum = body.reversed().enumerated().reduce(0) {
        $0 + $1.element * (weights[$1.offset % 3])
      }
      return sum % 11 % 10 == values.prefix(end).last
    case .mod7:
      return values.dropLast().reduce(0) { ($0 * 10 + $1) % 7 } == values.last
    case .mod37: return CheckDigits.remainder37(values)
    case .luhn: return CheckDigits.satisfyLuhn(units)
    case .postal:
      let weights = [8, 6, 4, 2, 3, 5, 9, 7]
      let sum = zip(values.dropFirst(2), weights).reduce(0) { $0 + $1.0 * $1.1 }
      let digit = 11 - sum % 11
      let country = String(decoding: units.suffix(2), as: UTF8.self)
      return (digit == 10 ? 0 : digit == 11 ? 5 : digit) == values.dropFirst(10).first
        && PostalOperators.name(country: country) != nil
    }
  }
}

extension CheckDigits {
  /// Whether values of 0 to 35 satisfy ISO 7064's sum with 36 characters.
  static func remainder37(_ values: [Int]) -> Bool {
    var rest = 36
    for value in values.dropLast() {
      rest += value
      if rest > 36 { rest -= 36 }
      rest *= 2
      if rest > 36 { rest -= 37 }
    }
    return (37 - rest) % 36 == values.last
  }
}
