#if Tesseract
  /// The encodings that can be read, told apart by the bytes and never by a file's name.
  @nonexhaustive
  public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
    /// Portable Network Graphics.
    case png = "PNG"
    /// JPEG, baseline or progressive, grey, colour or CMYK.
    case jpeg = "JPEG"
    /// TIFF and BigTIFF with any number of pages.
    case tiff = "TIFF"
    /// Windows bitmap.
    case bmp = "BMP"
    /// WebP, still pictures.
    case webp = "WebP"
    /// Portable any-map: PBM, PGM, PPM and PAM.
    case pnm = "PNM"
    /// GIF; the first frame is read.
    case gif = "GIF"
    /// JPEG 2000, as a file or a bare code stream.
    case jpeg2000 = "JPEG 2000"
  }

  /// What bytes that can't be read look like, so that the message can say what to do.
  @nonexhaustive
  public enum ForeignContent: String, Hashable, Sendable {
    /// A HEIC or HEIF photo.
    case heic = "a HEIC photo"
    /// An AVIF image.
    case avif = "an AVIF image"
    /// A PDF document.
    case pdf = "a PDF document"
    /// An SVG drawing.
    case svg = "an SVG drawing"
    /// A web page.
    case html = "a web page"
    /// Plain text.
    case text = "text"
    /// A ZIP archive, which office documents are too.
    case zip = "a ZIP archive or office document"
    /// A video.
    case video = "a video"
    /// None of the kinds that are known.
    case unknown = "no format that is known here"

    var advice: String {
      switch self {
      case .heic, .avif, .svg: "Convert it to PNG or JPEG first."
      case .pdf: "Turn its pages into images first, for instance with pdftoppm -r 300 -png."
      case .html: "If it was downloaded, the address may have answered with an error page."
      case .zip, .video: "Export its pages or frames as PNG or JPEG first."
      case .text, .unknown:
        "Give a PNG, JPEG, TIFF, BMP, WebP, PNM, GIF or JPEG 2000 image."
      }
    }
  }
#endif
