#if Tesseract
  import DocumentModel
  import Foundation

  extension ImageSource {
    /// How messages name the input.
    var name: String {
      switch self {
      case .file(let url): url.isFileURL ? url.path : url.absoluteString
      case .data: "the given data"
      }
    }

    /// The encoded bytes, never more than the limit.
    func bytes(limits: ImageLimits) throws(ImagingError) -> [UInt8] {
      let limit = max(0, limits.maximumFileSize)
      switch self {
      case .data(let data):
        guard data.count <= limit else {
          throw .fileTooLarge(input: name, bytes: data.count, limit: limit)
        }
        return [UInt8](data)
      case .file(let url):
        return try fileBytes(url, limit: limit)
      }
    }

    private func fileBytes(_ url: URL, limit: Int) throws(ImagingError) -> [UInt8] {
      guard url.isFileURL else {
        throw .unreadable(input: name, reason: "only files can be opened, not network addresses")
      }
      var isDirectory: ObjCBool = false
      guard unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
      else {
        throw .fileNotFound(input: name)
      }
      guard !isDirectory.boolValue else { throw .isDirectory(input: name) }
      do {
        let attributes = try FileManager.default.attributesOfItem(
          atPath: url.resolvingSymlinksInPath().path)
        let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
        guard size <= limit else {
          throw ImagingError.fileTooLarge(input: name, bytes: size, limit: limit)
        }
        // Pipes and devices have no size of their own, so reading stops just past the limit.
        let handle = try FileHandle(forReadingFrom: url)
        defer { try? handle.close() }
        var bytes: [UInt8] = []
        while bytes.count <= limit,
          let part = try handle.read(upToCount: min(1 << 22, limit - bytes.count + 1)),
          !part.isEmpty
        {
          bytes.append(contentsOf: part)
        }
        guard bytes.count <= limit else {
          throw ImagingError.fileTooLarge(input: name, bytes: bytes.count, limit: limit)
        }
        return bytes
      } catch let error as ImagingError {
        throw error
      } catch {
        throw .unreadable(input: name, reason: "\(error.localizedDescription)")
      }
    }
  }
#endif
