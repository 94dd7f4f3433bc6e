/// How positions on the upright page map to the image as displayed.
///
/// Imaging straightens pages; layout works on the straightened page; at assembly every region goes
/// once through this transform, so that results can be drawn over what the user sees. Both
/// directions are exact to rounding for ``homography(_:)``; for ``displacement(_:then:)`` the inverse is found by
/// iteration to within a tenth of a pixel wherever the grid is locally invertible.
public enum PageTransform: Codable, Hashable, Sendable {
  /// The upright page is the displayed image.
  case identity
  /// A projective map, which covers quarter turns, skew, scale, cropping and perspective.
  case homography(Homography)
  /// A displacement that varies over the page, for curled pages, and the projective map that the
  /// displaced page goes through after it.
  case displacement(DisplacementGrid, then: Homography = .identity)

  /// Maps a position on the upright page to the displayed image; both in pixels, origin top left.
  public func displayed(_ point: PagePoint) -> PagePoint {
    switch self {
    case .identity: point
    case .homography(let homography): homography.map(point)
    case .displacement(let grid, let next): next.map(grid.map(point))
    }
  }

  /// Maps a position in the displayed image to the upright page.
  ///
  /// Returns `nil` where the transform can't be inverted.
  public func upright(_ point: PagePoint) -> PagePoint? {
    switch self {
    case .identity: point
    case .homography(let homography): homography.inverted?.map(point)
    case .displacement(let grid, let next): next.inverted.flatMap { grid.inverseMap($0.map(point)) }
    }
  }
}
