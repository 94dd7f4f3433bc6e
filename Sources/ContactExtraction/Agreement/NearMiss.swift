extension Contact {
  /// Marks name and email where a word of one is a word of the other but for one letter.
  ///
  /// "Jonson" beside "johnson@…" is either a misreading or another spelling; which, can't be told.
  /// "Löwenthal" beside "loewenthal@…" is neither: emails are written without marks.
  mutating func compareNameWithEmail(shortest: Int) {
    guard let name, let email, name.value.contains(where: \.isLetter) else { return }
    let local = email.value.prefix { $0 != "@" }
    let pieces = local.split { !$0.isLetter }.map { WordFolding.joined(String($0)) }
    let words = WordFolding.words(name.value).filter { $0.count >= shortest }
    let hasNearMiss = words.contains { word in
      // The email may hold an initial before the name, as in "jsmith".
      let forms = pieces.flatMap { [$0, String($0.dropFirst())] }
      let plain = WordFolding.transliterated(word)
      return !pieces.contains {
        $0.contains(word) || WordFolding.transliterated($0).contains(plain)
      }
        && forms.contains {
          $0.count >= shortest
            && (WordFolding.isNear($0, word, slips: 1)
              || WordFolding.isNear(WordFolding.transliterated($0), plain, slips: 1))
        }
    }
    guard hasNearMiss else { return }
    self.name?.doubts.append(.almostMatchesEmail)
    emails[0].doubts.append(.almostMatchesEmail)
  }
}
