import DocumentLayout
import DocumentModel
import TestSupport
import Testing

@Suite struct AlignedTableTests {
  @Test func aHeaderAndOneRowOfThreeColumnsAreATable() {
    #expect(
      dump(
        """
        Qty   Item           Price
        2     Chair          40.00
        """) == """
          table 2×3
            cell 0,0 header "Qty"
            cell 0,1 header "Item"
            cell 0,2 header "Price"
            cell 1,0 "2"
            cell 1,1 "Chair"
            cell 1,2 "40.00"
          """)
  }

  @Test func aWrappedLineJoinsItsRowAndEmptyCellsStay() {
    #expect(
      dump(
        """
        Item          Description          Price
        A1            A solid chair        40.00
                      with arms
        B2            Desk                 90.00
        C3                                 12.00
        """) == """
          table 4×3
            cell 0,0 header "Item"
            cell 0,1 header "Description"
            cell 0,2 header "Price"
            cell 1,0 "A1"
            cell 1,1 "A solid chair\\nwith arms"
            cell 1,2 "40.00"
            cell 2,0 "B2"
            cell 2,1 "Desk"
            cell 2,2 "90.00"
            cell 3,0 "C3"
            cell 3,1 empty
            cell 3,2 "12.00"
          """)
  }

  @Test func headingsOverSeveralColumnsSpanThem() {
    let text = dump(
      """
                    2019              2020
                Rent    Heat      Rent    Heat
      North     100     20        110     21
      South     200     30        210     31
      West      300     40        310     41
      """)
    #expect(text.contains("cell 0,1-2 header \"2019\"\n  cell 0,3-4 header \"2020\""))
    #expect(text.contains("cell 1,3 header \"Rent\""))
  }

  @Test func aTightGapIsPartedAtTheColumnEdgeOfOtherRows() {
    let text = dump(
      """
      Alder Street 1     02.03.19
      Birch Street 29    04.03.19
      Great North Way 17 05.03.19
      Cedar Street 5     06.03.19
      """)
    #expect(text.hasPrefix("table 4×2"))
    #expect(text.contains("cell 2,0 \"Great North Way 17\"\n  cell 2,1 \"05.03.19\""))
  }

  @Test func titlesOfRowGroupsSpanAllColumns() {
    let text = dump(
      """
      Flag      Meaning           Example
      Flow control
      last      Stops the rules   one,last
      Redirection and proxying
      redirect  Sends elsewhere   two,go
      proxy     Asks another      three
      Cookies
      cookie    Sets a cookie     four
      """)
    #expect(text.hasPrefix("table 8×3"))
    #expect(text.contains("cell 1,0-2 \"Flow control\""))
    #expect(text.contains("cell 3,0-2 \"Redirection and proxying\""))
    // It reaches over no other column, but stands alone as the others do.
    #expect(text.contains("cell 6,0-2 \"Cookies\""))
    #expect(text.contains("cell 4,0 \"redirect\"\n  cell 4,1 \"Sends elsewhere\""))
  }

  @Test func keysAndValuesAreATable() {
    #expect(
      dump(
        """
        Invoice:                  4711
        Date:                     12 May
        Customer:                 Ann Lee
        Due:                      12 June
        """
      ).hasPrefix("table 4×2\n  cell 0,0 \"Invoice:\"\n  cell 0,1 \"4711\""))
  }

  @Test func leadersMakeAPriceList() {
    var page = PageSketch(
      """
      Oak chair                   forty
      Pine bench                  ninety
      Ash stool                   twenty
      """
    ).page
    page.leaders = [0, 1, 2].map { row in
      let bottom = Double(row) * 24 + 18
      return Leader(box: PageRect(left: 115, top: bottom - 3, right: 270, bottom: bottom))
    }
    #expect(tree(of: page).hasPrefix("table 3×2"))
  }

  @Test func aTableFromTheRightCountsFromTheRight() {
    let layout = LayoutPipeline().layout(
      PageSketch(
        """
        מחיר        פריט        כמות
        40.00       כיסא        2
        90.00       שולחן       1
        """
      ).page)
    let table = layout.observation.document.tables.first
    #expect(table?.direction == .rightToLeft)
    #expect(table?.cell(row: 0, col: 0)?.content.text.transcript == "כמות")
    #expect(table?.cell(row: 1, col: 2)?.content.text.transcript == "40.00")
  }

  @Test(arguments: [
    // Two columns of prose.
    """
    The committee met on      approved the plan for
    Monday and decided        next year. The work is
    that the old road         to begin in spring and
    would be repaired         to end before the first
    before winter comes.      snow falls on the hills.
    """,
    // An address beside a date.
    """
    Ann Lee                    12 May 2019
    4 Mill Lane
    Easton
    """,
    // Evenly spaced lines.
    """
    Bring your own lunch.

    Wear good shoes.

    Be there at nine.
    """,
    // A list with its markers far from the text.
    """
    1.    Bring your own lunch
    2.    Wear good shoes
    3.    Be there at nine
    """,
  ])
  func thisIsNoTable(_ picture: String) {
    let layout = LayoutPipeline().layout(PageSketch(picture).page)
    #expect(layout.observation.document.tables.isEmpty)
  }

  @Test func theTraceSaysWhyACandidateWasRefused() {
    let layout = LayoutPipeline().layout(
      PageSketch(
        """
        1.       Bring your own lunch
        2.       Wear good shoes
        3.       Be there at nine
        """
      ).page)
    #expect(layout.trace.tables.map(\.verdict) == [.refused(.listMarkers)])
  }

  @Test func tablesAreOnlyLookedForWhereAsked() {
    let page = PageSketch(
      """
      Qty   Item           Price
      2     Chair          40.00
      """
    ).page
    let layout = LayoutPipeline(options: LayoutOptions(tables: .drawn)).layout(page)
    #expect(layout.observation.document.tables.isEmpty)
    #expect(leafWords(of: layout).count == 6)
  }
}
