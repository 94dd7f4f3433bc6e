#if canImport(ImageIO)
  public import ImageIO
#else
  /// Where the stored picture's first row and column lie when it is displayed, with EXIF's numbers.
  ///
  /// Stands in for ImageIO's enum of this name where ImageIO is absent.
  public enum CGImagePropertyOrientation: UInt32, Codable, Hashable, Sendable, CaseIterable {
    /// First row at the top, first column on the left: stored as displayed.
    case up = 1
    /// First row at the top, first column on the right.
    case upMirrored = 2
    /// First row at the bottom, first column on the right.
    case down = 3
    /// First row at the bottom, first column on the left.
    case downMirrored = 4
    /// First row on the left, first column at the top.
    case leftMirrored = 5
    /// First row on the right, first column at the top: a quarter turn clockwise displays it.
    case right = 6
    /// First row on the right, first column at the bottom.
    case rightMirrored = 7
    /// First row on the left, first column at the bottom: a quarter turn anticlockwise displays it.
    case left = 8
  }
#endif

/// How a stored picture has to be turned or mirrored to be displayed.
public typealias ImageOrientation = CGImagePropertyOrientation
