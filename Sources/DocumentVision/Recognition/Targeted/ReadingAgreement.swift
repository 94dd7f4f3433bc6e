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
  ///
  /// A space that the column doesn't have was none where it stands beside a mark of an address, and
  /// may be a dot that was hard to see.
  func isLookAlike(_ text: String, of printed: String, _ alphabet: ColumnAlphabet) -> Bool {
    let (old, new) = (Array(printed), Array(text))
    let hasSpaces = alphabet.characters.contains(" ")
    var place = 0
    for (index, character) in old.enumerated() {
      let next = place < new.count ? new[place] : nil
      if character == next {
        place += 1
      } else if character == " ", !hasSpaces {
        if next == "." {
          place += 1
        } else if !Self.isBesideMark(index, in: old) {
          return false
        }
      } else if let next, !alphabet.characters.contains(character),
        CharacterConfusions.mayBeSame(String(character), String(next))
          || alphabet.kind == .emails && character == "," && next == "."
      {
        place += 1
      } else {
        return false
      }
    }
    return place == new.count
  }

  private static func isBesideMark(_ index: Int, in text: [Character]) -> Bool {
    [index - 1, index + 1].contains { text.indices.contains($0) && "@.-_".contains(text[$0]) }
  }
}
