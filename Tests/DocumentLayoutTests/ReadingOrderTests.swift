import DocumentLayout
import DocumentModel
import TestSupport
import Testing

@Suite struct ReadingOrderTests {
  @Test func columnsAreReadOneAfterTheOther() {
    #expect(
      dump(
        """
        The committee met on      approved the plan for
        Monday and                next year.
        """) == """
          paragraph "The committee met on\\nMonday and"
          paragraph "approved the plan for\\nnext year."
          """)
  }

  @Test func headingsAndFootersOverTheColumnsMakeBands() {
    #expect(
      dump(
        """
        Notes on the repair of the old road in winter

        The committee met on      approved the plan for
        Monday and decided        next year. The work is
        that the old road         to begin in spring and
        would be repaired         to end before the first
        before winter comes.      snow falls on the hills.

        All members were asked to sign the minutes by May.

        It was cold on the        and nobody could say
        day of the meeting        when it would end, so
        and the fire was low      they left before noon.
        """) == """
          paragraph "Notes on the repair of the old road in winter"
          paragraph "The committee met on\\nMonday and decided\\nthat the old road\\nwould be repaired\\nbefore winter comes."
          paragraph "approved the plan for\\nnext year. The work is\\nto begin in spring and\\nto end before the first\\nsnow falls on the hills."
          paragraph "All members were asked to sign the minutes by May."
          paragraph "It was cold on the\\nday of the meeting\\nand the fire was low\\nand nobody could say\\nwhen it would end, so\\nthey left before noon."
          """)
  }

  @Test func headingsSideBySideBelongToTheirColumns() {
    let page = PageSketch(
      """
      1. The old bridge         2. What came of it

      The committee met on      approved the plan for
      Monday and decided        next year. The work is
      that the old road         to begin in spring and
      would be repaired         to end before the first
      before winter comes.      snow falls on the hills.
      """, enlarged: [0: 1.3]
    ).page
    let texts = LayoutPipeline().layout(page).observation.document.blocks.compactMap { block in
      if case .text(let text, _) = block { text.transcript } else { nil }
    }
    #expect(texts.first == "1. The old bridge")
    #expect(texts.contains("2. What came of it"))
    #expect(texts.firstIndex(of: "2. What came of it") == 2)
  }

  @Test func aTableOverTheWidthIsNotCutByTheColumnsBelow() {
    let text = dump(
      """
      Town        North       South      Total
      Aton        12          80         92
      Beham       14          81         95
      Cewick      15          82         97


      The committee met on      approved the plan for
      Monday and decided        next year. The work is
      that the old road         to begin in spring and
      would be repaired         to end before the first
      before winter comes.      snow falls on the hills.
      """)
    #expect(text.hasPrefix("table 4×4"))
    #expect(text.contains("paragraph \"The committee met on\\nMonday and decided\\n"))
  }

  @Test func columnsOnDifferentBaselinesArePartedEvenIfNarrow() {
    var page = PageSketch(
      """
      Oak                  Monday
      Pine                 Tuesday
      Ash                  Friday
      Elm                  Sunday
      """
    ).page
    for index in page.words.indices where page.words[index].box.left > 150 {
      let box = page.words[index].box
      page.words[index].box = PageRect(x: box.x, y: box.y.mapped(scale: 1, offset: 11))
    }
    #expect(
      tree(of: page) == """
        paragraph "Oak\\nPine\\nAsh\\nElm"
        paragraph "Monday\\nTuesday\\nFriday\\nSunday"
        """)
  }

  @Test func linesSpreadToBothEdgesAreColumnsHoweverWideTheirGaps() {
    #expect(
      dump(
        """
        one      snow      along      nobody  when  year  back
        spring live snow grey on      wood knew had before the
        whether  stood  for  had      them       to       both
        live                  on      last would drawn who cut
        came for stone drawn all      live  stone  by  whether
        one   both   for   under      grey               along
        came     banks     north      it  by  all  cut  arches
        when who paid along wood      north      and      road
        on   that   grey   bring      came  nobody  river  the
        back river who begun all      spring hills was to them
        """) == """
          paragraph "one snow along\\nspring live snow grey on\\nwhether stood for had\\nlive on\\ncame for stone drawn all\\none both for under\\ncame banks north\\nwhen who paid along wood\\non that grey bring\\nback river who begun all\\nnobody when year back\\nwood knew had before the\\nthem to both\\nlast would drawn who cut\\nlive stone by whether\\ngrey along\\nit by all cut arches\\nnorth and road\\ncame nobody river the\\nspring hills was to them"
          """)
  }

  @Test func valuesStayWithTheirKeysOnASlantedPage() {
    let page = PageSketch(
      """
      Apples                                            1.20
      Brown bread                                       2.45
      Cheddar                                           3.10
      Dried figs                                        4.99
      Eggs                                              0.85
      Flour                                             1.75
      Grapes                                            2.05
      """
    ).page
    let level = tree(of: page)
    #expect(level.hasPrefix("table 7×2"))
    #expect(tree(of: page.slanted(byDegrees: 2)) == level)
    #expect(tree(of: page.slanted(byDegrees: -2)) == level)
  }

  @Test func aPageFromTheRightIsReadFromTheRight() {
    let layout = LayoutPipeline().layout(PageSketch("ם 12.50 שלום עולם").page)
    #expect(layout.observation.document.text.transcript == "עולם שלום 12.50 ם")
    #expect(layout.observation.document.text.lines.first?.textDirection == .rightToLeft)
  }

  @Test func aNumberTheRecogniserSplitIsOne() {
    var page = PageSketch("Total 49 . 13").page
    let boxes = page.words.map(\.box)
    page.words[2].box = PageRect(
      left: boxes[1].right + 3, top: boxes[1].bottom - 3, right: boxes[1].right + 6,
      bottom: boxes[1].bottom)
    page.words[3].box = PageRect(
      x: Interval(boxes[1].right + 9, boxes[1].right + 27), y: boxes[3].y)
    #expect(tree(of: page) == "paragraph \"Total 49.13\"")
  }

  @Test func aSuperscriptStaysInItsLine() {
    var page = PageSketch("The result of Lee2 was better\nthan that of all the others").page
    let word = page.words[3].box
    page.words[3].text = "Lee"
    page.words.append(
      RecognizedWord(
        text: "2",
        box: PageRect(
          left: word.right - 8, top: word.top - 5, right: word.right, bottom: word.top + 4),
        confidence: 0.9))
    page.words[3].box = PageRect(
      x: Interval(word.left, word.right - 9), y: word.y)
    #expect(tree(of: page).contains("of Lee 2 was better\\nthan"))
  }

  @Test func scriptsWithoutSpacesGetNone() {
    let layout = LayoutPipeline().layout(PageSketch("床 前 明 月 光").page)
    #expect(layout.observation.document.text.transcript == "床前明月光")
    #expect(layout.observation.document.text.words == nil)
  }

  @Test func theShortLastLineOfAHeadingOverColumnsBelongsToIt() {
    let page = PageSketch(
      """
      The bridge is to stay closed until the last apples
      are sold

      The committee met on      approved the plan for
      Monday and decided        next year. The work is
      that the old road         to begin in spring and
      would be repaired         to end before the first
      before winter comes.      snow falls on the hills.
      """, enlarged: [0: 1.2, 1: 1.2]
    ).page
    let text = tree(of: page)
    #expect(text.contains("closed until the last apples\\nare sold\""))
  }
}
