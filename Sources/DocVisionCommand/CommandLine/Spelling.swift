/// Guesses what somebody meant to type.
enum Spelling {
  /// The name that a word comes nearest to, if few letters are wrong.
  static func nearest(to word: String, among names: [String]) -> String? {
    let distances = names.map { (name: $0, distance: distance(word, $0)) }
    guard let best = distances.min(by: { $0.distance < $1.distance }),
      best.distance <= max(1, best.name.count / lettersPerSlip)
    else { return nil }
    return best.name
  }

  /// One slip is forgiven for so many letters.
  private static let lettersPerSlip = 3

  /// How many slips make one word the other: a letter too many, too few or wrong, or two swapped.
  private static func distance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first), Array(second))
    var rows = [Array(0...second.count)]
    for (index, letter) in first.enumerated() {
      var row = [index + 1]
      for (column, other) in second.enumerated() {
        let isSwapped =
          index > 0 && column > 0 && first[index - 1] == other && letter == second[column - 1]
        row.append(
          min(
            rows[index][column] + (letter == other ? 0 : 1), rows[index][column + 1] + 1,
            row[column] + 1, isSwapped ? rows[index - 1][column - 1] + 1 : .max))
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }
}
