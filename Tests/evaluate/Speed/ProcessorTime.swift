import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The time that this thread has computed, which other processes don't lengthen as they do seconds.
enum ProcessorTime {
  /// The milliseconds that some work takes.
  static func milliseconds(of work: () -> Void) -> Double {
    let start = now
    work()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return 0 }
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
