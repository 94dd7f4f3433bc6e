#if Tesseract
  public import Foundation
  internal import CLeptonica

  extension PageImage {
    /// The image as a PNG file.
    ///
    /// Throws when there is not enough memory. Linear in the pixels.
    public func png() throws(ImagingError) -> Data {
      let data = unsafe withPix { unsafe encodedAsPNG($0) }
      guard let data else { throw .outOfMemory(input: "the image") }
      return data
    }
  }

  extension Raster {
    func png() throws(ImagingError) -> Data {
      guard let data = unsafe encodedAsPNG(pix) else { throw .outOfMemory(input: "the image") }
      return data
    }
  }

  @unsafe private func encodedAsPNG(_ pix: UnsafeMutablePointer<Pix>) -> Data? {
    var (bytes, size): (UnsafeMutablePointer<UInt8>?, Int) = (nil, 0)
    defer { unsafe lept_free(bytes) }
    guard unsafe pixWriteMemPng(&bytes, &size, pix, 0) == 0, let bytes = unsafe bytes else {
      return nil
    }
    return unsafe Data(bytes: bytes, count: size)
  }
#endif
