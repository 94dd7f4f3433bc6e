import Foundation

/// The pages in a folder, at any depth, by their paths within it: pictures or stored words.
struct PageFolder {
  /// One page and where its prediction goes.
  struct Page: Sendable {
    let source: URL
    let target: URL
    /// The page's path within its folder.
    let path: String

    /// The file of the page's name and ending `json` in a folder.
    func file(in folder: URL) -> URL { PageFolder.file(path, in: folder) }
  }

  /// In alphabetical order.
  let pages: [Page]

  static let pictureExtensions: Set<String> = [
    "png", "jpg", "jpeg", "tif", "tiff", "bmp", "webp", "gif", "jp2", "pnm", "ppm", "pgm", "pbm",
  ]

  /// Lists a folder; refuses one that can't be read, and two pages with the same target.
  init(_ folder: URL, extensions: Set<String>, target: URL) throws {
    let isReadable = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) != nil
    guard isReadable, let paths = FileManager.default.enumerator(atPath: folder.path) else {
      throw UsageError(text: "\(folder.path) is not a folder that can be read.")
    }
    var taken: [URL: String] = [:]
    var pages: [Page] = []
    for path in paths.compactMap({ $0 as? String }).sorted() {
      let source = folder.appendingPathComponent(path)
      guard extensions.contains(source.pathExtension.lowercased()) else { continue }
      let place = Self.file(path, in: target)
      if let other = taken.updateValue(path, forKey: place) {
        throw UsageError(text: "\(other) and \(path) would both become \(place.path).")
      }
      pages.append(Page(source: source, target: place, path: path))
    }
    self.pages = pages
  }

  /// The file of a page's name and ending `json` in a folder.
  static func file(_ path: String, in folder: URL) -> URL {
    folder.appendingPathComponent(path).deletingPathExtension().appendingPathExtension("json")
  }
}
