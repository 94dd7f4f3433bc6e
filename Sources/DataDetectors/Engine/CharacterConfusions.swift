/// Which characters recognisers take for which: the one place that knows.
package enum CharacterConfusions {
  /// Signs that "@" is read as, as they stand in UTF-8.
  static let atSigns: [[UInt8]] = ["©", "®", "(at)", "[at]", "(a)", "(@"].map { Array($0.utf8) }

  /// The digit that a letter or mark is printed like, or `nil`.
  package static func digit(for unit: UInt8) -> UInt8? {
    switch Unicode.Scalar(unit) {
    case "O", "o", "Q", "D": .ascii("0")
    case "l", "I", "i", "|", "!": .ascii("1")
    case "Z", "z": .ascii("2")
    case "S": .ascii("5")
    case "b", "G": .ascii("6")
    case "B": .ascii("8")
    case "g", "q": .ascii("9")
    default: nil
    }
  }

  /// Whether two words may be the same one in print.
  package static func mayBeSame(_ printed: String, _ meant: String) -> Bool {
    shape(of: printed) == shape(of: meant)
  }

  /// A word with every character replaced by one that stands for all that look like it.
  private static func shape(of word: String) -> [UInt8] {
    var shape: [UInt8] = []
    for unit in word.utf8 {
      let lower = unit.isUppercase ? unit | 0x20 : unit
      let plain = letter(for: lower) ?? lower
      switch (shape.last, plain) {
      case (.ascii("r"), .ascii("n")): shape[shape.count - 1] = .ascii("m")
      case (.ascii("v"), .ascii("v")): shape[shape.count - 1] = .ascii("w")
      case (.ascii("c"), .ascii("l")): shape[shape.count - 1] = .ascii("d")
      default: shape.append(plain)
      }
    }
    return shape
  }

  private static func letter(for unit: UInt8) -> UInt8? {
    switch Unicode.Scalar(unit) {
    case "0": .ascii("o")
    case "1", "i", "|", "!", "]", "[", "}", "{": .ascii("l")
    case "2": .ascii("z")
    case "5", "$": .ascii("s")
    case "6": .ascii("b")
    case "8": .ascii("b")
    case "9", "q": .ascii("g")
    default: nil
    }
  }
}
