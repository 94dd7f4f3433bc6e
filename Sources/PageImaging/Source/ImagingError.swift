#if Tesseract
  public import Foundation

  /// Why an image could not be opened; every case names the input.
  @nonexhaustive
  public enum ImagingError: Error, Hashable, Sendable {
    /// There is no such file.
    case fileNotFound(input: String)
    /// The path leads to a folder.
    case isDirectory(input: String)
    /// The file is there but can't be read.
    case unreadable(input: String, reason: String)
    /// There are no bytes.
    case empty(input: String)
    /// The bytes are no image of a format that can be read.
    case notAnImage(input: String, looksLike: ForeignContent)
    /// The format is known, but not this variant of it.
    case unsupported(input: String, format: ImageFormat, feature: String)
    /// The encoded file has more bytes than ``ImageLimits/maximumFileSize``.
    case fileTooLarge(input: String, bytes: Int, limit: Int)
    /// The header announces more pixels than ``ImageLimits/maximumPixelCount``.
    case imageTooLarge(input: String, width: Int, height: Int, limit: Int)
    /// The file ends before the image does.
    case truncated(input: String, format: ImageFormat)
    /// The bytes contradict their format.
    case corrupt(input: String, format: ImageFormat, reason: String)
    /// The file has fewer pages than the one asked for.
    case noSuchPage(input: String, page: Int, pageCount: Int)
    /// The image has no pixels in the region of interest.
    case emptyRegion(input: String)
    /// There was not enough memory for the page.
    case outOfMemory(input: String)
  }

  extension ImagingError: LocalizedError {
    /// What went wrong, on which input, and what to do.
    public var errorDescription: String? {
      switch self {
      case .fileNotFound(let input):
        "There is no file \(input)."
      case .isDirectory(let input):
        "\(input) is a folder. Give an image file."
      case .unreadable(let input, let reason):
        "\(input) can't be read: \(reason)."
      case .empty(let input):
        "\(input) is empty. Give an image."
      case .notAnImage(let input, let kind):
        "\(input) is not an image that can be read; it looks like \(kind.rawValue). \(kind.advice)"
      case .unsupported(let input, let format, let feature):
        "\(input) is a \(format.rawValue) image with \(feature), which can't be read. "
          + "Save it as PNG or JPEG."
      case .fileTooLarge(let input, let bytes, let limit):
        "\(input) has \(bytes) bytes or more, above the limit of \(limit). "
          + "Raise maximumFileSize if it is to be trusted."
      case .imageTooLarge(let input, let width, let height, let limit):
        "\(input) has \(width) × \(height) pixels, above the limit of \(limit) pixels. "
          + "Make it smaller, or raise maximumPixelCount if it is to be trusted."
      case .truncated(let input, let format):
        "\(input) is cut off: the \(format.rawValue) data end before the image does. "
          + "Copy or download it again."
      case .corrupt(let input, let format, let reason):
        "\(input) is damaged (\(format.rawValue): \(reason)). Copy or download it again."
      case .noSuchPage(let input, let page, let pageCount):
        "\(input) has no page \(page); its pages are numbered 1 to \(pageCount)."
      case .emptyRegion(let input):
        "The region of interest holds no pixel of \(input)."
      case .outOfMemory(let input):
        "There is not enough memory for \(input). Make the image smaller."
      }
    }
  }

  /// What a reader finds wrong with bytes, before the input's name is known to it.
  enum ImageFlaw: Error {
    case truncated
    case corrupt(String)
    case unsupported(String)

    func named(_ input: String, _ format: ImageFormat) -> ImagingError {
      switch self {
      case .truncated: .truncated(input: input, format: format)
      case .corrupt(let reason): .corrupt(input: input, format: format, reason: reason)
      case .unsupported(let feature):
        .unsupported(input: input, format: format, feature: feature)
      }
    }
  }
#endif
