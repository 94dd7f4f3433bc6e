import DocumentLayout
import DocumentModel
import TestSupport
import Testing

@Suite struct ParagraphTests {
  @Test func indentsDistanceAndShortLastLinesPartParagraphs() {
    #expect(
      dump(
        """
          In spring the river rose and took the old bridge
        with it, so that nobody could cross for a month.
          In summer a new one was built by the people of the
        village, who gave their time and wood for it freely.

        In autumn it was opened with a feast for all of the
        valley and the next.
        Winter came early that year and the ice was as thick
        as a door, but the bridge stood and stands there yet.
        """) == """
          paragraph "In spring the river rose and took the old bridge\\nwith it, so that nobody could cross for a month."
          paragraph "In summer a new one was built by the people of the\\nvillage, who gave their time and wood for it freely."
          paragraph "In autumn it was opened with a feast for all of the\\nvalley and the next."
          paragraph "Winter came early that year and the ice was as thick\\nas a door, but the bridge stood and stands there yet."
          """)
  }

  @Test func smallTypeBelowDoesNotTearTheTextAboveApart() {
    let body = """
      In spring the river rose and took the old bridge
      with it, so that nobody could cross for a month or
      until the new one was built by all of the people.
      """
    let notes = Array(
      repeating: "Ann Lee and Bob Roe wrote of all this in a paper of theirs", count: 9
    )
    .joined(separator: "\n")
    var page = PageSketch(
      body + "\n\n" + notes,
      enlarged: Dictionary(uniqueKeysWithValues: (4...12).map { ($0, 0.75) })
    ).page
    for index in page.words.indices where page.words[index].box.top > 96 {
      let box = page.words[index].box
      page.words[index].box = PageRect(
        x: box.x, y: box.y.mapped(scale: 1, offset: -6 * (box.center.y - 96) / 24))
    }
    #expect(
      tree(of: page).hasPrefix(
        "paragraph \"" + body.split(separator: "\n").joined(separator: "\\n")))
  }

  @Test func aWordWhoseSymbolsWereMisplacedStaysInItsText() {
    var page = PageSketch(
      """
      In spring the river rose and took the old bridge
      with it, so that nobody could cross for a month or
      forth.
      """
    ).page
    guard let last = page.words.indices.last else { return }
    let box = page.words[last].box
    // The box of each letter holds a part of its taller neighbour.
    page.words[last].symbols = "forth.".map {
      RecognizedWord.Symbol(text: String($0), box: box, confidence: 0.9)
    }
    page.words[last].symbols?[5].box = PageRect(
      left: box.right - 3, top: box.bottom - 3, right: box.right, bottom: box.bottom)
    #expect(tree(of: page).split(separator: "\n").count == 1)
  }

  @Test func syllablesInBoxesAsHighAsTheLineAreNoLargerType() {
    var page = PageSketch("다음 옵션을 사용하여 필요한 모듈을 추가한다 그리고 또\n참고해야 한다").page
    for index in page.words.indices {
      let box = page.words[index].box
      page.words[index].baseline = Baseline(
        start: PagePoint(x: box.left, y: box.bottom - 1),
        end: PagePoint(x: box.right, y: box.bottom - 1))
      let isStretched = box.top > 24
      let high = PageRect(
        left: box.left, top: box.top - 6, right: box.right, bottom: box.bottom + 6)
      page.words[index].symbols = page.words[index].text.enumerated().map { place, character in
        RecognizedWord.Symbol(
          text: String(character), box: isStretched && place > 0 ? high : box, confidence: 0.9)
      }
      if isStretched { page.words[index].box = high }
    }
    #expect(tree(of: page).split(separator: "\n").count == 1)
  }

  @Test func aWordWhoseBoxHoldsTheNextOnesStaysInItsLine() {
    var page = PageSketch(
      """
      In spring the river rose and took the app. db journal
      with it, so that nobody could cross for a month or so
      """
    ).page
    for index in page.words.indices {
      page.words[index].lineHint = page.words[index].box.top < 24 ? 1 : 2
    }
    guard let place = page.words.firstIndex(where: { $0.text == "app." }),
      let last = page.words.firstIndex(where: { $0.text == "journal" })
    else { return }
    let box = page.words[place].box
    page.words[place].box = PageRect(
      left: box.left, top: box.top, right: page.words[last].box.right, bottom: box.bottom)
    #expect(tree(of: page).contains("took the app.db journal\\nwith it"))
  }

  @Test func linesOfAnAddressStayTogether() {
    #expect(dump("Ann Lee\n4 Mill Lane\nEaston") == "paragraph \"Ann Lee\\n4 Mill Lane\\nEaston\"")
  }

  @Test func theLargestTextNearTheTopIsTheTitle() {
    #expect(
      dump(
        """
        The old bridge

        How it was built
        In summer a new one was built by the people of the
        village, who gave their time and wood for it freely.

        How it stands
        Winter came early that year and the ice was as thick
        as a door, but the bridge stood and stands there yet.
        """, enlarged: [0: 1.8, 2: 1.3, 6: 1.3]) == """
          title "The old bridge"
          heading 1 "How it was built"
          paragraph "In summer a new one was built by the people of the\\nvillage, who gave their time and wood for it freely."
          heading 1 "How it stands"
          paragraph "Winter came early that year and the ice was as thick\\nas a door, but the bridge stood and stands there yet."
          """)
  }

  @Test func pageNumbersAndCaptionsAreKnown() {
    let text = dump(
      """
      Table 1: Rainfall by town in the north
      Town        North       South
      Aton        12          80
      Beham       14          81

      In summer a new one was built by the people of the
      village, who gave their time and wood for it freely.


      - 7 -
      """, drawsRules: false)
    #expect(text.hasPrefix("caption \"Table 1: Rainfall by town in the north\"\ntable 3×3"))
    #expect(text.hasSuffix("page number \"- 7 -\""))
  }

  @Test(arguments: [
    ("One line of some length\nand another of some\nand a third one", "leading"),
    (
      "   One line of some length\n       and another of some\n           and a third one",
      "trailing"
    ),
    ("One line of some more length\n    and another of some.\n       and a third on", "center"),
  ])
  func alignmentIsTold(picture: String, alignment: String) {
    let layout = LayoutPipeline().layout(PageSketch(picture).page)
    let paragraphs = layout.observation.document.paragraphs
    #expect(paragraphs.map(\.textAlignment?.rawValue) == [alignment])
  }

  @Test func termsAndTheirMeaningsStayApart() {
    #expect(
      dump(
        """
        byte
            A single one of eight bits.
        word
            Two bytes, the high one first, as they are
            sent over the line.
        """) == """
          paragraph "byte"
          paragraph "A single one of eight bits."
          paragraph "word"
          paragraph "Two bytes, the high one first, as they are\\nsent over the line."
          """)
  }

  @Test func aHeadOfSmallTypeAndAFootWithANumberAreFurniture() {
    let text = dump(
      """
      The old bridge


      In summer a new one was built by the people of the
      village, who gave their time and wood for it freely.
      Winter came early that year and the ice was as thick
      as a door, but the bridge stood and stands there yet.


      Bridges of the north                              12
      """, enlarged: [0: 0.85], drawsRules: false)
    #expect(text.hasPrefix("page header \"The old bridge\""))
    #expect(text.contains("page footer \"Bridges of the north\""))
    #expect(text.hasSuffix("page number \"12\""))
  }

  @Test func shortParagraphsOfAShortTextAreParted() {
    var page = PageSketch(
      """
      Opening hours
      Monday to Friday from nine
      until five. Closed at noon
      Groups are asked to write
      before they come to visit
      """, enlarged: [0: 1.25]
    ).page
    let shifts = [0.0, 8, 8, 16, 16]
    for index in page.words.indices {
      let box = page.words[index].box
      let shift = shifts[Int(box.center.y / 24)]
      page.words[index].box = PageRect(
        left: box.left, top: box.top + shift, right: box.right, bottom: box.bottom + shift)
    }
    #expect(tree(of: page).split(separator: "\n").count == 3)
  }
}
