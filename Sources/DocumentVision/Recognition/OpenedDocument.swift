import DocumentModel
import Foundation

#if Tesseract
  internal import PageImaging
  internal import TesseractWords
#endif

/// An image file that was opened and checked, whose pages can be recognised.
struct OpenedDocument: Sendable {
  let request: RecognizeDocumentsRequest
  let orientation: CGImagePropertyOrientation?
  let recognizer: DocumentRecognizer
  let progress: (@Sendable (RecognitionProgress) -> Void)?

  #if Tesseract
    private let file: ImageFile

    @concurrent
    init(_ pages: RecognizedPages) async throws {
      (request, orientation) = (pages.request, pages.orientation)
      (recognizer, progress) = (pages.recognizer, pages.progress)
      try request.validate()
      let limits = recognizer.configuration.imageLimits
      file = try VisionError.translating { try ImageFile(pages.source, limits: limits) }
    }

    var pageCount: Int { file.pageCount }

    /// Recognises a page, counted from 0.
    @concurrent
    func observation(ofPage index: Int) async throws -> DocumentObservation {
      try await understood(page: index) { $0.observation(of: $1) }
    }

    /// Recognises a page, counted from 0, and keeps what led to its observation.
    @concurrent
    func explanation(ofPage index: Int) async throws -> DocumentExplanation {
      try await understood(page: index) { $0.explanation(of: $1) }
    }

    private func understood<Result>(
      page index: Int, _ understand: (PageUnderstanding, WordPage) -> Result
    ) async throws -> Result {
      let page = try await words(ofPage: index)
      report(.understanding, page: index)
      let result = understand(PageUnderstanding(request: request), page)
      try Task.checkCancellation()
      report(.finished, page: index)
      return result
    }

    /// Reads the words and marks of a page, counted from 0, and leaves it at that.
    @concurrent
    func words(ofPage index: Int) async throws -> WordPage {
      let limit = recognizer.configuration.pageTimeLimit
      let (hints, options) = (request.hints, PageUnderstanding(request: request).layoutOptions())
      return try await VisionError.translating {
        try await recognizer.engines.visit(
          hints: hints, deadline: limit.map { .now + $0 }
        ) {
          try prepare(page: index, turn: $0)
        } reading: { visit in
          let read = try await visit.read(hints: hints, findsUpright: orientation == nil) {
            let print = PrintQuality(of: $0.page)
            let (words, cells) = try await FirstReading(
              recognizer: $0, hints: hints, isSoft: print.isSoft, isFaint: print.isFaint
            ).words(on: WordPage($0.page, number: index + 1), textHeight: $0.page.textHeight)
            return WholeReading(words: words, cells: cells, isSoft: print.isSoft)
          }
          var page = WordPage(read.page, number: index + 1)
          (page.words, page.notes) = (read.words, read.notes)
          return try await PageReading(
            recognizer: read.visit, hints: hints, layout: options, isSoft: read.reading.isSoft
          ).words(on: page, readCells: read.reading.cells, textHeight: read.page.textHeight)
        }
      }
    }

    private func prepare(page index: Int, turn: QuarterTurn) throws -> PreparedPage {
      // A page is turned in the midst of reading, which was told already.
      func report(_ stage: RecognitionProgress.Stage) {
        if turn == .none { self.report(stage, page: index) }
      }
      report(.decoding)
      let image = try file.page(at: index, orientation: orientation)
      report(.preparing)
      let region = request.region(in: PageSize(width: image.width, height: image.height))
      let page = try PagePreparation().prepare(image, region: region, turn: turn)
      report(.reading)
      return page
    }

    private func report(_ stage: RecognitionProgress.Stage, page: Int) {
      progress?(RecognitionProgress(page: page + 1, pageCount: pageCount, stage: stage))
    }
  #else
    init(_ pages: RecognizedPages) async throws {
      throw VisionError.dataUnavailable(
        """
        There is no recogniser in this build. Turn the package trait "Tesseract" on, or give words \
        of your own to understandDocument(from:request:).
        """)
    }

    var pageCount: Int { 0 }

    func observation(ofPage index: Int) async throws -> DocumentObservation {
      throw VisionError.internalError("A document can't be opened without a recogniser.")
    }

    func explanation(ofPage index: Int) async throws -> DocumentExplanation {
      throw VisionError.internalError("A document can't be opened without a recogniser.")
    }

    func words(ofPage index: Int) async throws -> WordPage {
      throw VisionError.internalError("A document can't be opened without a recogniser.")
    }
  #endif
}

#if Tesseract
  extension WordPage {
    /// A page of marks without words.
    fileprivate init(_ page: PreparedPage, number: Int) {
      self.init(
        size: page.size, displayedSize: page.displayedSize, transform: page.transform,
        words: [], rulingLines: page.rulingLines, leaders: page.leaders,
        fills: page.fills, drawnBoxes: page.drawnBoxes, sourcePageNumber: number)
    }
  }
#endif
