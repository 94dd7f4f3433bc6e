public import Foundation

/// A quadrilateral in an image.
public struct RectangleObservation: VisionObservation, QuadrilateralProviding {
  /// The corner at the start of the top edge.
  public let topLeft: NormalizedPoint
  /// The corner at the end of the top edge.
  public let topRight: NormalizedPoint
  /// The corner at the end of the bottom edge.
  public let bottomRight: NormalizedPoint
  /// The corner at the start of the bottom edge.
  public let bottomLeft: NormalizedPoint
  /// How sure the observation is, 0…1.
  public let confidence: Float
  /// The request that led to the observation, where there was one.
  public let originatingRequestDescriptor: RequestDescriptor?

  /// Makes a quadrilateral from its corners.
  public init(
    topLeft: NormalizedPoint, topRight: NormalizedPoint, bottomRight: NormalizedPoint,
    bottomLeft: NormalizedPoint, confidence: Float = 1,
    originatingRequestDescriptor: RequestDescriptor? = nil
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
    self.confidence = confidence
    self.originatingRequestDescriptor = originatingRequestDescriptor
  }

  /// The quadrilateral's name, made from its corners.
  public var uuid: UUID {
    var name = ContentName()
    name.add("rectangle")
    name.add(boundingRegion.points)
    return name.uuid
  }

  /// The upright box round the four corners.
  public var boundingBox: NormalizedRect { boundingRegion.boundingBox }

  /// The four corners as an outline.
  public var boundingRegion: NormalizedRegion {
    NormalizedRegion(points: [topLeft, topRight, bottomRight, bottomLeft])
  }
}
