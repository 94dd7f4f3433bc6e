internal import DocumentModel

/// How far the text of a page is from running level and standing upright.
///
/// Straightening leaves up to half a degree of skew, and photographs a little perspective. The slope
/// of lines varies with the height on the page, the lean of columns with the distance from the left.
struct Slant: Hashable, Sendable {
  /// The point that stays in place.
  let center: PagePoint
  /// The slope of text lines at the centre, as a tangent.
  let slope: Double
  /// The change of the slope for one pixel down.
  let slopeChange: Double
  /// The lean of columns at the centre, as a tangent.
  let lean: Double
  /// The change of the lean for one pixel to the right.
  let leanChange: Double

  /// The slant of a page that needs no straightening.
  static let none = Slant(
    center: PagePoint(x: 0, y: 0), slope: 0, slopeChange: 0, lean: 0, leanChange: 0)

  /// How far a point moves when the page is straightened.
  func shift(at point: PagePoint) -> PagePoint {
    let (x, y) = (point.x - center.x, point.y - center.y)
    return PagePoint(x: -(lean + leanChange * x) * y, y: -(slope + slopeChange * y) * x)
  }

  /// Where a point of the straightened page lies on the page as given.
  func original(_ point: PagePoint) -> PagePoint {
    let shift = shift(at: point)
    return PagePoint(x: point.x - shift.x, y: point.y - shift.y)
  }

  /// The box on the page as given that holds a box of the straightened page.
  func original(_ box: PageRect) -> PageRect {
    guard self != .none else { return box }
    let corners = [
      PagePoint(x: box.left, y: box.top), PagePoint(x: box.right, y: box.top),
      PagePoint(x: box.left, y: box.bottom), PagePoint(x: box.right, y: box.bottom),
    ].map(original)
    return PageRect.bounding(
      corners.map { PageRect(left: $0.x, top: $0.y, right: $0.x, bottom: $0.y) }) ?? box
  }
}
