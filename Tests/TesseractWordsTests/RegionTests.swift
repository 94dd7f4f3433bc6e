#if Tesseract
  import DocumentModel
  import PageImaging
  import TesseractWords
  import Testing

  @Suite struct RegionTests {
    @Test func answersInTheOrderAsked() async throws {
      let names = ["Alpha", "Bravo", "Cedar", "Delta", "Ember", "Field"]
      let page = try DrawnText.page(
        width: 700, height: 200,
        names.enumerated().map { index, name in
          .init(text: name, x: 20 + 220 * (index % 3), y: 60 + 80 * (index / 3))
        })
      let regions = names.indices.reversed().map { index in
        let (x, y) = (Double(20 + 220 * (index % 3)), Double(60 + 80 * (index / 3)))
        return RecognitionRegion(
          box: PageRect(left: x - 4, top: y - 30, right: x + 150, bottom: y + 12),
          layout: .singleLine)
      }
      let words = try await sharedPool.recognizer(for: page).words(in: regions, hints: .init())
      #expect(words.map(\.joined) == names.reversed())
      for (region, found) in zip(regions, words) {
        #expect(found.allSatisfy { region.box.contains($0.box.center) })
      }
      let lines = words.flatMap { $0 }.compactMap(\.lineHint)
      #expect(Set(lines).count == names.count)
    }

    @Test func keepsCharactersThatTouchTheEdge() async throws {
      let page = try DrawnText.page("Harbour")
      let whole = try #require(try await page.words().first)
      let tight = RecognitionRegion(box: whole.box, layout: .singleLine)
      let words = try await sharedPool.recognizer(for: page).words(in: [tight], hints: .init())
      #expect(words[0].joined == "Harbour")
      #expect(words[0].allSatisfy { page.size.bounds.contains($0.box) })
    }

    @Test func blankTinyAndOutsideRegionsAreEmpty() async throws {
      let page = try DrawnText.page("Harbour")
      let boxes = [
        PageRect(left: 0, top: 0, right: 1, bottom: 1),
        PageRect(left: 40, top: 40, right: 42, bottom: 80),
        PageRect(left: 0, top: 0, right: 20, bottom: 20),
        PageRect(left: 5000, top: 5000, right: 6000, bottom: 6000),
        PageRect(left: -1e300, top: -1e300, right: -1e299, bottom: -1e299),
        PageRect(left: 0, top: 0, right: 0, bottom: 0),
      ]
      for layout in RecognitionRegion.Layout.allCases {
        let regions = boxes.map { RecognitionRegion(box: $0, layout: layout) }
        let words = try await sharedPool.recognizer(for: page).words(in: regions, hints: .init())
        #expect(words == boxes.map { _ in [] })
      }
    }

    @Test(arguments: [(1, 1), (2, 40), (3, 3), (9, 300), (300, 200)])
    func blankPagesAreEmpty(_ size: (width: Int, height: Int)) async throws {
      for lightness: UInt8 in [255, 128, 0] {
        let page = try DrawnText.blank(
          width: size.width, height: size.height, lightness: lightness)
        for layout in RecognitionRegion.Layout.allCases {
          let words = try await page.words(layout)
          #expect(words.isEmpty, "\(lightness) \(layout)")
        }
      }
    }

    @Test(arguments: [RecognitionRegion.Layout.automatic, .singleLine])
    func aPageBeyondTesseractsReachIsReadInPieces(_ layout: RecognitionRegion.Layout) async throws {
      let places = stride(from: 100, to: 32_500, by: 1500)
      let page = try DrawnText.page(
        width: 33_000, height: 90, places.map { .init(text: "Harbor", x: $0, y: 55) })
      let words = try await page.words(layout).sorted { $0.box.left < $1.box.left }
      #expect(words.map(\.text) == places.map { _ in "Harbor" })
      for (word, place) in zip(words, places) {
        #expect(abs(word.box.left - Double(place)) < 12, "\(word.box)")
      }
    }
  }
#endif
