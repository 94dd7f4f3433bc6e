package import DocumentModel
import Foundation

/// Makes trees from plain strings, for tests that begin behind layout.
///
/// Every line gets a place of its own, so that equal texts in different places have different names.
package struct TreeSketch {
  /// How sure the recogniser is said to be of each line.
  package var confidence: Float
  /// The number of lines made so far, which gives the next one its place.
  private var lineCount = 0

  /// The most lines that find a place on the page.
  private static let linesOnPage = 1000.0

  /// Begins a sketch.
  package init(confidence: Float = 0.95) { self.confidence = confidence }

  /// A text of the string's lines, with its words where they are parted by spaces.
  package mutating func text(_ string: String) -> DocumentObservation.Container.Text {
    let lines = string.split(separator: "\n", omittingEmptySubsequences: false).map {
      line(String($0))
    }
    return DocumentObservation.Container.Text(lines: lines, words: words(of: lines))
  }

  /// A container of one paragraph, or of nothing for an empty string.
  package mutating func container(_ string: String) -> DocumentObservation.Container {
    string.isEmpty
      ? DocumentObservation.Container(blocks: [])
      : DocumentObservation.Container(blocks: [.text(text(string), .paragraph)])
  }

  private mutating func line(_ string: String) -> RecognizedTextObservation {
    let top = 1 - Double(lineCount) / Self.linesOnPage
    lineCount += 1
    let length = max(1, string.utf8.count)
    func region(_ range: Range<Int>) -> NormalizedRegion {
      NormalizedRegion(
        NormalizedRect(
          x: Double(range.lowerBound) / Double(length), y: top - 1 / Self.linesOnPage,
          width: Double(range.count) / Double(length), height: 1 / Self.linesOnPage))
    }
    var spans: [RecognizedText.Span] = []
    var offset = 0
    for character in string {
      let count = String(character).utf8.count
      if !character.isWhitespace {
        spans.append(
          .init(utf8Range: offset..<(offset + count), region: region(offset..<(offset + count))))
      }
      offset += count
    }
    return RecognizedTextObservation(
      best: RecognizedText(string: string, confidence: confidence, spans: spans),
      region: region(0..<length))
  }

  private func words(of lines: [RecognizedTextObservation]) -> [RecognizedTextObservation] {
    lines.flatMap { line in
      line.transcript.split(separator: " ").map { word in
        let range = word.startIndex..<word.endIndex
        let region = line.candidates.first?.boundingBox(for: range)?.boundingRegion
        return RecognizedTextObservation(
          best: RecognizedText(string: String(word), confidence: line.confidence),
          region: region ?? line.boundingRegion)
      }
    }
  }
}
