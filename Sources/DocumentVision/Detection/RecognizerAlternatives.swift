import DataDetectors
import DocumentModel

extension DocumentObservation.Container.Text {
  /// The other readings that the recogniser had for words of the text, with their places in it.
  ///
  /// Empty for scripts without word spaces. Linear in the text.
  var recognizerAlternatives: [DataDetector.Alternative] {
    guard let words else { return [] }
    var alternatives: [DataDetector.Alternative] = []
    var rest = transcript[...]
    for word in words {
      rest = rest.drop(while: \.isWhitespace)
      // Words stand in the transcript in order; a marker's word isn't in its item's text.
      guard !word.transcript.isEmpty, rest.hasPrefix(word.transcript) else { continue }
      let end = rest.index(rest.startIndex, offsetBy: word.transcript.count)
      let range = rest.startIndex..<end
      rest = rest[end...]
      let others = word.candidates.dropFirst()
      guard !others.isEmpty, let place = transcript.utf8Offsets(of: range) else { continue }
      alternatives.append(
        DataDetector.Alternative(
          utf8Range: place,
          readings: others.map {
            DataDetector.Alternative.Reading(text: $0.string, confidence: $0.confidence)
          }))
    }
    return alternatives
  }
}
