#if Tesseract
  import DocumentModel
  import PageImaging
  import TestPictures
  import Testing

  @Suite struct CurlReadingTests {
    private static let lines = [
      "The harbor opens at seven in the morning", "and boats leave every hour until late",
      "Visitors buy tickets at the small office", "beside the old bridge over the river",
      "Children under six years travel for free", "and larger groups pay half the price",
      "Bring warm clothes since the wind is cold", "even on bright days in early summer",
      "Dogs are welcome on the lower deck only", "where water and shade are provided",
      "The last boat returns shortly after nine", "and the crew helps with heavy bags",
    ]

    private func page() throws -> PageImage {
      var page = DrawnPage(width: 1000, height: 760)
      for (index, line) in Self.lines.enumerated() {
        page.write(line, x: 60, y: 100 + index * 52)
      }
      return try page.image()
    }

    /// The share of the words that are read.
    private func share(_ page: PreparedPage) async throws -> Double {
      let wanted = Self.lines.flatMap { $0.split(separator: " ").map(String.init) }
      var read = try await page.words().map(\.text)
      let found = wanted.count { word in
        guard let place = read.firstIndex(of: word) else { return false }
        read.remove(at: place)
        return true
      }
      return Double(found) / Double(wanted.count)
    }

    @Test(arguments: [40.0, -45])
    func aBentPageIsReadBetterThanAsItIs(_ bow: Double) async throws {
      let bent = try #require(try page().bent { bow * 4 * $0 * (1 - $0) })
      let level = try await share(try PagePreparation().prepare(bent))
      let asItIs = try await share(PreparedPage(image: bent, textHeight: DrawnPage.textHeight))
      #expect(level >= 0.97)
      #expect(level > asItIs)
    }

    @Test func aFlatPageIsReadAsItIs() async throws {
      let page = try PagePreparation().prepare(try page())
      #expect(page.transform == .identity)
      #expect(try await share(page) >= 0.97)
    }
  }
#endif
