import Foundation

/// The pictures in a folder, at any depth, by their paths within it.
struct PictureFolder {
  /// One picture and where its prediction goes.
  struct Picture: Sendable {
    let source: URL
    let target: URL
    /// The picture's path within its folder.
    let path: String
  }

  /// In alphabetical order.
  let pictures: [Picture]

  private static let extensions: Set<String> = [
    "png", "jpg", "jpeg", "tif", "tiff", "bmp", "webp", "gif", "jp2", "pnm", "ppm", "pgm", "pbm",
  ]

  /// Lists a folder; refuses one that can't be read, and two pictures with the same target.
  init(_ folder: URL, target: URL) throws {
    let isReadable = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) != nil
    guard isReadable, let paths = FileManager.default.enumerator(atPath: folder.path) else {
      throw UsageError(text: "\(folder.path) is not a folder that can be read.")
    }
    var taken: [URL: String] = [:]
    var pictures: [Picture] = []
    for path in paths.compactMap({ $0 as? String }).sorted() {
      let source = folder.appendingPathComponent(path)
      guard Self.extensions.contains(source.pathExtension.lowercased()) else { continue }
      let place = target.appendingPathComponent(path).deletingPathExtension()
        .appendingPathExtension("json")
      if let other = taken.updateValue(path, forKey: place) {
        throw UsageError(text: "\(other) and \(path) would both become \(place.path).")
      }
      pictures.append(Picture(source: source, target: place, path: path))
    }
    self.pictures = pictures
  }
}
