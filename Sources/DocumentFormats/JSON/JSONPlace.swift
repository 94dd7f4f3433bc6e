import DataDetectors
import DocumentModel
import Foundation

extension JSONDocument.Place {
  /// The place of a region; `nil` for one without points.
  init?(_ region: NormalizedRegion, imageSize: CGSize?) {
    guard !region.points.isEmpty else { return nil }
    let box = region.boundingBox
    let flipped = box.verticallyFlipped().cgRect
    normalized = JSONDocument.Box(
      x: JSONNumber.share(flipped.minX), y: JSONNumber.share(flipped.minY),
      width: JSONNumber.share(flipped.width), height: JSONNumber.share(flipped.height))
    pixels = imageSize.map { size in
      let rect = box.toImageCoordinates(size, origin: .upperLeft)
      return JSONDocument.Box(
        x: JSONNumber.pixel(rect.minX), y: JSONNumber.pixel(rect.minY),
        width: JSONNumber.pixel(rect.width), height: JSONNumber.pixel(rect.height))
    }
    outline =
      region == NormalizedRegion(box)
      ? nil
      : region.points.map { [JSONNumber.share($0.x), JSONNumber.share(1 - $0.y)] }
  }
}

/// Rounds numbers to what they can mean, so that output is short and stable.
///
/// Numbers that aren't finite are written as zero.
enum JSONNumber {
  static func pixel(_ value: CGFloat) -> Double { rounded(Double(value), steps: 100) }
  static func share(_ value: CGFloat) -> Double { rounded(Double(value), steps: 1_000_000) }
  static func share(_ value: Float) -> Double { rounded(Double(value), steps: 10_000) }

  private static func rounded(_ value: Double, steps: Double) -> Double {
    let result = (value * steps).rounded() / steps
    // A negative zero would be written with its sign.
    return result.isFinite && result != 0 ? result : 0
  }
}

extension DataDetector.Match.SemanticDetails {
  var kindName: String {
    switch self {
    case .calendarEvent: "calendarEvent"
    case .emailAddress: "emailAddress"
    case .flightNumber: "flightNumber"
    case .link: "link"
    case .measurement: "measurement"
    case .moneyAmount: "moneyAmount"
    case .paymentIdentifier: "paymentIdentifier"
    case .phoneNumber: "phoneNumber"
    case .postalAddress: "postalAddress"
    case .shipmentTrackingNumber: "shipmentTrackingNumber"
    }
  }

  /// Whether the details can be written: not with a unit that has no stable name.
  var isEncodable: Bool {
    guard case .measurement(let measurement) = self else { return true }
    return measurement.value.isFinite
      && measurement.possibleDimensions.allSatisfy { KnownUnit.of($0) != nil }
  }
}
