#if Tesseract
  import DocumentModel

  extension Engine {
    /// Reads the most doubtful words again by themselves, for other readings; so few that a page
    /// takes hardly longer.
    ///
    /// The words stay what they were: what a second look reads differently becomes another
    /// reading, as the first look had the line around the word to go by.
    func lookAgain(at words: inout [RecognizedWord], reading: Reading) throws {
      var again = reading
      for index in Self.doubtful(words) {
        guard !reading.stop.isGiven else { throw CancellationError() }
        let region = RecognitionRegion(box: words[index].box, layout: .singleWord)
        let found = try self.words(
          in: region, alternatives: reading.alternativeCount, reading: &again)
        guard found.count == 1, let second = found.first else { continue }
        words[index].alternatives = Self.otherReadings(
          of: words[index], from: second, count: reading.alternativeCount)
      }
    }

    /// The places of the words to look at again, the least sure first.
    private static func doubtful(_ words: [RecognizedWord]) -> [Int] {
      let share = Int(Double(words.count) * ReadingThresholds.secondLookShare)
      let doubtful = words.indices.filter {
        ReadingThresholds.doubtfulConfidence.contains(words[$0].confidence)
      }
      return Array(
        doubtful.sorted { words[$0].confidence < words[$1].confidence }
          .prefix(max(share, ReadingThresholds.fewestSecondLooks)))
    }

    private static func otherReadings(
      of word: RecognizedWord, from second: RecognizedWord, count: Int
    ) -> [RecognizedWord.Reading] {
      let own = RecognizedWord.Reading(text: second.text, confidence: second.confidence)
      return Array(([own] + second.alternatives).filter { $0.text != word.text }.prefix(count))
    }
  }
#endif
