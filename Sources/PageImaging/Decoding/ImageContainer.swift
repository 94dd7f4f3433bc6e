#if Tesseract
  /// What a file's own structure tells before anything is decoded.
  ///
  /// Two steps, so that limits can be checked in between: the initialiser reads headers only, and
  /// ``decodable(page:)`` then looks at the whole file, finds what is cut off or damaged, and
  /// hands out bytes that a decoder can take without complaint.
  protocol ImageContainer {
    /// The pages, in order; never empty.
    var pages: [PageExtent] { get }

    init(_ bytes: ImageBytes) throws(ImageFlaw)

    /// The bytes to decode for one page, and the decoder's number for it.
    func decodable(page index: Int) throws(ImageFlaw) -> [UInt8]
  }

  /// The size of a page as stored, and the way it is to be displayed.
  struct PageExtent {
    var width: Int
    var height: Int
    /// EXIF's number, 1 to 8.
    var orientation = 1

    init(width: Int?, height: Int?, orientation: Int = 1) throws(ImageFlaw) {
      guard let width, let height else { throw .truncated }
      guard width > 0, height > 0 else { throw .corrupt("the size is \(width) × \(height)") }
      self.width = width
      self.height = height
      self.orientation = (1...8).contains(orientation) ? orientation : 1
    }

    /// Makes the page as large as it is with square pixels.
    ///
    /// A fax of standard quality has half as many pixels down as across. Where the two differ by
    /// less than an eighth, or by more than any device's, they are left as they are.
    mutating func square(resolutionAcross across: Double, down: Double) {
      let ratio = across / down
      let isOdd = (0.2...5.0).contains(ratio) && !(0.875...1.143).contains(ratio)
      guard isOdd, max(width, height) < Int(Int32.max) / 5 else { return }
      if ratio > 1 {
        height = Int((Double(height) * ratio).rounded())
      } else {
        width = Int((Double(width) / ratio).rounded())
      }
    }
  }
#endif
