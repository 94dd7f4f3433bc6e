import DocumentLayout
import DocumentModel
import TestSupport
import Testing

@Suite struct CheckboxTests {
  /// The same question with boxes drawn, as signs, in brackets, and as underlines.
  static let inline = [
    "Gender  ¤ male  ¥ female", "Gender  ☐ male  ☑ female", "Gender  [ ] male  [x] female",
    "Gender  [] male  [X] female", "Gender  ( ) male  (x) female", "Gender  |_| male  [x] female",
    "Gender  [_] male  [✓] female", "Gender  __ male  _x_ female", "Gender  □ male  ■ female",
    "Gender  ☐male  ☒female", "Gender: ¤ male ¥ female",
    "Gender  ○ male  ● female", "Gender  ◯ male  ◉ female", "Gender  O male  ® female",
    "Gender: O male @ female",
  ]

  @Test(arguments: inline)
  func boxesOnALineHaveLabelsAndTheirGroup(picture: String) throws {
    let document = formDocument(picture)
    #expect(document.checkboxes.map(\.short) == ["[ ] male of Gender", "[x] female of Gender"])
    #expect(document.forms.count == 1)
    #expect(document.forms.first?.markedTranscript.hasSuffix("[ ] male [x] female") == true)
    #expect(document.paragraphs.count == 1)
  }

  @Test func labelsMayStandBeforeTheirBoxes() {
    let document = formDocument("Gender: male ¤  female ¥")
    #expect(document.checkboxes.map(\.short) == ["[ ] male of Gender", "[x] female of Gender"])
    #expect(document.forms.first?.markedTranscript == "Gender: male [ ] female [x]")
  }

