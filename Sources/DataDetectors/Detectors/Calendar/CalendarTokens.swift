/// The tokens of a text, to be asked what stands at a place.
struct CalendarTokens {
  let all: [CalendarToken]

  func kind(_ place: Int) -> CalendarToken.Kind? {
    all.indices.contains(place) ? all[place].kind : nil
  }

  /// The word at a place.
  func word(_ place: Int) -> CalendarWord? {
    guard case .word(let word)? = kind(place) else { return nil }
    return word
  }

  /// Whether a word at a place has one of the roles.
  func has(_ place: Int, _ roles: CalendarWord.Roles) -> Bool {
    word(place).map { !$0.roles.isDisjoint(with: roles) } ?? false
  }

  /// The number of up to four digits at a place.
  func number(_ place: Int) -> (value: Int, digits: Int)? {
    guard case .number(let value, let digits)? = kind(place), digits <= 4 else { return nil }
    return (value, digits)
  }

  /// Whether one of the marks stands at a place.
  ///
  /// Asked at every place for many marks, so that the marks must be no array made for each call.
  @inline(__always)
  func isMark(
    _ place: Int, _ first: Unicode.Scalar, _ second: Unicode.Scalar? = nil,
    _ third: Unicode.Scalar? = nil, _ fourth: Unicode.Scalar? = nil, _ fifth: Unicode.Scalar? = nil,
    _ sixth: Unicode.Scalar? = nil, _ seventh: Unicode.Scalar? = nil
  ) -> Bool {
    guard all.indices.contains(place), case .mark(let unit) = all[place].kind else { return false }
    let mark = Unicode.Scalar(unit)
    return mark == first || mark == second || mark == third || mark == fourth || mark == fifth
      || mark == sixth || mark == seventh
  }

  func blanks(_ place: Int) -> Int {
    all.indices.contains(place) ? all[place].blanks : CalendarToken.lineEnd
  }

  /// Whether a token touches the one before it.
  func touches(_ place: Int) -> Bool { blanks(place) == 0 }

  /// Whether a token stands on the same line as the one before it.
  func isNear(_ place: Int) -> Bool { blanks(place) < CalendarToken.lineEnd }

  /// Whether nothing goes on after the token before a place: the text, line or sentence ends, or
  /// another part of it begins.
  func endsPhrase(_ place: Int) -> Bool {
    guard isNear(place), let kind = kind(place) else { return true }
    switch kind {
    case .mark(let unit): return unit != .ascii("%") && unit != .ascii("$") && unit != .ascii("/")
    case .word(let word): return !word.roles.isDisjoint(with: [.to, .and, .on, .tail, .from, .of])
    default: return false
    }
  }
}
