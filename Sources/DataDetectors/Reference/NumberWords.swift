/// Words before a number that say what it is.
enum NumberWords {
  /// What a word says of the number after it.
  enum Meaning {
    /// A phone number.
    case phone
    /// Another number, such as an account's.
    case other
  }

  /// What the last telling word of a range says, or `nil` when it has none.
  static func nearest(in text: ScannedText, _ range: Range<Int>) -> Meaning? {
    guard text[range].contains(where: { $0.isLetter || !$0.isASCII }) else { return nil }
    return text.words(in: range, endedBy: { !isPartOfWord($0) })
      .reversed().lazy.compactMap { meaning(of: text.string($0).lowercased()) }.first
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return UInt8(scalar.value).isLetter || scalar == "-" }
    return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
  }

  private static func meaning(of word: String) -> Meaning? {
    if phone.contains(word) { return .phone }
    if other.contains(word) { return .other }
    let units = Array(word.utf8)
    if phoneParts.contains(where: { holds(units, $0) }) { return .phone }
    if otherParts.contains(where: { holds(units, $0) }) { return .other }
    return nil
  }

  /// Whether a word holds a part somewhere.
  private static func holds(_ word: [UInt8], _ part: [UInt8]) -> Bool {
    guard let first = part.first, word.count >= part.count else { return false }
    return (0...word.count - part.count).contains { start in
      word[start] == first && word[start..<start + part.count].elementsEqual(part)
    }
  }

  private static let phone: Set<String> = [
    "tel", "phone", "phones", "ph", "cell", "mobile", "mobil", "fax", "call", "dial", "ring",
    "text", "sms", "hotline", "handy", "gsm", "tlf", "landline", "helpline", "whatsapp",
    "voicemail",
    "pager", "puhelin", "ligue", "appelez",
  ]

  private static let other: Set<String> = [
    "account", "acct", "card", "visa", "mastercard", "iban", "isbn", "issn", "ssn", "invoice",
    "order", "serial", "policy", "zip", "postcode", "vat", "tax", "ref", "reference", "id",
    "tracking", "conta", "cartão", "konto", "kontonummer", "rechnung", "customer", "po", "box",
    "express", "price", "total", "amount", "page", "pages", "version", "case",
  ]

  /// Parts of longer words, for languages that compound or write without spaces.
  private static let phoneParts = [
    "telefon", "telephon", "téléphon", "teléfon", "telefax", "phone", "电话", "電話", "手机", "携帯",
    "전화", "फोन", "фон", "هاتف", "điện",
  ].map { Array($0.utf8) }

  private static let otherParts = ["账号", "帐号", "卡号", "口座"].map { Array($0.utf8) }
}
