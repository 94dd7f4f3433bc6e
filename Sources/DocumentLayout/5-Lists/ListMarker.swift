internal import DocumentModel

/// The kinds of marker that items of one list share.
enum MarkerFamily: Hashable, Sendable {
  case bullet
  case hyphen
  case decimal(Enclosure)
  case composite(depth: Int)
  case circled
  case lowercase(Enclosure)
  case uppercase(Enclosure)
  case roman(Enclosure)
  /// A sign that is a bullet by its position alone.
  case odd
  /// A box that can be ticked.
  case box

  /// What follows or surrounds a number or letter.
  enum Enclosure: Hashable, Sendable { case period, parenthesis, parentheses, brackets }

  /// The public kind, where there is one.
  var kind: DocumentObservation.Container.List.Marker? {
    switch self {
    case .bullet, .odd, .box: .bullet
    case .hyphen: .hyphen
    case .decimal: .decimal
    case .composite: .compositeDecimal
    case .circled: .decorativeDecimal
    case .lowercase: .lowercaseLatin
    case .uppercase: .uppercaseLatin
    case .roman: nil
    }
  }

  /// Whether the marker is a bullet, as printed or as misread.
  var isBullet: Bool { self == .bullet || self == .odd }

  /// Whether the markers count, so that they must follow each other.
  var isCounting: Bool {
    switch self {
    case .bullet, .hyphen, .odd, .box: false
    default: true
    }
  }
}

/// A list item's marker as its first word begins.
struct ListMarker: Sendable {
  /// What kind it is.
  let family: MarkerFamily
  /// What it counts, from 1; zero for markers that don't.
  let value: Int
  /// How many UTF-8 units of the word belong to it.
  let utf8Count: Int
  /// The box, where the marker is one that can be ticked.
  var box: BoxMark?
  /// What is printed, where the recogniser's reading can't be.
  var printed: String?

  /// Reads the marker at the start of a word; `nil` where there is none.
  init?(_ text: String) {
    guard let first = text.first else { return nil }
    if MarkerSigns.bullets.contains(first) {
      self.init(family: .bullet, value: 0, utf8Count: first.utf8.count)
    } else if MarkerSigns.hyphens.contains(text) {
      self.init(family: .hyphen, value: 0, utf8Count: text.utf8.count)
    } else if let value = MarkerSigns.circledValue(first) {
      self.init(family: .circled, value: value, utf8Count: first.utf8.count)
    } else if let (family, value) = Self.enclosed(text) {
      self.init(family: family, value: value, utf8Count: text.utf8.count)
    } else {
      return nil
    }
  }

  /// The marker as a Roman number, where it is a single letter that can be one.
  var asRoman: ListMarker? {
    let letter: (enclosure: MarkerFamily.Enclosure, first: Unicode.Scalar)
    switch family {
    case .lowercase(let enclosure): letter = (enclosure, "a")
    case .uppercase(let enclosure): letter = (enclosure, "A")
    default: return nil
    }
    guard let scalar = Unicode.Scalar(letter.first.value + UInt32(clamping: value - 1)),
      let number = MarkerSigns.romanValue(Substring(String(scalar)))
    else { return nil }
    return ListMarker(family: .roman(letter.enclosure), value: number, utf8Count: utf8Count)
  }

  init(family: MarkerFamily, value: Int, utf8Count: Int) {
    self.family = family
    self.value = value
    self.utf8Count = utf8Count
  }

  /// A number or letter with a period or parentheses, or a number of several parts.
  private static func enclosed(_ text: String) -> (MarkerFamily, Int)? {
    var core = Substring(text)
    let enclosure: MarkerFamily.Enclosure
    if core.hasPrefix("[") && "])".contains(text.last ?? " ")
      || core.hasPrefix("(") && core.hasSuffix("]")
    {
      enclosure = .brackets
      core = core.dropFirst().dropLast()
    } else if core.hasPrefix("("), core.hasSuffix(")") {
      enclosure = .parentheses
      core = core.dropFirst().dropLast()
    } else if core.hasSuffix(")") {
      enclosure = .parenthesis
      core = core.dropLast()
    } else if core.hasSuffix(".") {
      enclosure = .period
      core = core.dropLast()
    } else if core.contains(".") {
      enclosure = .period
    } else {
      return nil
    }
    if core.contains(".") { return composite(core) }
    // Four digits are a year.
    if let value = Int(core), value > 0, value < MarkerSigns.firstYear {
      return (.decimal(enclosure), value)
    }
    return letter(core, enclosure)
  }

  private static func composite(_ core: Substring) -> (MarkerFamily, Int)? {
    let parts = core.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    let values = parts.compactMap(\.self)
    guard values.count == parts.count, let last = values.last,
      values.allSatisfy({ $0 > 0 && $0 < MarkerSigns.firstYear }),
      !core.contains(".0")
    else { return nil }
    return (.composite(depth: values.count), last)
  }

  private static func letter(
    _ core: Substring, _ enclosure: MarkerFamily.Enclosure
  ) -> (MarkerFamily, Int)? {
    if core.count > 1 {
      return MarkerSigns.romanValue(core).map { (.roman(enclosure), $0) }
    }
    guard let scalar = core.unicodeScalars.first, core.unicodeScalars.count == 1 else { return nil }
    if ("a"..."z").contains(scalar) {
      return (.lowercase(enclosure), Int(scalar.value) - Int(("a" as Unicode.Scalar).value) + 1)
    }
    if ("A"..."Z").contains(scalar) {
      return (.uppercase(enclosure), Int(scalar.value) - Int(("A" as Unicode.Scalar).value) + 1)
    }
    return nil
  }
}
