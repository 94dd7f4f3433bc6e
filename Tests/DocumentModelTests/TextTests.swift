import DataDetectors
import DocumentModel
import Foundation
import TestSupport
import Testing

@Suite("Texts")
struct TextTests {
  private func range(_ part: String, in text: String) throws -> Range<String.Index> {
    try #require(text.range(of: part))
  }

  @Test("a part's region is exact to the symbol, over lines too")
  func regions() throws {
    var sketch = TreeSketch()
    let text = sketch.text("abcd\nefghi")
    #expect(text.transcript == "abcd\nefghi")
    let bc = try #require(text.boundingRegion(for: range("bc", in: text.transcript))).boundingBox
    #expect(abs(bc.cgRect.minX - 0.25) < 1e-9 && abs(bc.cgRect.maxX - 0.75) < 1e-9)
    let de = try #require(text.boundingRegion(for: range("d\ne", in: text.transcript))).boundingBox
    #expect(abs(de.cgRect.minX) < 1e-9 && abs(de.cgRect.maxX - 1) < 1e-9)
    #expect(de.height > bc.height)
    let whole = text.transcript.startIndex..<text.transcript.endIndex
    #expect(text.boundingRegion(for: whole)?.boundingBox == text.boundingRegion.boundingBox)
    #expect(text.boundingRegion(for: try range("\n", in: text.transcript)) == nil)
  }

  @Test("characters of several code points have regions, foreign ranges give none")
  func hardRanges() throws {
    var sketch = TreeSketch()
    let text = sketch.text("é👩‍👩‍👧x")
    #expect(text.boundingRegion(for: try range("👩‍👩‍👧", in: text.transcript)) != nil)
    let long = "a much longer text"
    #expect(
      text.boundingRegion(for: long.startIndex..<long.endIndex) == nil || long.utf8.count < 22)
    #expect(text.region(ofUTF8: -5..<(-1)) == nil)
    #expect(text.region(ofUTF8: 1000..<2000) == nil)
  }

  @Test("an item's marker is left out of its text, its regions stay right")
  func prefixes() throws {
    var sketch = TreeSketch()
    let line = try #require(sketch.text("1. tea").lines.first)
    let text = DocumentObservation.Container.Text(lines: [line], words: nil, skippedPrefixes: [3])
    #expect(text.transcript == "tea")
    let box = try #require(text.boundingRegion(for: range("t", in: text.transcript))).boundingBox
    #expect(abs(box.cgRect.minX - 0.5) < 1e-9)
    let marker = DocumentObservation.Container.Text(startOf: line, utf8Count: 2, words: nil)
    #expect(marker.transcript == "1.")
    #expect(abs(marker.boundingRegion.boundingBox.cgRect.maxX - 1.0 / 3) < 1e-9)
    #expect(
      DocumentObservation.Container.Text(lines: [line], words: nil, skippedPrefixes: [99, 3])
        .transcript.isEmpty)
  }

  @Test("containers join their parts once, in reading order, data and regions with them")
  func joining() throws {
    let page = try ModelPage.make()
    let text = page.document.text
    #expect(
      text.transcript
        == "Title\n\nwrite to\nada@example.org\n\n1. tea\n• black\n2. cake\n\nName\tEmail\nAda")
    #expect(
      text.lines.map(\.transcript).joined(separator: "|")
        == "Title|write to|ada@example.org|1.|tea|•|black|2.|cake|Name|Email|Ada")
    let data = try #require(text.detectedData.first)
    let found = try #require(data.match.range)
    #expect(text.transcript[found] == "ada@example.org")
    #expect(text.boundingRegion(for: found)?.boundingBox == data.boundingRegion.boundingBox)
  }

  @Test("the views of a container don't overlap, and the title is no paragraph")
  func views() throws {
    let document = try ModelPage.make().document
    #expect(document.title?.transcript == "Title")
    #expect(document.paragraphs.map(\.transcript) == ["write to\nada@example.org"])
    #expect(document.lists.count == 1 && document.tables.count == 1)
    let item = try #require(document.lists[0].items.first)
    #expect(item.itemString == "tea" && item.markerString == "1.")
    #expect(item.content.lists.first?.items.first?.itemString == "black")
  }

  @Test("confidence is the mean of the lines by their length")
  func confidence() {
    func line(_ text: String, _ confidence: Float) -> RecognizedTextObservation {
      RecognizedTextObservation(
        best: RecognizedText(string: text, confidence: confidence), region: .empty)
    }
    let text = DocumentObservation.Container.Text(
      lines: [line("a", 1), line("abc", 0.5)], words: nil)
    #expect(abs(text.confidence - 0.625) < 1e-6)
    #expect(DocumentObservation.Container.Text.empty.confidence == 1)
  }

  @Test("candidates come best first, and names follow text and place")
  func lines() {
    func line(_ text: String, x: Double, place: String = "") -> RecognizedTextObservation {
      RecognizedTextObservation(
        best: RecognizedText(string: text, confidence: 1),
        others: [RecognizedText(string: "other", confidence: 0.5)],
        region: NormalizedRegion(NormalizedRect(x: x, y: 0, width: 1, height: 1)), place: place)
    }
    let first = line("a", x: 0)
    #expect(first.topCandidates(1).map(\.string) == ["a"])
    #expect(first.topCandidates(9).count == 2 && first.topCandidates(-1).isEmpty)
    #expect(first.uuid == line("a", x: 0).uuid)
    let others = [line("b", x: 0), line("a", x: 0.1), line("a", x: 0, place: "2")]
    #expect(Set(others.map(\.uuid) + [first.uuid]).count == 4)
  }
}

/// A page with a title, a paragraph with data, a nested list and a table with a gap.
enum ModelPage {
  static func make(pageNumber: Int = 1) throws -> DocumentObservation {
    typealias List = DocumentObservation.Container.List
    var sketch = TreeSketch()
    let title = sketch.text("Title")
    let plain = sketch.text("write to\nada@example.org")
    let paragraph = plain.replacingDetectedData([
      DataDetector.Match(
        details: .emailAddress(.init(emailAddress: "ada@example.org")), range: nil,
        utf8Range: 9..<24)
    ])
    let (one, tea) = (sketch.text("1."), sketch.text("tea"))
    let inner = sketch.list([("•", "black")])
    let list = List(items: [
      .init(
        content: .init(blocks: [.text(tea, .paragraph), .list(inner)]), marker: one,
        markerType: .decimal),
      .init(
        content: sketch.container("cake"), marker: nil, markerType: nil),
    ])
    let two = sketch.text("2.")
    let numbered = List(items: [
      list.items[0],
      .init(content: list.items[1].content, marker: two, markerType: .decimal),
    ])
    let made = sketch.table([["Name", "Email"], ["Ada", ""]], headerRows: 1)
    let table = try #require(made)
    return .sketch(
      [.text(title, .title), .text(paragraph, .paragraph), .list(numbered), .table(table)],
      pageNumber: pageNumber)
  }
}
