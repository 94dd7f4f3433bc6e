#if Tesseract
  internal import Synchronization

  /// Tells an engine, from any thread, that nobody waits for its answer any more.
  final class StopSignal: Sendable {
    private let state = Atomic(false)

    /// Whether the answer is no longer wanted.
    var isGiven: Bool { state.load(ordering: .relaxed) }

    /// Asks the engine to stop at the next word.
    func give() { state.store(true, ordering: .relaxed) }
  }
#endif
