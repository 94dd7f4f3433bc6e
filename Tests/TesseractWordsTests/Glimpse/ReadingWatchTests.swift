#if Tesseract
  import DocumentModel
  import Foundation
  import PageImaging
  import Synchronization
  import TestPictures
  import Testing

  @testable import TesseractWords

  /// A page's first words, seen while the rest is being read.
  @Suite struct ReadingWatchTests {
    private final class Looks: Sendable {
      let all = Mutex<[[String]]>([])
      let readings = Mutex(0)
    }

    private func page(lines: Int) throws -> PreparedPage {
      let places = ["north", "south", "east", "west", "upper", "lower", "inner", "outer"]
      return try DrawnText.page(
        width: 900, height: 80 + lines * 50,
        (0..<lines).map {
          .init(text: "The \(places[$0 % 8]) harbour lights are seen", x: 40, y: 60 + $0 * 50)
        })
    }

    @Test func theWatchSeesTheFirstWordsAndMore() async throws {
      let looks = Looks()
      let page = try page(lines: 16)
      let words = try await sharedPool.visit(hints: .init()) { _ in
        page
      } reading: { visit in
        let watched = visit.watched { words in
          looks.all.withLock { $0.append(words.map(\.text)) }
          return false
        }
        return try await watched.words(
          in: [RecognitionRegion(box: visit.pageSize.bounds)], hints: .init()
        ).flatMap { $0 }.map(\.text)
      }
      let seen = looks.all.withLock { $0 }
      #expect(seen.count > 1)
      #expect(seen.allSatisfy { words.starts(with: $0) }, "\(seen) \(words)")
      #expect(seen.map(\.count) == seen.map(\.count).sorted() && seen.last != words)
      #expect(words.count == 96)
    }

    @Test func aStoppedReadingGivesItsWordsAndLeavesTheEngineFit() async throws {
      let pool = EnginePool(limit: 1)
      let page = try page(lines: 16)
      let whole = RecognitionRegion(box: page.size.bounds)
      let (first, all) = try await pool.visit(hints: .init()) { _ in
        page
      } reading: { visit in
        var first: [RecognizedWord] = []
        do {
          _ = try await visit.watched { $0.count > 20 }.words(in: [whole], hints: .init())
        } catch let stop as ReadingStopped {
          first = stop.words
        }
        return (first, try await visit.words(in: [whole], hints: .init()).flatMap { $0 })
      }
      #expect(first.count > 20 && first.count < 96)
      #expect(first.map(\.text) == all.prefix(first.count).map(\.text))
      #expect(zip(first, all).allSatisfy { $0.box == $1.box })
      #expect(all.count == 96)
    }

    @Test func partsOfAPageAreNotWatched() async throws {
      let page = try page(lines: 16)
      let part = RecognitionRegion(
        box: PageRect(left: 0, top: 0, right: 900, bottom: 700))
      let words = try await sharedPool.visit(hints: .init()) { _ in
        page
      } reading: { visit in
        try await visit.watched { _ in true }.words(in: [part], hints: .init()).flatMap { $0 }
      }
      #expect(words.count > 50)
    }

    @Test func aPageIsReadOnceThatTurnsOutToBeInAnotherLanguage() async throws {
      guard sharedPool.languageData.installedLanguages.contains(.init(identifier: "de")) else {
        return
      }
      guard let png = try ScriptText.german.png() else { return }
      let image = try ImageFile(.data(png)).page(at: 0)
      let looks = Looks()
      let read = try await sharedPool.readPage(
        onReading: { looks.readings.withLock { $0 += 1 } },
        prepare: { try PagePreparation().prepare(image, turn: $0) })
      #expect(read.languages.first?.languageCode?.identifier == "de")
      #expect(looks.readings.withLock { $0 } == 1)
    }
  }
#endif
