#if Tesseract
  import DocumentVision
  import Foundation
  import TestPictures
  import Testing

  @Suite struct BadInputTests {
    private func error(
      _ data: Data, request: RecognizeDocumentsRequest = RecognizeDocumentsRequest()
    ) async -> VisionError? {
      do {
        _ = try await recognizeDocument(in: data, request: request)
        return nil
      } catch {
        return error as? VisionError
      }
    }

    private func error(at path: String) async -> VisionError? {
      do {
        _ = try await recognizeDocument(at: URL(filePath: path))
        return nil
      } catch {
        return error as? VisionError
      }
    }

    @Test func aMissingFileIsAnInputError() async {
      guard case .ioError(let text) = await error(at: "/no/such/sheet.png") else {
        Issue.record("A missing file was not an input error.")
        return
      }
      #expect(text.contains("/no/such/sheet.png"))
    }

    @Test func aFolderIsAnInputError() async {
      guard case .ioError(let text) = await error(at: "/tmp") else {
        Issue.record("A folder was not an input error.")
        return
      }
      #expect(text.contains("folder"))
    }

    @Test(arguments: [Data(), Data("Name,Email\n".utf8), Data("<html></html>".utf8)])
    func whatIsNoImageIsAFormatError(_ data: Data) async {
      guard case .invalidFormat(let text) = await error(data) else {
        Issue.record("Data that is no image was not refused as such.")
        return
      }
      #expect(!text.isEmpty)
    }

    @Test func aTruncatedImageIsAnImageError() async throws {
      let data = try DrawnPage.signUpSheet.png()
      for share in [10, 3, 2] {
        guard case .invalidImage = await error(data.prefix(data.count - data.count / share)) else {
          Issue.record("An image without its last 1/\(share) was not refused.")
          continue
        }
      }
    }

    @Test func aHugeHeaderIsRefusedBeforeDecoding() async {
      // A PNG header that announces 60,000 × 60,000 pixels, and nothing after it.
      var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
      data += Data("IHDR".utf8) + Data([0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60, 8, 0, 0, 0, 0])
      data += Data([0, 0, 0, 0])
      guard case .invalidImage(let text) = await error(data) else {
        Issue.record("A huge header was not refused.")
        return
      }
      #expect(text.contains("60000") && text.contains("maximumPixelCount"))
    }

    @Test(arguments: [(1, 1), (1, 400), (400, 1), (3, 3), (600, 400)])
    func anEmptyPageGivesAnEmptyObservation(width: Int, height: Int) async throws {
      let observation = try await recognizeDocument(
        in: DrawnPage(width: width, height: height).png())
      #expect(observation.document.blocks.isEmpty)
      #expect(observation.document.text.transcript.isEmpty)
      #expect(observation.imageSize == CGSize(width: width, height: height))
      #expect(observation.invariantViolations.isEmpty)
    }

    @Test func aMissingLanguageNamesPlacesAndPackage() async throws {
      var request = RecognizeDocumentsRequest()
      request.textRecognitionOptions.recognitionLanguages = [Locale.Language(identifier: "yi")]
      let data = try DrawnPage.signUpSheet.png()
      guard case .dataUnavailable(let text) = await error(data, request: request) else {
        Issue.record("A missing language was not reported as missing data.")
        return
      }
      #expect(text.contains("tesseract-ocr-yid"))
    }

    @Test func aRegionOutsideTheImageIsAnArgumentError() async throws {
      let data = try DrawnPage.signUpSheet.png()
      let regions = [
        NormalizedRect(x: 2, y: 0, width: 1, height: 1),
        NormalizedRect(x: 0, y: 0, width: 0, height: 1),
        NormalizedRect(x: .nan, y: 0, width: 1, height: 1),
        NormalizedRect(x: 0, y: 0, width: .infinity, height: 1),
      ]
      for region in regions {
        var request = RecognizeDocumentsRequest()
        request.regionOfInterest = region
        guard case .invalidArgument = await error(data, request: request) else {
          Issue.record("The region \(region) was not refused.")
          continue
        }
      }
    }
  }
#endif
