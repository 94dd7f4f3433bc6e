import DataDetectors
import Testing

/// A text whose expected matches stand between ⟦ and ⟧.
struct MarkedText {
  var text = ""
  var marked: [String] = []
  var utf8Ranges: [Range<Int>] = []

  init(_ picture: String) {
    var start = 0
    for character in picture {
      switch character {
      case "⟦": start = text.utf8.count
      case "⟧":
        let units = Array(text.utf8)[start...]
        marked.append(String(decoding: units, as: UTF8.self))
        utf8Ranges.append(start..<text.utf8.count)
      default: text.append(character)
      }
    }
  }
}

/// One row of a table of texts: the picture, and the values that the marks stand for.
struct Row: CustomTestStringConvertible, Sendable {
  let picture: String
  /// The values; empty when they read as printed.
  let values: [String]

  init(_ picture: String, _ values: String...) {
    self.picture = picture
    self.values = values
  }

  var testDescription: String { picture }
}
