#if Tesseract
  internal import CLeptonica
  package import DocumentModel

  /// A turn by a multiple of a right angle, clockwise.
  public enum QuarterTurn: Int, CaseIterable, Hashable, Sendable {
    /// No turn.
    case none
    /// A quarter to the right.
    case right
    /// Upside down.
    case half
    /// A quarter to the left.
    case left
  }

  extension QuarterTurn {
    /// The map from a turned picture back to one of this size.
    func map(to picture: PageSize) -> Homography {
      let (width, height) = (Double(picture.width), Double(picture.height))
      return switch self {
      case .none: .identity
      case .right: Homography(affine: 0, 1, 0, -1, 0, height)
      case .half: Homography(affine: -1, 0, width, 0, -1, height)
      case .left: Homography(affine: 0, -1, width, 1, 0, 0)
      }
    }
  }

  extension Raster {
    /// The picture turned.
    consuming func turned(by turn: QuarterTurn) throws(ImagingError) -> Raster {
      guard turn != .none else { return self }
      return try unsafe Raster.made(pixRotateOrth(pix, Int32(turn.rawValue)))
    }
  }

  extension PageImage {
    /// The image turned; linear in the pixels.
    package func turned(by turn: QuarterTurn) throws(ImagingError) -> PageImage {
      guard turn != .none else { return self }
      let turned = unsafe withPix { unsafe pixRotateOrth($0, Int32(turn.rawValue)) }
      return PageImage(try unsafe Raster.made(turned))
    }

    /// The band of so many rows, over the whole width, that holds the most ink.
    ///
    /// All of the image where that is no higher. Linear in the pixels.
    package func densestBand(height: Int) throws(ImagingError) -> PageRect {
      let size = PageSize(width: width, height: self.height)
      guard height > 0, height < self.height else { return size.bounds }
      let grey = try unsafe Raster.made(withPix { unsafe pixConvertTo8($0, 0) })
      let rows = grey.rowInk
      var sum = rows.prefix(height).reduce(0, +)
      var (best, top) = (sum, 0)
      for next in height..<rows.count {
        sum += rows[next] - rows[next - height]
        if sum > best { (best, top) = (sum, next - height + 1) }
      }
      return PageRect(
        left: 0, top: Double(top), right: Double(width), bottom: Double(top + height))
    }
  }

  extension Raster {
    /// The number of dark pixels in each row of an 8-bit picture.
    fileprivate var rowInk: [Int] {
      let (width, height) = (width, height)
      return unsafe withRows { data, wordsPerLine in
        (0..<height).map { y in
          let row = unsafe data + y * wordsPerLine
          return (0..<width).count { unsafe byte(row, $0) < 128 }
        }
      }
    }
  }
#endif
