/// The words that captions begin with, in several languages.
enum CaptionWords {
  /// What the captions of tables and figures begin with.
  static let all: Set<String> = [
    "table", "tab", "figure", "fig", "exhibit", "chart", "listing", "tabelle", "abbildung", "abb",
    "tableau", "tabla", "cuadro", "figura", "gráfico", "tabella", "tabela", "tabel", "figuur",
    "표", "그림", "表", "图", "図",
  ]

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
