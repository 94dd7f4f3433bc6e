/// Brings words into the form in which tables of words keep them.
enum LatinFolding {
  /// A word in lower case, letters of Latin and Greek script without accents; others stay.
  static func fold(_ units: ArraySlice<UInt8>) -> String {
    if units.allSatisfy(\.isASCII) {
      return String(decoding: units.map { $0.isUppercase ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
    var folded = ""
    for scalar in String(decoding: units, as: UTF8.self).unicodeScalars {
      if scalar.isUnspacedScript, scalar.value < 0xFF00 {
        folded.unicodeScalars.append(scalar)
        continue
      }
      if scalar.properties.generalCategory == .nonspacingMark { continue }
      let lower = scalar.lowercase
      if let plain = plain[lower] {
        folded += plain
      } else {
        folded.unicodeScalars.append(lower)
      }
    }
    return folded
  }

  private static let plain: [Unicode.Scalar: String] = {
    let rows = [
      ("a", "àáâãäåāăą"), ("c", "çćĉċč"), ("d", "ďđð"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"),
      ("h", "ĥħ"), ("i", "ìíîïĩīĭįıİ"), ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľŀł"), ("n", "ñńņňŉ"),
      ("o", "òóôõöøōŏő"), ("r", "ŕŗř"), ("s", "śŝşšș"), ("ss", "ß"), ("t", "ţťŧț"),
      ("u", "ùúûüũūŭůűų"), ("w", "ŵ"), ("y", "ýÿŷ"), ("z", "źżž"), ("ae", "æ"), ("oe", "œ"),
      ("th", "þ"), ("α", "ά"), ("ε", "έ"), ("η", "ή"), ("ι", "ίϊΐ"), ("ο", "ό"), ("υ", "ύϋΰ"),
      ("ω", "ώ"),
    ]
    return rows.reduce(into: [:]) { map, row in
      for scalar in row.1.unicodeScalars { map[scalar] = row.0 }
    }
  }()
}
