import DocumentLayout
import DocumentModel
import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the structure of long pages costs, on the pages that `evaluate --speed` times.
@Suite struct CostTests {
  @Test(arguments: [true, false])
  func theTimedPageHoldsAllKindsOfStructure(isRuled: Bool) {
    let page = DrawnReport.page(words: 1000, isRuled: isRuled)
    #expect(page.words.count == 1000)
    #expect(page.rulingLines.count == (isRuled ? 300 : 0))
    let document = LayoutPipeline().layout(page).observation.document
    #expect(document.tables.count >= 10)
    #expect(document.lists.count >= 5)
    #expect(document.paragraphs.count >= 10)
    #expect(leafWords(of: LayoutPipeline().layout(page)) == page.words.map(\.text).sorted())
  }

  @Test func theTimeForAWordHardlyGrowsWithThePage() {
    let (few, many) = (500, 4000)
    let pages = [few, many].map { DrawnReport.page(words: $0, isRuled: true) }
    // What is made once isn't counted.
    _ = LayoutPipeline().layout(pages[0])
    let times = pages.map { page in
      (0..<2).map { _ in milliseconds { _ = LayoutPipeline().layout(page) } }.min() ?? 0
    }
    let growth = times[1] / times[0] * Double(few) / Double(many)
    // n log n allows 1.3, and quadratic work would give 8.
    #expect(growth < 3)
  }

  /// The time that this thread has computed, which other processes don't lengthen.
  private func milliseconds(of work: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      guard unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return 0 }
      return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
    let start = now()
    work()
    return now() - start
  }
}
