/// Some groups of a run, taken as one number.
struct DialledNumber {
  let run: DialledRun
  let places: ClosedRange<Int>
  /// How many digits each group has.
  let shape: [Int]
  /// The digits, without a zero in brackets that is only dialled inside a country.
  let digits: [UInt8]
  /// The marks between the groups.
  let marks: Marks
  /// Whether a plus sign leads the number.
  let hasPlus: Bool

  init(run: DialledRun, places: ClosedRange<Int>) {
    self.run = run
    self.places = places
    var shape: [Int] = []
    shape.reserveCapacity(places.count)
    var digits: [UInt8] = []
    digits.reserveCapacity(DetectionThresholds.mostPhoneDigits)
    for place in places {
      let group = run.groups[place]
      shape.append(group.digits.count)
      let isTrunkZero =
        place > places.lowerBound && group.digits == [0] && group.opening != nil
        && group.closing != nil
      if !isTrunkZero { digits += group.digits }
    }
    self.shape = shape
    self.digits = digits
    var marks: Marks = []
    for place in places.lowerBound..<places.upperBound {
      marks.insert(Marks(between: run.gaps[place]))
    }
    self.marks = marks
    hasPlus = places.lowerBound == 0 && run.plus != nil
  }

  /// What stands between groups of digits, each once.
  struct Marks: OptionSet {
    let rawValue: UInt8

    /// A blank alone, or a bracket.
    static let blank = Marks(rawValue: 1)
    static let dash = Marks(rawValue: 2)
    static let dot = Marks(rawValue: 4)
    static let other = Marks(rawValue: 8)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(between gap: DialledRun.Gap) {
      switch gap.mark {
      case 0: self = .blank
      case .ascii("-"): self = .dash
      case .ascii("."): self = .dot
      default: self = .other
      }
    }

    /// Whether all gaps have the same mark.
    var isOne: Bool { rawValue.nonzeroBitCount == 1 }
  }

  var groups: ArraySlice<DialledRun.Group> { run.groups[places] }
  var gaps: ArraySlice<DialledRun.Gap> { run.gaps[places.lowerBound..<places.upperBound] }

  /// Where the number stands; a bracket belongs to it when its partner does.
  ///
  /// Brackets around the whole number don't.
  var range: Range<Int> {
    guard let first = groups.first, let last = groups.last else { return 0..<0 }
    if first.opening != nil, groups.dropLast().allSatisfy({ $0.closing == nil }) {
      return min(first.range.lowerBound, hasPlus ? run.plus ?? .max : .max)..<last.range.upperBound
    }
    let isClosed = groups.contains { $0.closing != nil }
    let isOpened = groups.contains { $0.opening != nil }
    var start = first.range.lowerBound
    if let opening = first.opening, isClosed { start = opening }
    if hasPlus, let plus = run.plus { start = min(start, plus) }
    if let opening = first.opening, isClosed, opening < start { start = opening }
    var end = last.range.upperBound
    if let closing = last.closing, isOpened { end = closing }
    return start..<end
  }

  /// Whether the first group stands in brackets, as an area code does.
  var hasBracketedArea: Bool {
    guard let first = groups.first else { return false }
    return first.opening != nil && first.closing != nil && groups.count > 1
  }

  /// Whether the number ends where the run does or at a place where numbers divide.
  func isCutOnly(atWide isWide: Bool) -> Bool {
    let before = places.lowerBound > 0 ? run.gaps[places.lowerBound - 1] : nil
    let after = places.upperBound < run.gaps.count ? run.gaps[places.upperBound] : nil
    return [before, after].allSatisfy { gap in
      gap.map { isWide ? $0.divides : $0.mayDivide } ?? true
    }
  }
}
