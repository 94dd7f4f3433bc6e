import ContactExtraction
import DocumentFormats
import DocumentVision
import Foundation
import Testing

/// The code that the documents show, compiled and run.
///
/// The architecture tests make sure that no document shows other code.
@Suite struct DocumentationExamples {
  static let sheet = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Samples/SignUpSheet/Sheets/garden-volunteers.jpg")

  @Test func wordsOfYourOwn() throws {
    var print = Printout()
    let cells = [
      ["Name", "Email", "Phone"],
      ["Ada", "ada@example.com", "555-0101"],
      ["Ben", "ben@example.org", "555-0102"],
    ]
    var words: [RecognizedWord] = []
    for (row, texts) in cells.enumerated() {
      for (column, text) in texts.enumerated() {
        let (left, top) = (Double(40 + column * 240), Double(40 + row * 40))
        let box = PageRect(
          left: left, top: top, right: left + Double(text.count * 10), bottom: top + 16)
        words.append(RecognizedWord(text: text, box: box, confidence: 0.95))
      }
    }
    let page = WordPage(size: PageSize(width: 800, height: 200), words: words)
    let observation = understandDocument(from: page)
    print(observation.formatted(.tsv))

    #expect(
      print.lines == [
        "Name\tEmail\tPhone\nAda\tada@example.com\t555-0101\nBen\tben@example.org\t555-0102"
      ])

