#if Tesseract
  import Foundation

  /// Texts lent to C as a list of zero-terminated strings; freed with the list.
  @safe
  struct CStringList: ~Copyable {
    private let pointers: UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>

    init(_ texts: [String]) {
      unsafe pointers = .allocate(capacity: texts.count)
      _ = unsafe pointers.initialize(from: texts.map { unsafe strdup($0) })
    }

    deinit {
      unsafe pointers.forEach { unsafe free($0) }
      unsafe pointers.deallocate()
    }

    func withPointers<R>(
      _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> R
    ) -> R {
      unsafe body(pointers.baseAddress)
    }
  }
#endif
