/// Does the same work on several values at once and hands the results over in the values' order.
struct SideBySide {
  /// How many values are worked on at once, at least one.
  var limit: Int

  /// Works on all values.
  ///
  /// - Parameters:
  ///   - values: What to work on.
  ///   - work: The work on a value and its index.
  ///   - take: Is given each result in turn; where it answers `false`, the rest is cancelled.
  /// - Throws: What the work throws first.
  func run<Value: Sendable, Result: Sendable>(
    _ values: [Value], work: @escaping @Sendable (Value, Int) async throws -> Result,
    take: (Result) -> Bool
  ) async throws {
    try await withThrowingTaskGroup(of: (index: Int, result: Result).self) { group in
      var started = 0
      var taken = 0
      var waiting: [Int: Result] = [:]
      while taken < values.count {
        while started < values.count, started - taken - waiting.count < max(1, limit) {
          let index = started
          group.addTask { (index, try await work(values[index], index)) }
          started += 1
        }
        guard let done = try await group.next() else { return }
        waiting[done.index] = done.result
        while let result = waiting.removeValue(forKey: taken) {
          taken += 1
          guard take(result) else { return group.cancelAll() }
        }
      }
    }
  }
}
