#if Tesseract
  internal import CLeptonica
  package import Foundation
  internal import PageImaging

  /// A TIFF file of several pages, grey and without compression.
  package enum TIFFPages {
    /// The pages as one file.
    package static func file(_ pages: [DrawnPage]) throws -> Data {
      var file = Data("II".utf8) + number(42, bytes: 2)
      var linkToNextPage = file.count
      file += number(0, bytes: 4)
      for page in pages {
        let image = try page.image()
        let samples = lightness(of: image)
        let strip = file.count
        file += samples + (samples.count % 2 == 0 ? [] : [0])
        let directory = number(file.count, bytes: 4)
        file.replaceSubrange(linkToNextPage..<linkToNextPage + 4, with: directory)
        let tags = [
          (256, image.width), (257, image.height), (258, 8), (259, 1), (262, 1), (273, strip),
          (277, 1), (278, image.height), (279, samples.count),
        ]
        file += number(tags.count, bytes: 2)
        for (tag, value) in tags {
          file += number(tag, bytes: 2) + number(longType, bytes: 2)
          file += number(1, bytes: 4) + number(value, bytes: 4)
        }
        linkToNextPage = file.count
        file += number(0, bytes: 4)
      }
      return file
    }

    private static let longType = 4

    private static func number(_ value: Int, bytes: Int) -> [UInt8] {
      (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    private static func lightness(of image: PageImage) -> [UInt8] {
      unsafe image.withPix { pix in
        (0..<image.height).flatMap { y in
          (0..<image.width).map { x in
            var value: UInt32 = 0
            unsafe pixGetPixel(pix, Int32(x), Int32(y), &value)
            return UInt8(truncatingIfNeeded: value)
          }
        }
      }
    }
  }
#endif
