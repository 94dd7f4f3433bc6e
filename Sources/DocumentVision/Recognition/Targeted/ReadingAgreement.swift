import DataDetectors
import DocumentModel

/// Judges whether a reading in a column's own characters puts the first one right.
///
/// Confidence says little here: a recogniser that may not say what it sees is never sure. So the
/// second reading has to be a whole value, and to repeat the first but for spaces that the column
/// doesn't have and for characters outside it, each replaced by one that looks like it. Where it
/// says more than that, it has to be sure by itself.
struct ReadingAgreement {
  let thresholds: TargetedReadingThresholds.Columns

  /// Whether the second reading is better than the first.
  func isPutRight(
    _ second: [RecognizedWord], before first: [RecognizedWord], _ alphabet: ColumnAlphabet
  ) -> Bool {
    let text = second.line
    guard !second.isEmpty, text != first.line, alphabet.isWhole(text) else { return false }
    return isLookAlike(text, of: first.line, alphabet)
      || second.leastConfidence >= max(thresholds.leastConfidence, first.leastConfidence)
  }

  /// Whether a text is another but for characters that the column can't have.
  func isLookAlike(_ text: String, of printed: String, _ alphabet: ColumnAlphabet) -> Bool {
    let hasSpaces = alphabet.characters.contains(" ")
    let old = printed.filter { hasSpaces || $0 != " " }
    guard text.count == old.count else { return false }
    return zip(old, text).allSatisfy { old, new in
      old == new
        || !alphabet.characters.contains(old)
          && CharacterConfusions.mayBeSame(String(old), String(new))
    }
  }
}
