#if Tesseract
  import Foundation
  internal import Synchronization

  /// Ends idle engines when the process ends in the ordinary way.
  ///
  /// Tesseract complains on standard error of each engine that is alive then, and a pool that
  /// lives in a global variable is never let go of.
  enum EnginesAtExit {
    private struct WeakQueue {
      weak var queue: EngineQueue?
    }

    private static let queues = Mutex<[WeakQueue]>([])

    private static let isRegistered: Bool =
      atexit {
        for queue in EnginesAtExit.queues.withLock({ $0 }) { queue.queue?.endIdle() }
      } == 0

    /// Sees to it that idle engines end with the process.
    ///
    /// To be called once an engine has started: such work runs in the reverse order of its
    /// registration, and Tesseract registers its complaint with its first engine.
    static func register() { _ = isRegistered }

    /// Counts a pool's engines among those to be ended.
    static func include(_ queue: EngineQueue) {
      queues.withLock { queues in
        queues.removeAll { $0.queue == nil }
        queues.append(WeakQueue(queue: queue))
      }
    }
  }
#endif
