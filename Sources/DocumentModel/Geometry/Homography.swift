/// A projective map of the plane, as a 3×3 matrix in row order.
///
/// Method: Hartley and Zisserman, "Multiple View Geometry in Computer Vision", section 2.3.
public struct Homography: Codable, Hashable, Sendable {
  /// The nine entries in row order.
  public let entries: [Double]

  /// Makes a map from nine entries in row order; any other count gives the identity.
  public init(entries: [Double]) {
    let isUsable = entries.count == 9 && entries.allSatisfy(\.isFinite)
    self.entries = isUsable ? entries : [1, 0, 0, 0, 1, 0, 0, 0, 1]
  }

  /// Makes the affine map x' = a·x + b·y + c, y' = d·x + e·y + f.
  public init(affine a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double) {
    self.init(entries: [a, b, c, d, e, f, 0, 0, 1])
  }

  /// The map that changes nothing.
  public static let identity = Homography(entries: [1, 0, 0, 0, 1, 0, 0, 0, 1])

  /// Maps a point; a point on the horizon maps to the origin.
  public func map(_ point: PagePoint) -> PagePoint {
    let m = entries
    let w = m[6] * point.x + m[7] * point.y + m[8]
    guard w != 0, w.isFinite else { return PagePoint(x: 0, y: 0) }
    return PagePoint(
      x: (m[0] * point.x + m[1] * point.y + m[2]) / w,
      y: (m[3] * point.x + m[4] * point.y + m[5]) / w)
  }

  /// The map that first applies this one and then the other.
  public func followed(by next: Homography) -> Homography {
    let (a, b) = (next.entries, entries)
    var product = [Double](repeating: 0, count: 9)
    for row in 0..<3 {
      for column in 0..<3 {
        product[row * 3 + column] =
          a[row * 3] * b[column] + a[row * 3 + 1] * b[3 + column] + a[row * 3 + 2] * b[6 + column]
      }
    }
    return Homography(entries: product)
  }

  /// The inverse map, or `nil` where the matrix is singular.
  public var inverted: Homography? {
    let m = entries
    let cofactors = [
      m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
      m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
      m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
    ]
    let determinant = m[0] * cofactors[0] + m[1] * cofactors[3] + m[2] * cofactors[6]
    guard determinant != 0, determinant.isFinite else { return nil }
    let inverse = cofactors.map { $0 / determinant }
    return inverse.allSatisfy(\.isFinite) ? Homography(entries: inverse) : nil
  }
}

extension Homography {
  /// Reads a map; any other count than nine entries gives the identity.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(entries: try values.decode([Double].self, forKey: .entries))
  }
}
