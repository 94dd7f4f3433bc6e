/// How large the text of a page is: the measures that all thresholds are multiples of.
struct TextScale: Hashable, Sendable {
  /// The median height of a word's box.
  let textHeight: Double
  /// The median type size, estimated from heights and letter shapes.
  let typeSize: Double
  /// The median width of a character.
  let characterWidth: Double
  /// The median distance between two neighbouring baselines.
  var linePitch: Double
  /// The median width of the strokes as a share of the type size, where the recogniser tells them.
  var weight: Double?
  /// How many words the measures rest on.
  let wordCount: Int
  /// How many baseline distances ``linePitch`` rests on; zero where it is a fallback.
  let pitchCount: Int

  /// The length of a multiple of the text height.
  func length(_ heights: TextHeights) -> Double { heights.count * textHeight }

  /// The length of a multiple of the character width.
  func length(_ widths: CharacterWidths) -> Double { widths.count * characterWidth }

  /// The length of a multiple of the line pitch.
  func length(_ pitches: LinePitches) -> Double { pitches.count * linePitch }
}
