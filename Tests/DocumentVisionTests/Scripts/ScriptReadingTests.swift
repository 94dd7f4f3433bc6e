#if Tesseract
  import DocumentVision
  import Foundation
  import TestPictures
  import Testing

  /// Pages in many scripts, drawn with exact truth and read without naming a language.
  ///
  /// A script whose model, font or drawing tool is missing is left out, and said so.
  @Suite(.serialized) struct ScriptReadingTests {
    private func observation(_ text: ScriptText) async throws -> DocumentObservation? {
      let language = Locale.Language(identifier: text.language)
      let installed = DocumentRecognizer.shared.installedLanguages
      let isInstalled = installed.contains {
        $0.maximalIdentifier == language.maximalIdentifier
      }
      guard isInstalled else {
        print("Not read: \(text). Its language data (\(text.model)) is not installed.")
        return nil
      }
      guard let png = try text.png() else { return nil }
      return try await recognizeDocument(in: png)
    }

    /// The most wrong characters of each, with room for another version of the engine.
    @Test(arguments: [
      (ScriptText.arabic, 0.03), (.hebrew, 0.06), (.japanese, 0.05), (.simplifiedChinese, 0.04),
      (.traditionalChinese, 0.12), (.thai, 0.1), (.hindi, 0.06), (.russian, 0.02), (.greek, 0.1),
      (.verticalJapanese, 0.06),
    ]) func aPageIsReadInItsOwnScript(_ text: ScriptText, mostWrong: Double) async throws {
      guard let observation = try await observation(text) else { return }
      let transcript = observation.document.text.transcript
      let isEastAsian = ["ja", "zh-Hans", "zh-Hant"].contains(text.language)
      let reading = isEastAsian ? transcript.replacing("\n", with: "") : transcript
      let wrong = text.errorRate(of: reading)
      #expect(wrong <= mostWrong, "\(text): \(transcript)")
      let language = Locale.Language(identifier: text.language).maximalIdentifier
      #expect(observation.recognitionLanguages.first?.maximalIdentifier == language)
      #expect(observation.notes.isEmpty)
      #expect((0...1).contains(observation.confidence) && observation.confidence > 0.7)
      let hasWords = !["ja", "zh-Hans", "zh-Hant", "th"].contains(text.language)
      #expect((observation.document.text.words != nil) == hasWords)
    }

    @Test(arguments: [ScriptText.arabic, .hebrew])
    func digitsStayAsPrinted(_ text: ScriptText) async throws {
      guard let observation = try await observation(text) else { return }
      for number in ["27", "9:30", "18:00", "12", "45.50", "15"] {
        #expect(observation.document.text.transcript.contains(number))
      }
      #expect(observation.document.text.lines.allSatisfy { $0.textDirection == .rightToLeft })
    }

    @Test func verticalLinesSayTheirDirectionAndPlace() async throws {
      guard let observation = try await observation(.verticalJapanese) else { return }
      let lines = observation.document.text.lines
      #expect(lines.count > 1 && lines.allSatisfy { $0.textDirection == .topToBottom })
      let boxes = lines.map(\.boundingBox.cgRect)
      // Upright boxes, each to the left of the one before.
      #expect(boxes.map(\.midX) == boxes.map(\.midX).sorted(by: >))
      #expect(boxes.first.map { $0.height > $0.width } == true)
    }

    /// What a script's model makes of the English words tells nothing about the script.
    @Test func denseEnglishAmongOtherTextHidesNoScript() async throws {
      guard let observation = try await observation(.arabicAroundEnglish) else { return }
      let transcript = observation.document.text.transcript
      let letters = transcript.unicodeScalars.count { (0x0600...0x06FF).contains($0.value) }
      #expect(letters > 100, "\(transcript)")
      #expect(transcript.contains("Bring gloves"))
    }

    @Test func aNamedLanguageIsTakenAsItIs() async throws {
      guard let png = try ScriptText.russian.png() else { return }
      var request = RecognizeDocumentsRequest()
      request.textRecognitionOptions.recognitionLanguages = [Locale.Language(identifier: "en")]
      let observation = try await recognizeDocument(in: png, request: request)
      #expect(observation.recognitionLanguages == [Locale.Language(identifier: "en")])
      #expect(ScriptText.russian.errorRate(of: observation.document.text.transcript) > 0.5)
    }
  }
#endif
