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

  /// How many letters have to be put in, left out or changed to make one word the other.
  private static func distance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in second.enumerated() {
        let changed = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, row[column] + 1, diagonal + 1)
      }
    }
    return row[second.count]
  }
}
