#if Tesseract
  import Foundation

  /// A look at the head of a language file, so that Tesseract never meets one that it would abort
  /// on.
  ///
  /// The file begins with a count of parts and, for each, where it starts (-1 for absent parts).
  /// What a failed download leaves (a web page, half a file, an empty one) doesn't fit that.
  enum TrainedDataFile {
    /// Why a file can't be language data, or `nil` where it looks right.
    ///
    /// Reads the head only.
    ///
    /// A finder of scripts holds no model that reads.
    static func flaw(in file: URL, reads: Bool = true) -> String? {
      guard let handle = try? FileHandle(forReadingFrom: file) else { return "it can't be opened" }
      defer { try? handle.close() }
      guard let size = try? handle.seekToEnd(), (try? handle.seek(toOffset: 0)) != nil,
        let head = try? handle.read(upToCount: Layout.longestHead), !head.isEmpty
      else { return "it is empty or not a file" }
      if head.starts(with: Array("PK".utf8)) { return nil }
      if isMarkup(head) { return "it is a web page, not language data" }
      return flaw(inHead: [UInt8](head), fileSize: size, reads: reads)
    }

    private enum Layout {
      static let mostParts = 64
      static let recognitionModel = 17
      static let longestHead = 4 + 8 * mostParts
    }

    private static func isMarkup(_ head: Data) -> Bool {
      let start = String(decoding: head.prefix(64), as: UTF8.self)
      return start.trimmingCharacters(in: .whitespacesAndNewlines).hasPrefix("<")
    }

    private static func flaw(
      inHead head: [UInt8], fileSize: UInt64, reads: Bool
    ) -> String? {
      guard head.count >= 4 else { return "it is cut short" }
      let count = integer(head[0..<4])
      guard (1...Layout.mostParts).contains(Int(count)) else { return "it is not language data" }
      guard head.count >= 4 + 8 * Int(count) else { return "it is cut short" }
      let starts = (0..<Int(count)).map { integer(head[(4 + 8 * $0)..<(12 + 8 * $0)]) }
      let present = starts.filter { $0 >= 0 }
      guard present.allSatisfy({ $0 >= Int64(4 + 8 * Int(count)) }), present == present.sorted()
      else { return "it is not language data" }
      guard present.allSatisfy({ UInt64($0) < fileSize }) else { return "it is cut short" }
      guard reads else { return nil }
      guard starts.count > Layout.recognitionModel, starts[Layout.recognitionModel] >= 0 else {
        return "it is for an old Tesseract: it holds no LSTM model"
      }
      return nil
    }

    /// A little-endian integer of four or eight bytes.
    private static func integer(_ bytes: ArraySlice<UInt8>) -> Int64 {
      let bits = bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return bytes.count == 4
        ? Int64(Int32(truncatingIfNeeded: bits)) : Int64(bitPattern: bits)
    }
  }
#endif
