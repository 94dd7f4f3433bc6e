extension StringProtocol {
  /// Finds data in the string, one match after the other.
  ///
  /// The same matches as ``DataDetector/matches(in:types:options:context:)`` with an empty context;
  /// ranges are indices of this string, and UTF-8 offsets count from its start. The scan runs once,
  /// at the first element, away from the caller's actor.
  ///
  /// - Parameters:
  ///   - types: the kinds to look for.
  ///   - options: what is known of the document.
  /// - Returns: the matches in order of place; the sequence can be walked more than once.
  public func dataDetectorMatches(
    _ types: DataDetector.MatchType = .all,
    options: DataDetector.Options = DataDetector.Options()
  ) -> some AsyncSequence<DataDetector.Match, Never> {
    MatchSequence(text: self, types: types, options: options)
  }
}

private struct MatchSequence<Text: StringProtocol>: AsyncSequence {
  typealias Element = DataDetector.Match
  typealias Failure = Never

  let text: Text
  let types: DataDetector.MatchType
  let options: DataDetector.Options

  func makeAsyncIterator() -> Iterator {
    Iterator(sequence: self)
  }

  struct Iterator: AsyncIteratorProtocol {
    let sequence: MatchSequence
    var found: [DataDetector.Match]?
    var position = 0

    init(sequence: MatchSequence) {
      self.sequence = sequence
    }

    mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async -> DataDetector.Match? {
      if found == nil {
        found = await scan(String(sequence.text), sequence.types, sequence.options)
      }
      guard let found, position < found.count else { return nil }
      defer { position += 1 }
      return found[position].rebound(to: sequence.text)
    }
  }
}

@concurrent
private func scan(
  _ text: String, _ types: DataDetector.MatchType, _ options: DataDetector.Options
) async -> [DataDetector.Match] {
  DataDetector.matches(in: text, types: types, options: options)
}
