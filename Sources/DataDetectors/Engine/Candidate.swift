/// What one detector proposes, before overlaps are settled.
struct Candidate {
  /// Where it stands: offsets into the UTF-8 view of the text.
  var range: Range<Int>
  var details: DataDetector.Match.SemanticDetails
  var repair: DataDetector.Match.Repair?
  var confidence: Float = DetectionThresholds.certain
  /// Other values that the same text may stand for, likeliest first.
  var otherReadings: [DataDetector.Match.SemanticDetails] = []
  var style: DataDetector.Match.HighlightStyle = .regular

  /// Whether every character of another candidate belongs to this one.
  func contains(_ other: Candidate) -> Bool {
    range.lowerBound <= other.range.lowerBound && other.range.upperBound <= range.upperBound
  }
}
