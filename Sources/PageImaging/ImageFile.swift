#if Tesseract
  public import DocumentModel

  /// An encoded image, opened and checked, whose pages can be decoded.
  ///
  /// Opening reads the bytes and their headers and refuses what is too large; nothing is decoded
  /// until a page is asked for. A TIFF file has as many pages as it stores, every other format has
  /// one.
  public struct ImageFile: Sendable {
    /// How messages name the input: its path, or "the given data".
    public let name: String
    /// The encoding, as the bytes tell.
    public let format: ImageFormat
    /// The number of pages, at least one.
    public let pageCount: Int
    private let container: any ImageContainer & Sendable

    /// Opens an image.
    ///
    /// Throws when there is no such file, when it is a folder, can't be read, is empty, is no image
    /// of a readable format, has a damaged header, or is larger than the limits allow.
    public init(
      _ source: ImageSource, limits: ImageLimits = ImageLimits()
    ) throws(ImagingError) {
      LeptonicaMessages.silenced
      name = source.name
      let bytes = ImageBytes(try source.bytes(limits: limits))
      guard bytes.count > 0 else { throw .empty(input: name) }
      switch SniffedContent(bytes) {
      case .foreign(let kind): throw .notAnImage(input: name, looksLike: kind)
      case .image(let format): self.format = format
      }
      do {
        container = try format.container(bytes)
      } catch {
        throw error.named(name, format)
      }
      pageCount = container.pages.count
      for page in container.pages {
        let (count, overflow) = page.width.multipliedReportingOverflow(by: page.height)
        guard !overflow, count <= limits.maximumPixelCount, page.width <= Int(Int32.max),
          page.height <= Int(Int32.max)
        else {
          throw .imageTooLarge(
            input: name, width: page.width, height: page.height,
            limit: limits.maximumPixelCount)
        }
      }
    }

    /// Decodes a page as it is displayed: alpha on white, turned as EXIF says.
    ///
    /// Pages are numbered from 0. An orientation given here is used in place of the one stored in
    /// the file. A JPEG or PNG picture that lacks no more than a strip at its lower end, or that is
    /// damaged in places, is decoded all the same, with what is missing white; see
    /// ``PageImage/isDamaged``. Throws when there is no such page, or when its data are cut off or
    /// damaged beyond that.
    /// Linear in the pixels.
    public func page(
      at index: Int, orientation: ImageOrientation? = nil
    ) throws(ImagingError) -> PageImage {
      guard container.pages.indices.contains(index) else {
        throw .noSuchPage(input: name, page: index + 1, pageCount: pageCount)
      }
      let stored = container.pages[index].orientation
      do {
        let bytes = try container.decodable(page: index)
        let picture = try PixelDecoding(format: format, page: index).decode(bytes)
        let isDamaged = picture.isDamaged
        guard
          let plain = picture.raster.plainPixels()?.squared(to: container.pages[index], format),
          let turned = plain.turned(orientation.map { Int($0.rawValue) } ?? stored)
        else { throw ImagingError.outOfMemory(input: name) }
        return PageImage(turned, isDamaged: isDamaged)
      } catch let flaw as ImageFlaw {
        throw flaw.named(name, format)
      } catch let error as ImagingError {
        throw error
      } catch {
        throw .corrupt(input: name, format: format, reason: "\(error)")
      }
    }

    /// The size of a page as displayed, from its header alone, or `nil` where there is no such page.
    public func displayedSize(at index: Int, orientation: ImageOrientation? = nil) -> PageSize? {
      guard container.pages.indices.contains(index) else { return nil }
      let page = container.pages[index]
      let isSideways = (orientation.map { Int($0.rawValue) } ?? page.orientation) >= 5
      return isSideways
        ? PageSize(width: page.height, height: page.width)
        : PageSize(width: page.width, height: page.height)
    }
  }

  extension ImageFormat {
    fileprivate func container(
      _ bytes: ImageBytes
    ) throws(ImageFlaw) -> any ImageContainer & Sendable {
      switch self {
      case .png: try PNGContainer(bytes)
      case .jpeg: try JPEGContainer(bytes)
      case .tiff: try TIFFContainer(bytes)
      case .bmp: try BMPContainer(bytes)
      case .webp: try WebPContainer(bytes)
      case .pnm: try PNMContainer(bytes)
      case .gif: try GIFContainer(bytes)
      case .jpeg2000: try JPEG2000Container(bytes)
      }
    }
  }
#endif
