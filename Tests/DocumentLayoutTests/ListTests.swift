import DocumentLayout
import DocumentModel
import Foundation
import TestSupport
import Testing

@Suite struct ListTests {
  @Test func itemsNestByIndentAndGoOnOverLines() {
    #expect(
      dump(
        """
        - first thing
        - second thing that goes on
          in the next line
          - inner thing
          - other inner thing
        - third thing

        1. one
        2. two
        3. three

        1999. was a good year for wine.
        """) == """
          list
            item hyphen "-"
              paragraph "first thing"
            item hyphen "-"
              paragraph "second thing that goes on\\nin the next line"
              list
                item hyphen "-"
                  paragraph "inner thing"
                item hyphen "-"
                  paragraph "other inner thing"
            item hyphen "-"
              paragraph "third thing"
          list
            item decimal "1."
              paragraph "one"
            item decimal "2."
              paragraph "two"
            item decimal "3."
              paragraph "three"
          paragraph "1999. was a good year for wine."
          """)
  }

  @Test(arguments: [
    ("•", "•", DocumentObservation.Container.List.Marker.bullet),
    ("a)", "b)", .lowercaseLatin), ("A.", "B.", .uppercaseLatin), ("(1)", "(2)", .decimal),
    ("1.1", "1.2", .compositeDecimal), ("①", "②", .decorativeDecimal), ("–", "–", .hyphen),
    ("e", "e", .bullet), ("o", "o", .bullet), ("*", "¢", .bullet), ("»", "»", .bullet),
    ("+", "+", .bullet),
  ])
  func markersAreKnown(
    first: String, second: String, kind: DocumentObservation.Container.List.Marker
  ) {
    let layout = LayoutPipeline().layout(
      PageSketch("\(first) apples from the south\n\(second) pears", drawsRules: false).page)
    let items = layout.observation.document.lists.first?.items ?? []
    // What can't be printed at the head of an item is given as the bullet that it is.
    let misread: Set<String> = ["e", "o", "¢"]
    let printed = [first, second].map { misread.contains($0) ? "•" : $0 }
    #expect(items.map(\.markerString) == printed)
    #expect(items.map(\.markerType) == [kind, kind])
    #expect(items.map(\.itemString) == ["apples from the south", "pears"])
  }

  @Test func romanNumbersCountWithoutAKindOfTheirOwn() {
    let layout = LayoutPipeline().layout(
      PageSketch("ii. apples\niii. pears\niv. plums", drawsRules: false).page)
    let items = layout.observation.document.lists.first?.items ?? []
    #expect(items.map(\.markerString) == ["ii.", "iii.", "iv."])
    #expect(items.map(\.markerType) == [nil, nil, nil])
  }

  @Test(arguments: [
    "1999. was a good year for wine.\nIt was warm.",
    "A. Smith wrote to the council\nand had no answer.",
    "e apples are no list\nif there is but one",
    "- and so it went on for a while\nuntil all was said and done",
    "5. May was warm and dry this year\nand 7. June was not",
  ])
  func thisIsNoList(_ picture: String) {
    let layout = LayoutPipeline().layout(PageSketch(picture, drawsRules: false).page)
    #expect(layout.observation.document.lists.isEmpty)
  }

  @Test func anItemsMarkerSharesItsLine() {
    let layout = LayoutPipeline().layout(PageSketch("• apples\n• pears", drawsRules: false).page)
    let item = layout.observation.document.lists.first?.items.first
    #expect(item?.marker?.lines == item?.content.text.lines)
    #expect(item?.content.text.words?.map(\.transcript) == ["apples"])
    #expect(layout.observation.invariantViolations.isEmpty)
  }

  @Test func markersFarFromTheirTextAreNoColumn() {
    #expect(
      dump(
        """
        –     first thing of all
        –     second thing that goes
              on in the next line
        –     third
        """, drawsRules: false) == """
          list
            item hyphen "–"
              paragraph "first thing of all"
            item hyphen "–"
              paragraph "second thing that goes\\non in the next line"
            item hyphen "–"
              paragraph "third"
          """)
  }

  @Test func bulletsThatWereReadInSeveralWaysMakeOneList() {
    let text = dump("*  apples\n*  pears\n•  plums\n*  bread", drawsRules: false)
    #expect(text.split(separator: "\n").count { $0.contains("item") } == 4)
    #expect(text.split(separator: "\n").count { $0.contains("list") } == 1)
  }

  @Test func aFurtherParagraphOfASpacedItemStaysOne() {
    // Items stand 36 pixels apart, lines within them 24.
    var page = PageSketch(
      """
      • food for all of the long day and some more of it
        for the others who may have none of their own
      • boots
      • gloves
      • maps
      • water for all of the long day and some more of it
        for the others who may have none of their own
      • bread for all of the long day and some more of it
        for the others who may have none of their own
      • tea
        As we said last year.
      • cups
      """, drawsRules: false
    ).page
    let offsets: [Double] = [0, 0, 1, 2, 3, 4, 4, 5, 5, 6, 7, 8]
    for index in page.words.indices {
      let box = page.words[index].box
      let row = Int(box.y.center / 24)
      page.words[index].box = PageRect(
        x: box.x, y: box.y.mapped(scale: 1, offset: 12 * offsets[min(row, 11)]))
    }
    let text = tree(of: page)
    #expect(text.contains("paragraph \"tea\"\n    paragraph \"As we said last year.\""))
    #expect(text.contains("paragraph \"bread for all of the long day and some more of it\\nfor"))
    #expect(text.split(separator: "\n").count { $0.contains("item") } == 8)
  }

  @Test func anItemHoldsFurtherParagraphsAndGoesOnBehindThem() {
    #expect(
      dump(
        """
        1. one thing to do first
           and what it is good for
           and what it costs to do

           more about that thing,
           and more about its costs

        2. another thing to do
           and why it comes second
        """) == """
          list
            item decimal "1."
              paragraph "one thing to do first\\nand what it is good for\\nand what it costs to do"
              paragraph "more about that thing,\\nand more about its costs"
            item decimal "2."
              paragraph "another thing to do\\nand why it comes second"
          """)
  }

  @Test func aMisreadBulletKeepsWhatWasRead() {
    let layout = LayoutPipeline().layout(PageSketch("e  apples\ne  pears", drawsRules: false).page)
    let marker = layout.observation.document.lists.first?.items.first?.marker
    #expect(marker?.transcript == "•")
    #expect(marker?.words?.first?.topCandidates(2).map(\.string) == ["•", "e"])
  }

  @Test func linesThatBeginWithAShortWordAreNoItems() {
    #expect(
      !dump("I went to the river that day\nI saw the bridge and came\nI went home after that")
        .contains("list"))
  }

  @Test func numbersInBracketsCountReferences() {
    let text = dump(
      """
      [1] Anna Berg, Stones and rivers of the north.
      [2] Clara Voss, Minutes of the bridge committee and
          related papers, in the archive of the school.
      [3] The Valley Council, A diary.
      """)
    #expect(text.contains("\"[2]\"\n    paragraph \"Clara Voss"))
    #expect(text.components(separatedBy: "item ").count == 4)
  }

  @Test func aRomanOneWithinALetterIsNoLetter() {
    let text = dump(
      """
      (a) Tickets are sold in the hall behind the mill.
      (b) Tickets are not taken back, except
          (i) when the river is frozen,
          (ii) when the ferry is full.
      (c) Children pay half.
      """)
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.filter { $0.hasPrefix("item") }.count == 5)
    #expect(text.contains("      item \"(i)\"") || text.contains("\"(i)\""))
    #expect(lines.contains("paragraph \"when the river is frozen,\""))
  }

  @Test func nineLettersStayLetters() {
    let text = dump(
      ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"].map { "(\($0)) some words of text" }
        .joined(separator: "\n"))
    #expect(text.components(separatedBy: "item lowercaseLatin").count == 11)
  }

  @Test func aLoneDashWithinAnItemIsAnItemOfItsOwn() {
    let text = dump(
      """
      •       Two thousand crossings a day
      •       Ferry stops when the ice comes
          –       Last winter for six weeks
      """)
    #expect(text.contains("item hyphen"))
    let wrapped = dump(
      """
      •  Two thousand crossings a day and in the night
      •  Ferry stops when the ice comes and when it goes
         – as it did last winter
      """)
    #expect(!wrapped.contains("item hyphen"))
  }
}
