internal import Foundation

/// Writes a text with its marks apart and in one with their letters, as texts may have either.
struct CanonicalSpellings {
  /// Whether a scalar has another spelling or makes one with the scalar before it.
  private var mayChange: [Unicode.Scalar: Bool] = [:]

  /// All canonical spellings of a text, each once; the text itself first.
  ///
  /// The mapping is asked only where a scalar of the text has another spelling.
  mutating func all(of text: String) -> [String] {
    guard !text.utf8.allSatisfy(\.isASCII), text.unicodeScalars.contains(where: { changes($0) })
    else { return [text] }
    let joined = text.precomposedStringWithCanonicalMapping
    var spellings = [text]
    for spelling in [
      text.decomposedStringWithCanonicalMapping, joined, Self.withJoinedDots(joined),
    ]
    where !spellings.contains(where: { $0.utf8.elementsEqual(spelling.utf8) }) {
      spellings.append(spelling)
    }
    return spellings
  }

  private mutating func changes(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return false }
    if let known = mayChange[scalar] { return known }
    let isMark: Bool =
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark: true
      default: false
      }
    let apart = String(scalar).decomposedStringWithCanonicalMapping
    let changes = isMark || !apart.unicodeScalars.elementsEqual(CollectionOfOne(scalar))
    mayChange[scalar] = changes
    return changes
  }

  /// A text with Devanagari's letters and their dots in one, which the mapping never makes.
  private static func withJoinedDots(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.value == 0x93C, let last = scalars.last,
        let place = dottedLetters.firstIndex(of: last),
        let joined = Unicode.Scalar(0x958 + UInt32(place))
      {
        scalars.removeLast()
        scalars.append(joined)
      } else {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  private static var dottedLetters: [Unicode.Scalar] { ["क", "ख", "ग", "ज", "ड", "ढ", "फ", "य"] }
}
