import DataDetectors
import DocumentModel

/// Numbers of parcels and flights that nothing but their shape speaks for.
///
/// One in ten numbers of a stock list satisfies some carrier's check digit. A column whose other
/// cells don't are no parcels, and neither is that one.
enum DoubtfulCodes {
  /// The matches of a cell in a column that doesn't hold their kind, without the doubtful ones.
  static func sifted(
    _ matches: [DataDetector.Match], columnKind: DataDetector.MatchType?,
    thresholds: DetectionContextThresholds
  ) -> [DataDetector.Match] {
    matches.filter { match in
      let kind = match.details.matchType
      return kind == columnKind || !codes.contains(kind) || match.confidence > thresholds.doubt
    }
  }

  private static let codes: DataDetector.MatchType = [.shipmentTrackingNumber, .flightNumber]
}
