#if Tesseract
  import DocumentVision
  import Foundation
  import TestPictures
  import Testing

  @Suite struct SheetTests {
    @Test func aDrawnSheetBecomesATree() async throws {
      let observation = try await recognizeDocument(in: DrawnPage.signUpSheet.png())
      #expect(observation.invariantViolations.isEmpty)
      #expect(
        observation.treeDump == """
          container
            paragraph "Open day"
            table 4×3
              cell 0,0 header "Name"
              cell 0,1 header "Email"
              cell 0,2 header "Phone"
              cell 1,0 "Ann Miller"
              cell 1,1 "ann.miller@example.org"
                data email "ann.miller@example.org"
              cell 1,2 "617-555-0101"
                data phone "617-555-0101"
              cell 2,0 "Bob Carter"
              cell 2,1 "bob@example.com"
                data email "bob@example.com"
              cell 2,2 "212-555-0144"
                data phone "212-555-0144"
              cell 3,0 "Cleo Brandt"
              cell 3,1 "cleo.brandt@example.net"
                data email "cleo.brandt@example.net"
              cell 3,2 "303-555-0177"
                data phone "303-555-0177"
          """)
    }

    @Test func loneDigitsInANarrowColumnAreRead() async throws {
      var page = DrawnPage(width: 900, height: 460)
      let rows = (1...7).map { ["\($0)", "Person", "617-555-010\($0)"] }
      page.table([["No", "Name", "Phone"]] + rows, x: 40, y: 40, columnWidths: [70, 400, 240])
      let observation = try await recognizeDocument(in: page.png())
      let table = try #require(observation.document.tables.first)
      #expect(table.columns.first?.dropFirst().map(\.content.text.transcript) == rows.map { $0[0] })
      #expect(table.columns.last?.dropFirst().map(\.content.text.transcript) == rows.map { $0[2] })
    }

    @Test func theRequestGivesTheSameAsTheFunction() async throws {
      let data = try DrawnPage.signUpSheet.png()
      let request = RecognizeDocumentsRequest()
      let direct = try await recognizeDocument(in: data)
      #expect(try await request.perform(on: data) == [direct])
      #expect(try await ImageRequestHandler(data).perform(request) == [direct])
      #expect(direct.originatingRequestDescriptor == request.descriptor)
    }

    @Test func allRequestsOfAHandlerAreAnswered() async throws {
      let handler = ImageRequestHandler(try DrawnPage.signUpSheet.png())
      var impossible = RecognizeDocumentsRequest()
      impossible.textRecognitionOptions.minimumTextHeightFraction = 2
      let (first, second) = try await handler.perform(
        RecognizeDocumentsRequest(), RecognizeDocumentsRequest())
      #expect(first == second)
      var answers: [String] = []
      for await result in handler.performAll([impossible, RecognizeDocumentsRequest()]) {
        switch result {
        case .recognizeDocuments(_, let observations):
          answers.append("\(observations.first?.document.tables.count ?? 0) table")
        case .error(_, VisionError.invalidArgument): answers.append("refused")
        case .error(_, let error): answers.append("\(error)")
        }
      }
      #expect(answers == ["refused", "1 table"])
    }

    @Test func aRegionOfInterestKeepsResultsRelativeToTheWholeImage() async throws {
      let data = try DrawnPage.signUpSheet.png()
      var request = RecognizeDocumentsRequest()
      request.regionOfInterest = NormalizedRect(x: 0, y: 0, width: 1, height: 0.78)
      let part = try await recognizeDocument(in: data, request: request)
      let whole = try await recognizeDocument(in: data)
      #expect(!part.document.text.transcript.contains("Open day"))
      let table = try #require(part.document.tables.first)
      let wholeTable = try #require(whole.document.tables.first)
      let (box, wholeBox) = (
        table.boundingRegion.boundingBox.cgRect, wholeTable.boundingRegion.boundingBox.cgRect
      )
      #expect(abs(box.midX - wholeBox.midX) < 0.01 && abs(box.midY - wholeBox.midY) < 0.01)
    }

    @Test func wordsBelowTheMinimumHeightAreReported() async throws {
      var request = RecognizeDocumentsRequest()
      request.textRecognitionOptions.minimumTextHeightFraction = 0.5
      let observation = try await recognizeDocument(
        in: DrawnPage.signUpSheet.png(), request: request)
      #expect(observation.document.blocks.isEmpty)
      #expect(observation.wordsBelowMinimumHeight.map(\.transcript).contains("Ann"))
    }

    @Test func orientationIsGivenByTheCaller() async throws {
      let page = DrawnPage.signUpSheet
      let upright = try await recognizeDocument(in: page.png())
      let observation = try await recognizeDocument(in: page.png(), orientation: .down)
      #expect(observation.imageSize == upright.imageSize)
      #expect(observation.treeDump != upright.treeDump)
      let sideways = try await recognizeDocument(in: page.png(), orientation: .right)
      #expect(sideways.imageSize.width == upright.imageSize.height)
    }

    @Test func progressNamesTheStagesInOrder() async throws {
      let reports = Reports()
      _ = try await recognizeDocument(in: DrawnPage.signUpSheet.png()) { reports.add($0) }
      #expect(reports.all.map(\.stage) == RecognitionProgress.Stage.allCases)
      #expect(reports.all.map(\.fraction) == reports.all.map(\.fraction).sorted())
    }

    @Test func anOverlayIsAPictureOfThePage() async throws {
      let data = try DrawnPage.signUpSheet.png()
      let observation = try await recognizeDocument(in: data)
      let overlay = try await observation.overlay(over: .data(data))
      #expect(overlay != data)
      let again = try await recognizeDocument(in: overlay)
      #expect(again.imageSize == observation.imageSize)
    }
  }

  /// Collects progress reports from any thread.
  final class Reports: @unchecked Sendable {
    private let lock = NSLock()
    private var reports: [RecognitionProgress] = []

    func add(_ report: RecognitionProgress) { lock.withLock { reports.append(report) } }
    var all: [RecognitionProgress] { lock.withLock { reports } }
  }
#endif
