/// The words that captions and notes begin with, in several languages.
enum CaptionWords {
  /// What the captions of tables and figures begin with.
  static let all: Set<String> = [
    "table", "tab", "figure", "fig", "exhibit", "chart", "listing", "tabelle", "abbildung", "abb",
    "tableau", "tabla", "cuadro", "figura", "gráfico", "tabella", "tabela", "tabel", "figuur",
    "표", "그림", "表", "图", "図",
  ]

  /// What the notes below tables and figures begin with.
  static let notes: Set<String> = [
    "source", "sources", "nb", "note", "notes", "remark", "remarks", "quelle", "quellen",
    "anmerkung",
    "anmerkungen", "hinweis", "remarque", "fuente", "nota", "notas", "fonte", "bron", "opmerking",
    "출처", "주", "出典", "注", "资料来源", "来源",
  ]

  /// Whether a text's first word is one that notes begin with.
  static func beginsNote(_ word: String) -> Bool {
    notes.contains(word.lowercased().trimmingSuffix { !$0.isLetter })
  }

  /// Whether words begin with such a word and a number.
  static func beginCaption(_ words: [LayoutWord]) -> Bool {
    guard words.count > 1, begins(words[0].text), let number = words[1].text.first else {
      return false
    }
    return number.isNumber || words[1].text.count <= 2
  }

  /// Whether a text's first word is one that captions begin with.
  static func begins(_ word: String) -> Bool {
    all.contains(word.lowercased().trimmingSuffix { !$0.isLetter })
  }
}

extension StringProtocol {
  /// The text without the characters at its end that a condition holds for.
  func trimmingSuffix(while condition: (Character) -> Bool) -> String {
    var text = Substring(self)
    while let last = text.last, condition(last) { text.removeLast() }
    return String(text)
  }
}
