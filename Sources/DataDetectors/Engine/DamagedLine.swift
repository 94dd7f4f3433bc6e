/// A line in which damage that recognisers do to numbers is put right.
///
/// Letters that look like digits become digits inside words that hold digits, blanks around marks
/// between digits go, marks printed twice stand once, and a quotation mark that an ordinal's ending
/// was read as goes. Nothing is put right in a line that shows none of these.
struct DamagedLine {
  /// The corrected line.
  let text: ScannedText
  /// What was changed, each kind once.
  let changes: [DataDetector.Match.Repair.Change]

  /// Corrects a line in each way that its damage allows.
  ///
  /// - Parameters:
  ///   - line: the printed line.
  ///   - bravely: whether letters are replaced that look less like a digit, and commas taken for
  ///     dots.
  /// - Returns: the corrected lines, the least changed first; empty when nothing shows damage.
  static func readings(of line: ArraySlice<UInt8>, bravely: Bool) -> [DamagedLine] {
    let printed = Array(line)
    var digitChanges: Set<Change> = []
    let digits = withDigits(printed, bravely: bravely, &digitChanges)
    var gapChanges = digitChanges
    let joined = withoutGaps(digits, &gapChanges)
    var readings = [(digits, digitChanges), (joined, gapChanges)]
    if bravely {
      var dotChanges = gapChanges
      readings.append((withDots(joined, &dotChanges), dotChanges))
    }
    var found: [DamagedLine] = []
    for (units, changes) in readings where units != printed && units != found.last?.text.units {
      found.append(
        DamagedLine(
          text: ScannedText(units: units), changes: Change.allCases.filter(changes.contains)))
    }
    return found
  }

  typealias Change = DataDetector.Match.Repair.Change

  /// Words with a digit in them, all of whose letters look like digits, in digits.
  private static func withDigits(
    _ line: [UInt8], bravely: Bool, _ changes: inout Set<Change>
  ) -> [UInt8] {
    var units = line
    var start = 0
    let isWhole = bravely && isOnlyDigitsAndLookAlikes(line)
    while start < units.count {
      var end = start
      while end < units.count, isCharacter(units[end]) { end += 1 }
      let word = line[start..<end]
      let letters = word.filter { !$0.isDigit }
      if !letters.isEmpty,
        letters.count < word.count || isWhole,
        letters.allSatisfy({ bravely ? CharacterConfusions.digit(for: $0) != nil : isPlain($0) })
      {
        for offset in start..<end {
          units[offset] = CharacterConfusions.digit(for: units[offset]) ?? units[offset]
        }
        changes.insert(.replacedLookAlike)
      }
      start = max(end, start + 1)
    }
    return units
  }

  private static func isCharacter(_ unit: UInt8) -> Bool {
    unit.isLetterOrDigit || !unit.isASCII || unit == .ascii("|")
  }

  /// Letters that stand in a word of digits for nothing else.
  private static func isPlain(_ unit: UInt8) -> Bool {
    switch Unicode.Scalar(unit) {
    case "O", "o", "l", "I", "|": true
    default: false
    }
  }

  /// Whether a line is marks and blanks, digits, and no more letters than digits, all like digits.
  private static func isOnlyDigitsAndLookAlikes(_ line: [UInt8]) -> Bool {
    let letters = line.filter { $0.isLetter || !$0.isASCII }
    return letters.allSatisfy { CharacterConfusions.digit(for: $0) != nil }
      && letters.count <= line.count(where: \.isDigit)
  }

  private static func isMark(_ unit: UInt8) -> Bool {
    switch Unicode.Scalar(unit) {
    case ".", ",", "/", "-", ":": true
    default: false
    }
  }

  /// Marks between digits without blanks around them and without a second one.
  private static func withoutGaps(
    _ line: [UInt8], _ changes: inout Set<Change>
  ) -> [UInt8] {
    let text = ScannedText(units: line)
    var units: [UInt8] = []
    var position = 0
    while position < line.count {
      let unit = line[position]
      guard units.last?.isDigit == true, unit.isBlank || isMark(unit) || unit == .ascii("\"") else {
        units.append(unit)
        position += 1
        continue
      }
      var end = position
      var marks: [UInt8] = []
      while end < line.count, text[end].isBlank || isMark(text[end]) {
        if isMark(text[end]) { marks.append(text[end]) }
        end += 1
      }
      let gap = line[position..<end]
      if let mark = marks.first, mark != .ascii("-"), text[end].isDigit,
        marks.allSatisfy({ $0 == mark }), gap.count > 1
      {
        if gap.contains(where: \.isBlank) { changes.insert(.removedSpaces) }
        if marks.count > 1 { changes.insert(.removedRepeatedPunctuation) }
        units.append(mark)
      } else if unit == .ascii("\""), text[position + 1].isBlank, text[position + 2].isLetter {
        changes.insert(.replacedPunctuation)
        end = position + 1
      } else {
        end = max(end, position + 1)
        units += line[position..<end]
      }
      position = end
    }
    return units
  }

  /// Two commas between three numbers as the dots of a day.
  private static func withDots(
    _ line: [UInt8], _ changes: inout Set<Change>
  ) -> [UInt8] {
    let marks = line.indices.filter { !line[$0].isDigit }
    guard marks.count == 2, let first = marks.first, let last = marks.last, first > 0,
      first <= 2, last - first <= 3, last > first + 1, line.count > last + 2,
      marks.contains(where: { line[$0] == .ascii(",") }),
      marks.allSatisfy({ line[$0] == .ascii(",") || line[$0] == .ascii(".") })
    else { return line }
    var units = line
    for mark in marks { units[mark] = .ascii(".") }
    changes.insert(.replacedPunctuation)
    return units
  }
}
