import DocumentVision
import Foundation
import Synchronization
import Testing

@testable import DocVisionCommand

@Suite struct ProgressTests {
  private func written(
    isTerminal: Bool = true, inputCount: Int = 1, pageCount: Int = 1,
    patience: Duration = .zero
  ) -> String {
    let record = ErrorRecord()
    let console = Console(
      read: { _ in Data() }, write: { _ in }, writeError: { record.add($0) },
      isTerminal: isTerminal)
    let line = ProgressLine(console: console, inputCount: inputCount, patience: patience)
    for stage in [RecognitionProgress.Stage.decoding, .reading] {
      line.update(
        RecognitionProgress(page: 1, pageCount: pageCount, stage: stage),
        of: .file("sheets/a.tiff"), at: 0)
    }
    line.clear()
    return record.text
  }

  @Test func severalPagesAreCountedAndClearedAtTheEnd() {
    #expect(written(pageCount: 3) == "\r\u{1B}[KReading a.tiff, page 1 of 3\r\u{1B}[K")
    #expect(written(inputCount: 2) == "\r\u{1B}[KReading a.tiff (file 1 of 2)\r\u{1B}[K")
  }

  @Test func nothingIsShownForOnePageOrInAHurryOrOffATerminal() {
    #expect(written().isEmpty)
    #expect(written(pageCount: 3, patience: .seconds(60)).isEmpty)
    #expect(written(isTerminal: false, pageCount: 3).isEmpty)
  }
}

private final class ErrorRecord: Sendable {
  private let errors = Mutex("")

  func add(_ text: String) { errors.withLock { $0 += text } }
  var text: String { errors.withLock { $0 } }
}
