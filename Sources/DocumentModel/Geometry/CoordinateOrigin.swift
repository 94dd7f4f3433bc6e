/// The corner that image coordinates are counted from.
public enum CoordinateOrigin: String, Codable, Hashable, Sendable {
  /// The top left corner; y grows downwards.
  case upperLeft
  /// The bottom left corner; y grows upwards.
  case lowerLeft
}

/// Something with an upright box in the normalised image.
public protocol BoundingBoxProviding {
  /// The upright box, normalised, origin at the lower left.
  var boundingBox: NormalizedRect { get }
}

/// Something with a region in the normalised image.
public protocol BoundingRegionProviding {
  /// The region's outline, normalised, origin at the lower left.
  var boundingRegion: NormalizedRegion { get }
}

/// Something with four corners in the normalised image.
///
/// The corners are named as the text is read: the top left corner of a word on a page that was
/// turned upside down lies at the lower right of the image.
public protocol QuadrilateralProviding: BoundingBoxProviding {
  /// The corner at the start of the top edge.
  var topLeft: NormalizedPoint { get }
  /// The corner at the end of the top edge.
  var topRight: NormalizedPoint { get }
  /// The corner at the start of the bottom edge.
  var bottomLeft: NormalizedPoint { get }
  /// The corner at the end of the bottom edge.
  var bottomRight: NormalizedPoint { get }
}

/// The outline of a region: a polygon that may have more than four corners.
public typealias NormalizedRegion = ContoursObservation.Contour
