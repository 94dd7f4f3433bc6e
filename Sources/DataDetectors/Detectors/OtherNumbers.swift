/// Numbers that are grouped like phone numbers and are none: dates, amounts, codes.
enum OtherNumbers {
  /// Whether a number surely is something else.
  static func claims(_ number: DialledNumber) -> Bool {
    isDate(number) || isYears(number) || isNumericAddress(number) || isBookNumber(number)
      || isSecurityNumber(number)
  }

  private static func value(_ group: DialledRun.Group) -> Int {
    group.digits.prefix(4).reduce(0) { $0 * 10 + Int($1) }
  }

  /// Day, month and year in some order.
  private static func isDate(_ number: DialledNumber) -> Bool {
    let groups = number.groups
    guard groups.count >= 3, number.marks.isOne || groups.count > 3,
      !number.hasBracketedArea
    else { return false }
    let values = groups.prefix(3).map(value)
    let shape = number.shape.prefix(3)
    let isSmall = { (place: Int, most: Int) in
      shape[place] <= 2 && (1...most).contains(values[place])
    }
    let mayBeYear = { (place: Int) in shape[place] == 4 && (1000...2999).contains(values[place]) }
    if mayBeYear(0), isSmall(1, 12), isSmall(2, 31) { return true }
    guard mayBeYear(2) || (shape[2] == 2 && groups.count == 3) else { return false }
    return isSmall(0, 31) && isSmall(1, 12) || isSmall(0, 12) && isSmall(1, 31)
  }

  /// A span of years.
  private static func isYears(_ number: DialledNumber) -> Bool {
    number.shape == [4, 4]
      && number.groups.allSatisfy { (1800...2199).contains(value($0)) }
  }

  private static func isNumericAddress(_ number: DialledNumber) -> Bool {
    number.groups.count == 4 && number.marks == .dot
      && number.groups.allSatisfy { $0.digits.count <= 3 && value($0) <= 255 }
  }

  /// Whether a number reads as an amount in groups of three, or with a decimal part.
  static func isGroupedAmount(_ number: DialledNumber) -> Bool {
    guard number.groups.count > 1, number.groups.first?.digits.first != 0, !number.hasPlus,
      !number.hasBracketedArea
    else { return false }
    if number.groups.count == 2, number.marks == .dot { return true }
    return number.marks.isOne && number.marks.isSubset(of: [.blank, .dot])
      && number.shape.dropFirst().allSatisfy { $0 == 3 } && number.shape[0] <= 3
  }

  /// An international standard book number of 13 digits.
  private static func isBookNumber(_ number: DialledNumber) -> Bool {
    let digits = number.digits
    return !number.hasPlus && digits.count == 13
      && (digits.starts(with: [9, 7, 8]) || digits.starts(with: [9, 7, 9]))
  }

  /// The grouping of American social security numbers.
  private static func isSecurityNumber(_ number: DialledNumber) -> Bool {
    number.shape == [3, 2, 4] && number.marks == .dash
  }
}
