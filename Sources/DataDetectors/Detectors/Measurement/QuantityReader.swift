internal import Foundation

/// Reads quantities: a number or a range of numbers with a unit, and compounds such as "5 ft 2 in".
struct QuantityReader {
  let text: ScannedText
  private let amounts: AmountReader

  init(scales: ScaledNumberReader) {
    text = scales.text
    amounts = AmountReader(scales: scales)
  }

  /// A number with its unit.
  struct Quantity {
    var range: Range<Int>
    var value: Double
    var upperValue: Double?
    var unit: String
    var isSure = true
  }

  /// What begins at one number: one quantity, or one for each side of "3 x 4 cm".
  struct Reading {
    var quantities: [Quantity]
    /// The number after it.
    var next: Int
  }

  /// What begins at a number, or `nil` when no unit belongs to it.
  func read(at place: Int, notBefore start: Int) -> Reading? {
    guard let first = amounts.read(at: place, notBefore: start) else { return nil }
    if let unit = unit(after: first) {
      let (quantity, next) = compound(first, unit)
      return Reading(quantities: [quantity], next: next)
    }
    return shared(first)
  }

  // MARK: One unit for several numbers

  /// "3-5 km", "3 x 4 cm", "45 and 50 mg": numbers before one unit.
  private func shared(_ first: AmountReader.Amount) -> Reading? {
    var parts = [first]
    var isRange = false
    while let last = parts.last, parts.count < 4,
      let (after, joint) = Joint.after(last.range, in: text),
      let next = amounts.read(at: last.next, notBefore: after), next.range.lowerBound == after
    {
      isRange = joint == .range
      parts.append(next)
      if let unit = unit(after: next) { return reading(parts, unit, isRange: isRange) }
      if isRange { break }
    }
    return nil
  }

  private func reading(
    _ parts: [AmountReader.Amount], _ unit: FoundUnit, isRange: Bool
  ) -> Reading? {
    guard let first = parts.first, let last = parts.last else { return nil }
    guard !isRange || parts.count == 2 else { return nil }
    if isRange {
      let quantity = Quantity(
        range: RangeLead.start(before: first.range.lowerBound, in: text)..<unit.end,
        value: first.value, upperValue: last.value, unit: unit.name)
      return Reading(quantities: [quantity], next: last.next)
    }
    let quantities = parts.map { part in
      Quantity(
        range: part.range.lowerBound..<(part.next == last.next ? unit.end : part.range.upperBound),
        value: part.value, unit: unit.name)
    }
    return Reading(quantities: quantities, next: last.next)
  }

  // MARK: Several units for one quantity, or the same unit twice

  private func compound(
    _ first: AmountReader.Amount, _ unit: FoundUnit
  ) -> (Quantity, next: Int) {
    var quantity = Quantity(
      range: (unit.start ?? first.range.lowerBound)..<unit.end, value: first.value, unit: unit.name,
      isSure: unit.isSure)
    var next = first.next
    var smallest = unit.name
    while let (after, isRange) = Joint.afterUnit(quantity.range.upperBound, in: text),
      let part = amounts.read(at: next, notBefore: after), part.range.lowerBound == after,
      let other = self.unit(after: part, following: smallest)
    {
      if isRange {
        guard other.name == quantity.unit, smallest == unit.name else { break }
        quantity.upperValue = part.value
        quantity.range =
          RangeLead.start(before: quantity.range.lowerBound, in: text)..<other.end
        return (quantity, part.next)
      }
      guard let share = CompoundUnits.share(of: other.name, in: unit.name, after: smallest),
        part.value >= 0, part.value * share < 1,
        text[quantity.range.upperBound] != .ascii(",") || part.value == part.value.rounded()
      else { break }
      quantity.value += part.value * share
      quantity.range = quantity.range.lowerBound..<other.end
      smallest = other.name
      next = part.next
    }
    return (quantity, next)
  }

  private typealias FoundUnit = UnitReader.Found

  private func unit(
    after amount: AmountReader.Amount, following larger: String? = nil
  ) -> FoundUnit? {
    UnitReader(text: text).read(
      after: amount.range, following: larger)
  }
}
