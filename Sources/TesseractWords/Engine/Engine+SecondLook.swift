#if Tesseract
  import DocumentModel

  extension Engine {
    /// Reads doubtful words again by themselves, for other readings.
    ///
    /// The words stay what they were: what a second look reads differently becomes another
    /// reading, as the first look had the line around the word to go by.
    func lookAgain(at words: inout [RecognizedWord], reading: Reading) throws {
      var again = reading
      for index in words.indices
      where words[index].confidence < ReadingThresholds.doubtfulConfidence {
        guard !reading.stop.isGiven else { throw CancellationError() }
        let region = RecognitionRegion(box: words[index].box, layout: .singleWord)
        let found = try self.words(
          in: region, alternatives: reading.alternativeCount, reading: &again)
        guard found.count == 1, let second = found.first else { continue }
        words[index].alternatives = Self.otherReadings(
          of: words[index], from: second, count: reading.alternativeCount)
      }
    }

    private static func otherReadings(
      of word: RecognizedWord, from second: RecognizedWord, count: Int
    ) -> [RecognizedWord.Reading] {
      let own = RecognizedWord.Reading(text: second.text, confidence: second.confidence)
      return Array(([own] + second.alternatives).filter { $0.text != word.text }.prefix(count))
    }
  }
#endif