    let stored = try JSONEncoder().encode(page)
    let readAgain = try JSONDecoder().decode(WordPage.self, from: stored)
    #expect(understandDocument(from: readAgain) == observation)
  }

  @Test func checkBoxesAndFields() {
    var print = Printout()
    let texts = ["Name:", "Ann", "Member", "[", "]", "yes", "[x]", "no"]
    var left = 40.0
    let words = texts.enumerated().map { index, text in
      let width = Double(text.count * 10)
      if index == 2 { left = 40 }
      defer { left += width + 10 }
      let top = index < 2 ? 40.0 : 120
      return RecognizedWord(
        text: text, box: PageRect(left: left, top: top, right: left + width, bottom: top + 16),
        confidence: 0.95)
    }
    let observation = understandDocument(
      from: WordPage(size: PageSize(width: 800, height: 200), words: words))
    for box in observation.document.checkboxes {
      print(box.isChecked, box.groupLabel?.transcript ?? "-", box.label?.transcript ?? "-")
    }
    for field in observation.document.fields {
      print(field.key.transcript, field.value?.transcript ?? "-")
    }
    #expect(print.lines == ["false Member yes", "true Member no", "Name Ann"])
  }

  #if Tesseract
    @Test func firstScreen() async throws {
      let url = Self.sheet
      var print = Printout()
      let observation = try await recognizeDocument(at: url)
      for table in observation.document.tables {
        print(table.formatted(.tsv))
      }
      for contact in ContactExtractor().contacts(in: observation) {
        print(contact.name?.value ?? "-", contact.email?.value ?? "-", contact.phone?.value ?? "-")
      }
      #expect(print.lines.first?.contains("ben.okafor@example.org\t(415) 555-0178\tTools") == true)
      #expect(print.lines.contains("Benjamin Okafor ben.okafor@example.org (415) 555-0178"))
      #expect(print.lines.count == 13)
    }

    @Test func whyItCameOutSo() async throws {
      let url = Self.sheet
      var print = Printout()
      for try await page in recognizeDocuments(at: url).explained {
        print(page)
        let layers: Set<OverlayLayer> = [.rules, .candidates, .cells]
        let picture = page.svgOverlay(over: .linked("sheet.jpg"), layers: layers)
        #expect(picture.contains("<g id=\"candidates\""))
      }
      #expect(print.lines.first?.contains("accepted table at ") == true)
    }

    @Test func applesShape() async throws {
      let url = Self.sheet
      var print = Printout()
      let request = RecognizeDocumentsRequest()
      let observations = try await request.perform(on: url)
      let rows = observations.first?.document.tables.first?.rows ?? []
      for row in rows {
        for data in row.flatMap(\.content.text.detectedData) {
          switch data.match.details {
          case .emailAddress(let email): print("email", email.emailAddress)
          case .phoneNumber(let phone): print("phone", phone.phoneNumber)
          default: break
          }
        }
      }
      #expect(print.lines.contains("email ben.okafor@example.org"))
      #expect(print.lines.contains { $0.hasPrefix("phone") && $0.contains("555-0178") })
    }

    @Test func optionsOfARequest() async throws {
      let url = Self.sheet
      var request = RecognizeDocumentsRequest()
      request.textRecognitionOptions.recognitionLanguages = [
        Locale.Language(identifier: "en"), Locale.Language(identifier: "de"),
      ]
      request.textRecognitionOptions.customWords = ["Lindqvist"]
      request.regionOfInterest = NormalizedRect(x: 0, y: 0.5, width: 1, height: 0.5)
      let observation = try await recognizeDocument(at: url, request: request)
      #expect(observation.document.text.transcript.contains("Riverside"))
      #expect(!observation.document.text.transcript.contains("Thank you"))
    }

    @Test func pagesOfAFile() async throws {
      let url = Self.sheet
      var print = Printout()
      for try await page in recognizeDocuments(at: url) {
        print(page.pageNumber, page.document.title?.transcript ?? "")
      }
      #expect(print.lines == ["1 Riverside Community Garden"])
    }

    @Test func aRecognizerWithLimits() async throws {
      let url = Self.sheet
      let recognizer = DocumentRecognizer(
        configuration: .init(
          maximumEngineCount: 2, imageLimits: ImageLimits(maximumPixelCount: 50_000_000),
          pageTimeLimit: .seconds(600)))
      let observation = try await recognizeDocument(at: url, using: recognizer)
      #expect(observation.document.tables.count == 1)
    }

    @Test func fromASheetToContacts() async throws {
      let url = Self.sheet
      var print = Printout()
      let observation = try await recognizeDocument(at: url)
      let contacts = ContactExtractor().contacts(in: observation)
      for field in contacts.flatMap(\.fields) where field.isDoubtful {
        print(field.value, field.doubts.map(\.explanation).joined(separator: ", "))
      }
      let cards = contacts.vCards()
      let csv = observation.formatted(.csv(formulaGuard: .apostrophe))
      #expect(contacts.count == 12)
      #expect(cards.contains("EMAIL:ben.okafor@example.org"))
      #expect(csv.contains("ben.okafor@example.org,(415) 555-0178,Tools"))
    }

    @Test func coordinates() async throws {
      let url = Self.sheet
      let observation = try await recognizeDocument(at: url)
      let table = try #require(observation.document.tables.first)
      let size = observation.imageSize
      let box = table.boundingRegion.boundingBox.toImageCoordinates(size, origin: .upperLeft)
      #expect(CGRect(x: 80, y: 370, width: 1500, height: 1560).contains(box))

      let click = CGPoint(x: 700, y: 620)
      let point = NormalizedPoint(imagePoint: click, in: size).verticallyFlipped()
      let cell = table.cells.first { $0.content.boundingRegion.contains(point) }
      #expect(cell?.content.text.transcript == "ben.okafor@example.org")

      let line = try #require(observation.document.text.lines.first)
      let candidate = try #require(line.topCandidates(1).first)
      if let range = candidate.string.range(of: "Community") {
        let word = candidate.boundingBox(for: range)
        #expect(word != nil)
      }

      let picture = try await observation.overlay(over: .file(url))
      #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
  #endif
}

/// Stands in for `print`, and keeps what was printed.
private struct Printout {
  private(set) var lines: [String] = []

  mutating func callAsFunction(_ items: Any...) {
    lines.append(items.map { "\($0)" }.joined(separator: " "))
  }
}
