#if Tesseract
  internal import Synchronization

  /// The one answer that a caller gets: the work's, or that it is not wanted any more, whichever
  /// comes first.
  ///
  /// The caller never waits for work that can't be stopped; such work goes on unheard.
  final class FirstAnswer<Value: Sendable>: Sendable {
    private enum State {
      case open(CheckedContinuation<Value, any Error>?)
      case answered(Result<Value, any Error>)
      case taken
    }

    private let state = Mutex(State.open(nil))

    /// Runs work until it answers, the task is cancelled, or the deadline passes.
    ///
    /// In the latter two cases the signal is given and the work's task cancelled.
    static func of(
      deadline: ContinuousClock.Instant?, stop: StopSignal,
      _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
      let answer = FirstAnswer()
      let task = Task {
        do { answer.give(.success(try await work())) } catch { answer.give(.failure(error)) }
      }
      @Sendable func end(_ error: any Error) {
        answer.give(.failure(error))
        stop.give()
        task.cancel()
      }
      let clock = deadline.map { deadline in
        Task {
          try await Task.sleep(until: deadline, clock: .continuous)
          end(TesseractError.timeLimitReached)
        }
      }
      defer { clock?.cancel() }
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { answer.wait($0) }
      } onCancel: {
        end(CancellationError())
      }
    }

    private func give(_ result: Result<Value, any Error>) {
      let waiter = state.withLock { state -> CheckedContinuation<Value, any Error>? in
        guard case .open(let waiter) = state else { return nil }
        state = waiter == nil ? .answered(result) : .taken
        return waiter
      }
      waiter?.resume(with: result)
    }

    private func wait(_ waiter: CheckedContinuation<Value, any Error>) {
      let result = state.withLock { state -> Result<Value, any Error>? in
        if case .answered(let result) = state {
          state = .taken
          return result
        }
        state = .open(waiter)
        return nil
      }
      if let result { waiter.resume(with: result) }
    }
  }
#endif