  @Test func severalGroupsOnALineHaveTheirOwnHeadings() {
    let document = formDocument("Gender  ¤ male  ¥ female      Member  ¥ yes  ¤ no")
    #expect(
      document.checkboxes.map(\.short) == [
        "[ ] male of Gender", "[x] female of Gender", "[x] yes of Member", "[ ] no of Member",
      ])
  }

  static let lists = [
    "Please bring:\n¤ tea and cups\n¥ cake\n¤ plates",
    "Please bring:\n☐ tea and cups\n☑ cake\n☐ plates",
    "Please bring:\n[ ] tea and cups\n[x] cake\n[ ] plates",
  ]

  @Test(arguments: lists)
  func boxesAtTheStartOfLinesAreAListBelowItsHeading(picture: String) throws {
    let document = formDocument(picture)
    let list = try #require(document.lists.first)
    #expect(list.items.map(\.itemString) == ["tea and cups", "cake", "plates"])
    #expect(
      document.checkboxes.map(\.short) == [
        "[ ] tea and cups of Please bring", "[x] cake of Please bring",
        "[ ] plates of Please bring",
      ])
    #expect(document.paragraphs.map(\.transcript) == ["Please bring:"])
  }

  @Test func anItemGoesOnOverLinesAndNests() throws {
    let document = formDocument(
      """
      ¤ tea and cups for all those
        who come
      ¥ cake
        ¤ with cherries
      """)
    let items = try #require(document.lists.first?.items)
    #expect(items.map(\.itemString) == ["tea and cups for all those\nwho come", "cake"])
    #expect(items.last?.content.checkboxes.map(\.isChecked) == [true, false])
  }

  @Test func optionsInColumnsAreNoTable() {
    let document = formDocument(
      """
      ¤ Apples        ¥ Pears         ¤ Plums
      ¥ Figs          ¤ Dates         ¤ Cherries
      """)
    #expect(document.tables.isEmpty)
    #expect(
      document.checkboxes.map(\.short) == [
        "[ ] Apples", "[x] Pears", "[ ] Plums", "[x] Figs", "[ ] Dates", "[ ] Cherries",
      ])
  }

  @Test func boxesInTheCellsOfATableTakeTheHeadingsOfRowAndColumn() throws {
    let document = formDocument(
      """
      +--------------+-------+-------+
      | Task         | Yes   | No    |
      +--------------+-------+-------+
      | Sweep        | ¤     | ¥     |
      +--------------+-------+-------+
      | Cook         | ¥     | ¤     |
      +--------------+-------+-------+
      """)
    let table = try #require(document.tables.first)
    #expect(table.rowCount == 3 && table.columnCount == 3)
    #expect(
      document.checkboxes.map(\.short) == [
        "[ ] Yes of Sweep", "[x] No of Sweep", "[x] Yes of Cook", "[ ] No of Cook",
      ])
    #expect(table.cell(row: 1, col: 2)?.content.checkboxes.map(\.isChecked) == [true])
  }

  @Test func boxesWithTextInACellTakeThatText() throws {
    let document = formDocument(
      """
      +--------------+-----------------+
      | Task         | Answer          |
      +--------------+-----------------+
      | Sweep        | ¤ yes ¥ no      |
      +--------------+-----------------+
      | Cook         | [x] yes [ ] no  |
      +--------------+-----------------+
      """)
    #expect(
      document.checkboxes.map(\.short) == [
        "[ ] yes of Sweep", "[x] no of Sweep", "[x] yes of Cook", "[ ] no of Cook",
      ])
  }

  /// What looks like boxes and is none.
  static let innocent = [
    // Letters, also at the start of lines.
    "O what a day\nO what a night", "D is the fourth letter\nand O the last", "O Apples\nO Pears",
    // Bullets.
    "□ tea\n□ cups\n□ plates", "■ tea\n■ cups", "• tea\n• cups",
    // Brackets of other kinds.
    "as told in [1] and [2] by (a) and (b)", "f (x) and g (x) are maps", "call main () at once",
    "open() and close()\nread() and write()",
    "the list [a, b] ends here [x]", "(1) one\n(2) two",
    // Underlines to write on.
    "Name ____________", "____ of the year",
    // Cells without text.
    "+-----+-----+\n| a   |     |\n+-----+-----+\n|     | b   |\n+-----+-----+\n| c   | d   |\n+-----+-----+",
  ]

  @Test(arguments: innocent)
  func othersAreNoBoxes(picture: String) { #expect(formDocument(picture).checkboxes.isEmpty) }

  @Test func drawnSquaresThatAreCellsOrCharactersOrFarFromTextAreNoBoxes() {
    var cells = formPage(
      """
      +---+-----+
      |   | tea |
      +---+-----+
      |   | bun |
      +---+-----+
      """)
    // The empty cells themselves, given as boxes by an engine.
    cells.drawnBoxes = [12.0, 60].map {
      DrawnBox(box: PageRect(left: 5, top: $0, right: 45, bottom: $0 + 48))
    }
    #expect(LayoutPipeline().layout(cells).observation.document.checkboxes.isEmpty)
    var han = PageSketch("人 口 日 本").page
    han.drawnBoxes = [DrawnBox(box: han.words[1].box)]
    #expect(LayoutPipeline().layout(han).observation.document.checkboxes.isEmpty)
    #expect(formDocument("¤                                text").checkboxes.isEmpty)
  }

  @Test func theReadingOfADrawnBoxIsItsMark() throws {
    var page = PageSketch("O male   X female").page
    page.drawnBoxes = [0, 2].map { DrawnBox(box: page.words[$0].box.expanded(by: 2)) }
    let document = LayoutPipeline().layout(page).observation.document
    #expect(document.checkboxes.map(\.short) == ["[ ] male", "[x] female"])
    #expect(document.text.transcript == "O male X female")
    #expect(document.forms.first?.markedTranscript == "[ ] male [x] female")
  }

  @Test func inkTellsHowSureAStateIs() throws {
    var page = formPage("¤ a lot  ¤ a bit  ¤ none")
    for (index, share) in [0.25, 0.07, 0.0].enumerated() {
      page.drawnBoxes[index].isTicked = nil
      page.drawnBoxes[index].inkShare = share
    }
    let boxes = LayoutPipeline().layout(page).observation.document.checkboxes
    #expect(boxes.map(\.isChecked) == [true, true, false])
    try #require(boxes.count == 3)
    #expect(boxes[0].confidence == 1 && boxes[1].confidence < 0.7 && boxes[2].confidence > 0.9)
  }

  @Test func greyBoxesAreTickedByWhatTheyHaveMore() {
    var page = formPage("Gender  ¤ male  ¥ female  ¤ other")
    for place in page.drawnBoxes.indices {
      page.drawnBoxes[place].inkShare = page.drawnBoxes[place].isTicked == true ? 0.6 : 0.45
      page.drawnBoxes[place].isTicked = true
    }
    let document = LayoutPipeline().layout(page).observation.document
    #expect(
      document.checkboxes.map(\.short) == [
        "[ ] male of Gender", "[x] female of Gender", "[ ] other of Gender",
      ])
  }

  @Test func theLegendOfAChartIsNoForm() {
    let document = formDocument(
      """
      40 |
         |
      30 |    North     South
         |
      20 |
         +--------------------------
           ¤ Income     ¥ Costs
      """)
    #expect(document.checkboxes.isEmpty)
  }

  @Test func roundBulletsAreNoButtons() {
    #expect(formDocument("○ tea and cups\n○ cake\n○ plates").checkboxes.isEmpty)
    #expect(formDocument("Write to O Brien and to O Malley today").checkboxes.isEmpty)
  }
}
