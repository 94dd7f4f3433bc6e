/// The words that stand by the number of a page, in many languages.
enum PageNumberWords {
  static let all: Set<String> = [
    "page", "p", "p.", "of", "seite", "von", "s.", "página", "pág.", "de", "sur", "pagina", "di",
    "van", "strona", "z", "sida", "av",
  ]
}

extension LayoutWord {
  /// Whether the word is digits alone.
  var isPlainNumber: Bool {
    shape.digitCount > 0 && shape.digitCount == characterCount
  }
}

extension [LayoutWord] {
  /// Whether the words say nothing but a page's number: "7", "- 7 -", "Page 7", "7 / 9", "7 of 9".
  var isPageNumber: Bool {
    let numbers = count(where: \.isPlainNumber)
    let letters = filter { $0.shape.letterCount > 0 }
    return numbers > 0 && numbers <= 2
      && letters.allSatisfy { PageNumberWords.all.contains($0.text.lowercased()) }
  }
}
