import Testing

@testable import DocVisionCommand

@Suite struct SideBySideTests {
  @Test(arguments: [0, 1, 2, 7, 100])
  func resultsComeInOrder(limit: Int) async throws {
    var taken: [Int] = []
    try await SideBySide(limit: limit).run(
      Array(0..<20),
      work: { value, index in
        // Earlier values take longer.
        for _ in 0..<(20 - index) * 5 { await Task.yield() }
        return value * 10 + index
      },
      take: {
        taken.append($0)
        return true
      })
    #expect(taken == (0..<20).map { $0 * 11 })
  }

  @Test func aRefusalEndsTheWork() async throws {
    var taken: [Int] = []
    try await SideBySide(limit: 2).run(
      Array(0..<50), work: { value, _ in value },
      take: {
        taken.append($0)
        return $0 < 3
      })
    #expect(taken == [0, 1, 2, 3])
  }

  @Test func aFailureIsThrown() async {
    await #expect(throws: CancellationError.self) {
      try await SideBySide(limit: 2).run(
        [1, 2, 3], work: { value, _ in if value == 2 { throw CancellationError() } },
        take: { true })
    }
  }
}
