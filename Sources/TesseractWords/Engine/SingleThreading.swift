#if Tesseract
  import Foundation

  /// Keeps Tesseract from spreading one page over several threads.
  ///
  /// Its parallel loops are so short that threads cost more than they give, the more so when
  /// engines work side by side. OpenMP reads its environment when it is loaded, too late from
  /// inside a process, but the number of active parallel levels can be set, for the calling thread.
  enum SingleThreading {
    private typealias SetMaxActiveLevels = @convention(c) (Int32) -> Void

    /// Holds from now on for the calling thread; does nothing where there is no OpenMP.
    static func begin() {
      setMaxActiveLevels?(0)
    }

    /// Whether an OpenMP runtime was found.
    static var isAvailable: Bool { setMaxActiveLevels != nil }

    private static let setMaxActiveLevels: SetMaxActiveLevels? = {
      let runtimes = ["libgomp.so.1", "libomp.so.5", "libomp.dylib"]
      let loaded = unsafe runtimes.lazy.compactMap { unsafe dlopen($0, RTLD_LAZY | RTLD_NOLOAD) }
      guard let handle = unsafe loaded.first ?? dlopen(nil, RTLD_LAZY),
        let symbol = unsafe dlsym(handle, "omp_set_max_active_levels")
      else { return nil }
      return unsafe unsafeBitCast(symbol, to: SetMaxActiveLevels.self)
    }()
  }
#endif
