extension [RecognizedWord] {
  /// The number of characters.
  package var characterCount: Int { reduce(0) { $0 + $1.text.count } }

  /// How sure the reading is, weighted by the length of the words, 0…1; 0 of none.
  package var meanConfidence: Float { meanConfidence { $0.text.count } }

  /// How sure the reading is, 0…1, where each word weighs what it is given; 0 without any weight.
  ///
  /// A confidence that is no number counts as 0.
  package func meanConfidence(weighing weight: (RecognizedWord) -> Int) -> Float {
    var (sum, total): (Float, Float) = (0, 0)
    for word in self {
      let weight = Float(weight(word))
      sum += (word.confidence.isNaN ? 0 : word.confidence) * weight
      total += weight
    }
    return total > 0 ? sum / total : 0
  }
}
