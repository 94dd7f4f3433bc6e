#if Tesseract
  internal import Synchronization

  /// Hands out engines, never more than a limit, to whoever has waited longest.
  final class EngineQueue: Sendable {
    private let state: Mutex<State>

    init(limit: Int) {
      state = Mutex(State(places: limit))
    }

    private struct State {
      /// How many more engines may exist.
      var places: Int
      /// Engines that nobody uses, the longest unused first.
      ///
      /// Empty whenever somebody waits.
      var idle: [EngineHost] = []
      var waiting: [Ticket] = []
      var lastTicket = 0
    }

    private struct Ticket {
      let number: Int
      let configuration: EngineConfiguration
      let holder: CheckedContinuation<EngineHost, any Error>
    }

    /// How many engines exist, are being made, or are still busy though given up.
    func count(of limit: Int) -> Int { limit - state.withLock { $0.places } }

    /// How many callers wait.
    var waitingCount: Int { state.withLock { $0.waiting.count } }

    /// Waits for an engine of the configuration: a warm one, or a new one where there is room, if
    /// need be in the place of the engine that was unused longest.
    ///
    /// Whoever takes an engine gives it back or retires it. Throws `CancellationError` when the
    /// task is cancelled while it waits.
    func take(_ configuration: EngineConfiguration) async throws -> EngineHost {
      let number = state.withLock { state in
        state.lastTicket += 1
        return state.lastTicket
      }
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { holder in
          queue(Ticket(number: number, configuration: configuration, holder: holder))
        }
      } onCancel: {
        leave(number)
      }
    }

    /// Gives an engine back that is fit for another page.
    func giveBack(_ host: EngineHost) {
      let next = state.withLock { state -> Ticket? in
        guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
        state.idle.append(host)
        return nil
      }
      guard let next else { return }
      let fits = host.configuration == next.configuration
      next.holder.resume(returning: fits ? host : EngineHost(next.configuration))
    }

    /// Changes an engine for one of another configuration, without waiting: a warm one, or a new
    /// one, if need be in the place of the engine that is given.
    func exchange(_ host: EngineHost, for configuration: EngineConfiguration) -> EngineHost {
      let warm = state.withLock { state -> EngineHost? in
        let isWanted = { (idle: EngineHost) in idle.configuration == configuration }
        guard let place = state.idle.lastIndex(where: isWanted) else {
          // While others wait there is neither an idle engine nor room.
          if state.places > 0 {
            state.places -= 1
            state.idle.append(host)
          }
          return nil
        }
        defer { state.idle.append(host) }
        return state.idle.remove(at: place)
      }
      return warm ?? EngineHost(configuration)
    }

    /// Makes room for another engine; the one that was here ends with the caller's reference.
    func retire() {
      let next = state.withLock { state -> Ticket? in
        guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
        state.places += 1
        return nil
      }
      guard let next else { return }
      next.holder.resume(returning: EngineHost(next.configuration))
    }

    /// Runs a reading and gives its engine back, or retires the engine where the reading fails.
    func givingBack<Value: Sendable>(
      _ host: EngineHost, after reading: () async throws -> Value
    ) async throws -> Value {
      do {
        let value = try await reading()
        giveBack(host)
        return value
      } catch {
        retire()
        throw error
      }
    }

    /// Ends the engines that nobody uses.
    func endIdle() {
      // They end outside the lock: freeing an engine takes a while.
      _ = state.withLock { state in
        defer {
          state.places += state.idle.count
          state.idle = []
        }
        return state.idle
      }
    }

    private enum Outcome {
      case engine(EngineHost)
      case room(inPlaceOf: EngineHost?)
      case cancelled
      case waits
    }

    private func queue(_ ticket: Ticket) {
      let outcome = state.withLock { state -> Outcome in
        // A cancellation that came first found no ticket; one that comes later will find it.
        if Task.isCancelled { return .cancelled }
        if let warm = state.idle.lastIndex(where: { $0.configuration == ticket.configuration }) {
          return .engine(state.idle.remove(at: warm))
        }
        if state.places > 0 {
          state.places -= 1
          return .room(inPlaceOf: nil)
        }
        if !state.idle.isEmpty { return .room(inPlaceOf: state.idle.removeFirst()) }
        state.waiting.append(ticket)
        return .waits
      }
      switch outcome {
      case .engine(let host): ticket.holder.resume(returning: host)
      case .room: ticket.holder.resume(returning: EngineHost(ticket.configuration))
      case .cancelled: ticket.holder.resume(throwing: CancellationError())
      case .waits: break
      }
    }

    private func leave(_ number: Int) {
      let ticket = state.withLock { state -> Ticket? in
        guard let index = state.waiting.firstIndex(where: { $0.number == number }) else {
          return nil
        }
        return state.waiting.remove(at: index)
      }
      ticket?.holder.resume(throwing: CancellationError())
    }
  }
#endif
