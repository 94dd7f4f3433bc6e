import DocumentModel

/// Reads soft text, as that of few pixels enlarged is, and faint print in several views.
///
/// Strokes that are pale and broken in one view are whole in another, and which one it is differs from
/// word to word. Larger and darker shows thin strokes; the engine's own analysis of a page drops lines
/// of broken letters, which it reads where it is told that there is text.
struct SoftReading {
  let recognizer: any PageRecognizer
  let hints: RecognitionHints
  let textHeight: Double
  var thresholds = TargetedReadingThresholds().soft

  /// The first reading of a whole page with the lines of another one that makes more of them.
  ///
  /// More is what has more characters, each counted by how sure it is beyond what chance gives. A
  /// reading in another layout has other lines, so it has to make clearly more of the page first.
  ///
  /// - Parameters:
  ///   - first: What was read first.
  ///   - bounds: The page.
  ///   - isSoft: Whether the text is soft, which is read again if that went badly.
  ///   - isFaint: Whether the print is faint, which is read again unless that went well.
  /// - Returns: The words of the readings' better lines.
  /// - Throws: What the recogniser throws.
  func fullest(
    _ first: [RecognizedWord], of bounds: PageRect, isSoft: Bool, isFaint: Bool
  ) async throws -> [RecognizedWord] {
    let regions = views(of: bounds, first: first.meanConfidence, isSoft: isSoft, isFaint: isFaint)
    guard !regions.isEmpty else { return first }
    let others = try await recognizer.words(in: regions, hints: hints)
    let best = others.max { yield(of: $0) < yield(of: $1) } ?? []
    let isSure = best.meanConfidence >= first.meanConfidence
    guard
      regions.allSatisfy({ $0.layout == .automatic })
        || isSure && yield(of: best) > yield(of: first) * thresholds.clearGain
    else { return first }
    return LineChoice(yield: yield).words(first, best)
  }

  private func views(
    of bounds: PageRect, first confidence: Float, isSoft: Bool, isFaint: Bool
  ) -> [RecognitionRegion] {
    var views: [RecognitionRegion] = []
    if isFaint, confidence < thresholds.sureFaintText {
      views.append(RecognitionRegion(box: bounds, tone: .darkened))
    }
    if isSoft, confidence < thresholds.sureSoftText {
      let layouts: [RecognitionRegion.Layout] = [.singleBlock, .sparse]
      views += layouts.map {
        RecognitionRegion(box: bounds, layout: $0, scale: scale, tone: .darkened)
      }
    }
    return views
  }

  /// The views of a part of a page that are read one after another.
  func views(of region: RecognitionRegion) -> [RecognitionRegion] {
    let tones: [RecognitionRegion.Tone] = [.asPrinted, .darkened]
    return tones.map { tone in
      var view = region
      (view.scale, view.tone) = (scale, tone)
      return view
    }
  }

  private var scale: Double {
    min(thresholds.greatestScale, max(1, thresholds.letterHeight / max(1, textHeight)))
  }

  private func yield(of words: [RecognizedWord]) -> Float {
    words.reduce(0) { sum, word in
      let confidence = word.confidence.isNaN ? 0 : word.confidence
      return sum + Float(word.text.count) * (confidence - thresholds.chanceConfidence)
    }
  }
}
