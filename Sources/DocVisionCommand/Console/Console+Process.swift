import Foundation

extension Console {
  /// The standard streams of this process.
  ///
  /// Nothing is buffered, so nothing is lost where the process ends at once.
  static func process(environment: [String: String]) -> Console {
    Console(
      read: { try FileHandle.standardInput.read(toEndOr: $0) },
      write: { try write($0, to: FileHandle.standardOutput.fileDescriptor) },
      writeError: { text in
        try? write(Data(text.utf8), to: FileHandle.standardError.fileDescriptor)
      },
      isTerminal: isatty(FileHandle.standardError.fileDescriptor) == 1
        && environment["TERM"] != "dumb")
  }

  private static func write(_ data: Data, to descriptor: Int32) throws {
    var rest = data[...]
    while !rest.isEmpty {
      let (count, code) = unsafe rest.withUnsafeBytes { bytes in
        let count = unsafe Foundation.write(descriptor, bytes.baseAddress, bytes.count)
        return (count, errno)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if code == EPIPE {
        throw OutputClosed()
      } else if code != EINTR {
        let reason = unsafe String(cString: strerror(code))
        throw CommandFailure(.inputOutput, "standard output can't be written: \(reason).")
      }
    }
  }
}

extension FileHandle {
  /// Reads to the end, or to so many bytes where there are more.
  func read(toEndOr limit: Int) throws -> Data {
    var data = Data()
    while data.count < limit,
      let part = try read(upToCount: min(Self.partSize, limit - data.count)), !part.isEmpty
    {
      data.append(part)
    }
    return data
  }

  private static let partSize = 1 << 20
}
