/// The signs and letters that check boxes are printed with.
enum MarkSigns {
  /// Signs that are nothing but boxes to tick.
  static let emptyBoxes = Set("☐🗆")
  /// Ticked boxes.
  static let tickedBoxes = Set("☑☒✅⊠🗹🗷🗸❎")
  /// Squares that are boxes or bullets.
  static let squares = Set("□▢◻❏❑❐❒⬜")
  /// Black squares, which are boxes only beside white ones.
  static let fullSquares = Set("■◼⬛")

  /// Round buttons of which one is chosen, as signs and as recognisers read them.
  static let emptyRounds = Set("○◯⚪OoΟО0")
  /// The same, chosen.
  static let fullRounds = Set("●⚫◉⦿⊙🔘©®@")

  /// What stands between brackets where a box is ticked.
  static let ticks: Set<String> = ["x", "X", "v", "V", "✓", "✔", "×", "✗", "✘", "*", "•"]
  /// What stands between brackets where a box is empty.
  static let gaps: Set<String> = ["", "_", "__", "-", " ", "."]

  /// The opening signs with those that close them.
  static let brackets: [Character: Character] = ["[": "]", "(": ")", "|": "|", "{": "}"]

  /// How a text in brackets is a box.
  enum Bracket: Sendable {
    case empty(opening: Character)
    case ticked(opening: Character)

    /// Reads a whole text as a box in brackets, such as "[x]"; `nil` for others.
    init?(_ text: String) {
      guard let first = text.first, let closing = brackets[first], text.count > 1,
        text.last == closing
      else { return nil }
      let inner = String(text.dropFirst().dropLast())
      // Two strokes alone are no box, and braces are for programs.
      if first == "|" ? inner.contains("_") && gaps.contains(inner) : gaps.contains(inner) {
        self = .empty(opening: first)
      } else if first != "{", ticks.contains(inner.trimmingUnderlines) {
        self = .ticked(opening: first)
      } else {
        return nil
      }
    }

    var isTicked: Bool { if case .ticked = self { true } else { false } }

    var opening: Character {
      switch self {
      case .empty(let opening), .ticked(let opening): opening
      }
    }
  }
}

extension String {
  /// The text without underlines and spaces at its ends.
  var trimmingUnderlines: String {
    var text = Substring(self)
    while let first = text.first, first == "_" || first == " " { text.removeFirst() }
    while let last = text.last, last == "_" || last == " " { text.removeLast() }
    return String(text)
  }
}
