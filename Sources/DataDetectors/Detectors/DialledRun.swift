/// Groups of digits with the marks that phone numbers are grouped by, up to where something else
/// stands.
struct DialledRun {
  /// Digits without a mark between them.
  struct Group {
    var range: Range<Int>
    /// The digits' values, 0 to 9.
    var digits: [UInt8]
    /// Where the bracket stands that opens right before the group, if one does.
    var opening: Int?
    /// Where the bracket that closes right after the group ends, if one does.
    var closing: Int?
  }

  /// What stands between two groups.
  struct Gap {
    var blanks = 0
    /// The mark that isn't a blank or a bracket, dashes of all kinds as "-"; 0 for none.
    var mark: UInt8 = 0

    /// Whether one number may end and another begin here.
    var mayDivide: Bool { blanks > 0 }
    /// Whether one number surely ends here: blanks around a mark, or a wide blank.
    var divides: Bool { blanks > 1 }
  }

  var groups: [Group] = []
  /// One fewer than groups.
  var gaps: [Gap] = []
  /// Where the plus sign before the first group stands, if there is one.
  var plus: Int?
  /// Where the reading stopped.
  var end: Int

  /// From the first digit to the last.
  var range: Range<Int> {
    guard let first = groups.first, let last = groups.last else { return end..<end }
    return first.range.lowerBound..<last.range.upperBound
  }

  /// How many digits all groups have.
  var digitCount: Int { groups.reduce(0) { $0 + $1.digits.count } }

  /// Reads a run that begins at an offset, or `nil` when no digit stands there.
  init?(in text: ScannedText, at start: Int) {
    end = start
    var position = start
    var opening: Int?
    while let mark = Self.mark(in: text, at: position), mark.kind == .plus || mark.kind == .opening
    {
      if mark.kind == .plus {
        plus = plus ?? position
      } else {
        opening = position
      }
      position += mark.length
      if position - start > 8 { return nil }
    }
    while true {
      guard var group = Self.group(in: text, at: position) else { break }
      group.opening = opening
      opening = nil
      groups.append(group)
      end = group.range.upperBound
      var gap = Gap()
      position = end
      var closing: Int?
      while let mark = Self.mark(in: text, at: position) {
        switch mark.kind {
        case .blank: gap.blanks += 1
        case .joint where gap.mark == 0: gap.mark = mark.unit
        case .opening where opening == nil: opening = position
        case .closing where closing == nil && gap.mark == 0 && gap.blanks == 0:
          closing = position + mark.length
        default: return
        }
        position += mark.length
        if gap.blanks > 3 { break }
      }
      groups[groups.count - 1].closing = closing
      if let closing { end = closing }
      guard gap.blanks <= 3, Self.digit(in: text, at: position) != nil else { break }
      gaps.append(gap)
    }
    if groups.isEmpty { return nil }
    gaps.removeLast(max(0, gaps.count - groups.count + 1))
  }

  private static func group(in text: ScannedText, at start: Int) -> Group? {
    var digits: [UInt8] = []
    var end = start
    while let digit = digit(in: text, at: end) {
      digits.append(digit.value)
      end += digit.length
    }
    return digits.isEmpty ? nil : Group(range: start..<end, digits: digits)
  }

  /// The digit at an offset, of ASCII or of full width.
  static func digit(in text: ScannedText, at offset: Int) -> (value: UInt8, length: Int)? {
    if text[offset].isDigit { return (text[offset] & 0x0F, 1) }
    if text[offset] == 0xEF, text[offset + 1] == 0xBC, (0x90...0x99).contains(text[offset + 2]) {
      return (text[offset + 2] - 0x90, 3)
    }
    return nil
  }

  private enum Kind { case plus, opening, closing, blank, joint }

  private static func mark(
    in text: ScannedText, at offset: Int
  ) -> (kind: Kind, unit: UInt8, length: Int)? {
    guard let (scalar, length) = text.scalar(at: offset) else { return nil }
    switch scalar.value {
    case 0x2B, 0xFF0B: return (.plus, 0, length)
    case 0x28, 0xFF08: return (.opening, 0, length)
    case 0x29, 0xFF09: return (.closing, 0, length)
    case 0x20, 0xA0, 0x2002...0x200A, 0x202F, 0x3000: return (.blank, 0, length)
    case 0x2D, 0x2010...0x2015, 0x2212, 0xFF0D, 0x30FC: return (.joint, .ascii("-"), length)
    case 0x2E, 0xB7, 0xFF0E: return (.joint, .ascii("."), length)
    case 0x2F, 0xFF0F: return (.joint, .ascii("/"), length)
    case 0x7E, 0xFF5E, 0x223C: return (.joint, .ascii("~"), length)
    default: return nil
    }
  }
}
