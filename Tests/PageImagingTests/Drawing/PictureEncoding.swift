#if Tesseract
  import CLeptonica
  import Foundation
  import PageImaging

  /// Pictures of test data, encoded with Leptonica or by hand.
  enum PictureEncoding {
    /// A picture with no symmetry: light on the left, with a dark block near the top left.
    static func lopsided(width: Int = 24, height: Int = 16) -> [UInt8] {
      (0..<width * height).map { index in
        let (x, y) = (index % width, index / width)
        if x < width / 3, y < height / 4 { return 0 }
        return UInt8(clamping: 255 - x * 200 / max(1, width) - y * 40 / max(1, height))
      }
    }

    /// Encodes a grey picture.
    static func encode(
      _ samples: [UInt8], width: Int, height: Int, as format: ImageFormat
    ) -> Data {
      guard let image = PageImage(width: width, height: height, lightness: samples) else {
        return Data()
      }
      return unsafe image.withPix { pix in
        var copy = unsafe pixCopy(nil, pix)
        defer { unsafe pixDestroy(&copy) }
        return unsafe encode(copy, as: format)
      }
    }

    /// Encodes any Leptonica picture.
    @unsafe static func encode(_ pix: UnsafeMutablePointer<Pix>?, as format: ImageFormat) -> Data {
      var (bytes, size): (UnsafeMutablePointer<UInt8>?, Int) = (nil, 0)
      defer { unsafe lept_free(bytes) }
      _ =
        switch format {
        case .png: unsafe pixWriteMem(&bytes, &size, pix, Int32(IFF_PNG))
        case .jpeg: unsafe pixWriteMemJpeg(&bytes, &size, pix, 95, 0)
        case .tiff: unsafe pixWriteMem(&bytes, &size, pix, Int32(IFF_TIFF_ZIP))
        case .bmp: unsafe pixWriteMem(&bytes, &size, pix, Int32(IFF_BMP))
        case .webp: unsafe pixWriteMemWebP(&bytes, &size, pix, 90, 1)
        case .pnm: unsafe pixWriteMem(&bytes, &size, pix, Int32(IFF_PNM))
        case .gif: unsafe pixWriteMem(&bytes, &size, pix, Int32(IFF_GIF))
        case .jpeg2000: unsafe pixWriteMemJp2k(&bytes, &size, pix, 45, 4, 0, 0)
        }
      guard let bytes = unsafe bytes else { return Data() }
      return unsafe Data(bytes: bytes, count: size)
    }

    /// An EXIF structure that states nothing but an orientation.
    static func exif(_ orientation: Int) -> [UInt8] {
      Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1]
        + [0, UInt8(clamping: orientation), 0, 0, 0, 0, 0, 0]
    }

    /// The same JPEG file with an orientation.
    static func jpeg(_ data: Data, orientation: Int) -> Data {
      let body = Array("Exif\0\0".utf8) + exif(orientation)
      let segment = [0xFF, 0xE1] + bigEndian(body.count + 2, bytes: 2) + body
      var file = data
      file.insert(contentsOf: segment, at: 2)
      return file
    }

    /// The same PNG file with an orientation after its header.
    static func png(_ data: Data, orientation: Int) -> Data {
      let body = exif(orientation)
      let chunk = bigEndian(body.count, bytes: 4) + Array("eXIf".utf8) + body + [0, 0, 0, 0]
      var file = data
      file.insert(contentsOf: chunk, at: 33)
      return file
    }

    /// The same lossless WebP file with an orientation, in the extended form.
    static func webp(_ data: Data, width: Int, height: Int, orientation: Int) -> Data {
      let body = exif(orientation)
      var chunks: [UInt8] = Array("VP8X".utf8) + [10, 0, 0, 0, 8, 0, 0, 0]
      chunks += littleEndian(width - 1, bytes: 3) + littleEndian(height - 1, bytes: 3)
      chunks += data.dropFirst(12)
      chunks += Array("EXIF".utf8) + littleEndian(body.count, bytes: 4) + body
      let size = littleEndian(chunks.count + 4, bytes: 4)
      return Data(Array("RIFF".utf8) + size + Array("WEBP".utf8) + chunks)
    }

    /// An uncompressed grey TIFF file, a page for each picture.
    static func tiff(
      _ pages: [[UInt8]], width: Int, height: Int, orientation: Int? = nil
    ) -> Data {
      var file = Data([0x49, 0x49, 42, 0, 8, 0, 0, 0])
      for (index, samples) in pages.enumerated() {
        var fields = [
          (256, width), (257, height), (258, 8), (259, 1), (262, 1), (273, 0),
          (277, 1), (278, height), (279, samples.count),
        ]
        if let orientation { fields.insert((274, orientation), at: 6) }
        let length = 2 + fields.count * 12 + 4
        let pixels = file.count + length
        file += littleEndian(fields.count, bytes: 2)
        for (tag, value) in fields {
          file +=
            littleEndian(tag, bytes: 2) + littleEndian(4, bytes: 2) + littleEndian(1, bytes: 4)
          file += littleEndian(tag == 273 ? pixels : value, bytes: 4)
        }
        let next = pixels + samples.count
        file += littleEndian(index + 1 < pages.count ? next : 0, bytes: 4)
        file += samples
      }
      return file
    }

    static func bigEndian(_ value: Int, bytes: Int) -> [UInt8] {
      (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    static func littleEndian(_ value: Int, bytes: Int) -> [UInt8] {
      bigEndian(value, bytes: bytes).reversed()
    }
  }

  extension PageImage {
    /// The samples of the picture, colour turned to grey.
    var samples: [UInt8] {
      unsafe withPix { pix in
        var grey = unsafe pixConvertTo8(pix, 0)
        defer { unsafe pixDestroy(&grey) }
        return (0..<height).flatMap { y in
          (0..<width).map { x in
            var value: UInt32 = 0
            unsafe pixGetPixel(grey, Int32(x), Int32(y), &value)
            return UInt8(truncatingIfNeeded: value)
          }
        }
      }
    }
  }
#endif
