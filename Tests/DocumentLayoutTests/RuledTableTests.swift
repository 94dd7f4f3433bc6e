import DocumentLayout
import DocumentModel
import TestSupport
import Testing

@Suite struct RuledTableTests {
  @Test func fullGridKeepsEmptyCellsRowsAndWrappedLines() {
    #expect(
      dump(
        """
        +-------------+----------------+-----------+
        | Name        | Email          | Signature |
        +-------------+----------------+-----------+
        | Ann Lee     | ann@site.net   |           |
        +-------------+----------------+-----------+
        | Bob Roe     |                |           |
        | and sons    |                |           |
        +-------------+----------------+-----------+
        |             |                |           |
        +-------------+----------------+-----------+
        """) == """
          table 4×3
            cell 0,0 header "Name"
            cell 0,1 header "Email"
            cell 0,2 header "Signature"
            cell 1,0 "Ann Lee"
            cell 1,1 "ann@site.net"
            cell 1,2 empty
            cell 2,0 "Bob Roe\\nand sons"
            cell 2,1 empty
            cell 2,2 empty
            cell 3,0 empty
            cell 3,1 empty
            cell 3,2 empty
          """)
  }

  @Test func missingPiecesOfRulesMakeSpans() {
    #expect(
      dump(
        """
        +-----------+-----------------------+
        | Room      | Morning               |
        |           +-----------+-----------+
        |           | Start     | End       |
        +-----------+-----------+-----------+
        | Blue      | 8.00      | 9.30      |
        +-----------+-----------+-----------+
        """) == """
          table 3×3
            cell 0-1,0 header "Room"
            cell 0,1-2 header "Morning"
            cell 1,1 header "Start"
            cell 1,2 header "End"
            cell 2,0 "Blue"
            cell 2,1 "8.00"
            cell 2,2 "9.30"
          """)
  }

  @Test func aGridWithoutFrameHasItsOuterCells() {
    #expect(
      dump(
        """
         Name     | Phone    | Room
        ----------+----------+----------
         Ann      | 555-0101 | 12
        ----------+----------+----------
         Bob      | 555-0102 | 14
        """
      ).hasPrefix("table 3×3\n  cell 0,0 header \"Name\""))
  }

  @Test func aGridWithAnOpenFirstColumnTakesItIn() {
    #expect(
      dump(
        """
                    +--------+--------+
        Cost        | 2019   | 2020   |
                    +--------+--------+
        Salaries    | 1200   | 1300   |
                    +--------+--------+
        Travel      | 300    | 280    |
                    +--------+--------+
        """) == """
          table 3×3
            cell 0,0 header "Cost"
            cell 0,1 header "2019"
            cell 0,2 header "2020"
            cell 1,0 "Salaries"
            cell 1,1 "1200"
            cell 1,2 "1300"
            cell 2,0 "Travel"
            cell 2,1 "300"
            cell 2,2 "280"
          """)
  }

  @Test func aDrawnRuleOutranksSpacing() {
    #expect(
      dump(
        """
        Item          Use              Price
        ------------------------------------
        Chair         for one person   40.00
        oak           at a table
        ------------------------------------
        Bench         for two people   90.00
        pine          in a garden
        ------------------------------------
        Stool         for one child    20.00
        ash           on a step
        ------------------------------------
        """
      ).contains("cell 2,0 \"Bench\\npine\""))
  }

  @Test func aSentenceBetweenTablesOfRulesPartsThem() {
    let text = dump(
      """
      -------------------------
      worker    a    b    c
      -------------------------
      factor    25   25   25
      -------------------------
      And if the second is out the plan is as follows here:
      -------------------------
      worker    a    b    c
      -------------------------
      factor    50   0    25
      -------------------------
      """)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("table 2×4") } == 2)
    #expect(
      text.contains("paragraph \"And if the second is out the plan is as follows here:\""))
  }

  @Test func horizontalRulesAloneKeepTightAndWrappedRows() {
    #expect(
      dump(
        """
        ------------------------------------------
        Fetch      the newest release from the page
        ------------------------------------------
        Unpack     $ gzip -d old.gz
                   $ tar xf old
        ------------------------------------------
        Configure  $ ./configure
        ------------------------------------------
        Make       $ make
        ------------------------------------------
        """
      ).hasPrefix("table 4×2\n  cell 0,0 header \"Fetch\""))
  }

  @Test func verticalRulesAloneLeaveRowsToTheBaselines() {
    #expect(
      dump(
        """
        Lamp    | brass  | 12
        Desk    | oak    | 80
        Chair   | pine   | 30
        Bench   | ash    | 45
        Stool   | elm    | 10
        """
      ).hasPrefix("table 5×3"))
  }

  @Test func aBodyWithoutRulesBelowARuledHeadHasOneRowForEachLine() {
    #expect(
      dump(
        """
        +---------+--------+--------+
        | Town    | North  | South  |
        +---------+--------+--------+
        | Aton    | 12     | 80     |
        | Beham   | 14     | 81     |
        | Cewick  | 15     | 82     |
        | Dover   | 16     | 83     |
        | Elton   | 17     | 84     |
        +---------+--------+--------+
        """
      ).hasPrefix("table 6×3"))
  }

  @Test func twoTablesOnAPageStayTwo() {
    let layout = LayoutPipeline().layout(
      PageSketch(
        """
        +-----+-----+
        | A   | B   |
        +-----+-----+
        | 1   | 2   |
        +-----+-----+

        Some text stands between the two.

        +-----+-----+-----+
        | C   | D   | E   |
        +-----+-----+-----+
        | 3   | 4   | 5   |
        +-----+-----+-----+
        """
      ).page)
    #expect(layout.observation.document.tables.map(\.columnCount) == [2, 3])
    #expect(layout.grids.map(\.columns.count) == [2, 3])
    #expect(layout.observation.document.paragraphs.count == 1)
  }

  @Test func aFrameRoundTextIsNoTable() {
    let text = dump(
      """
      +------------------------------+
      | Please write in capitals and |
      | leave the last column empty. |
      +------------------------------+
      """)
    #expect(text == "paragraph \"Please write in capitals and\\nleave the last column empty.\"")
  }

  @Test func aBrokenRuleStillPartsItsCells() {
    var page = PageSketch(
      """
      +--------+--------+
      | Ann    | 1      |
      +--------+--------+
      | Bob    | 2      |
      +--------+--------+
      """
    ).page
    page.rulingLines = page.rulingLines.flatMap { line -> [RulingLine] in
      guard line.axis == .horizontal else { return [line] }
      var (left, right) = (line, line)
      left.span = Interval(line.span.lower, 120)
      left.position += 1
      right.span = Interval(128, line.span.upper)
      right.position -= 1
      return [left, right]
    }
    #expect(tree(of: page).hasPrefix("table 2×2"))
  }

  @Test func rulesRoundTheHeadAndBelowTheBodyKeepLongLabelsInTheTable() {
    let text = dump(
      """
      --------------------------------------------------------------
                                     Year of the survey
      Measure                        1997      1998      1999
      --------------------------------------------------------------
      Income of all homes in the     11        12        13
      whole of the country
      Years of life that were        21        22        23
      lost before they were old
      Days on which people in the    31        32        33
      towns were of good health
      --------------------------------------------------------------
      """)
    #expect(text.hasPrefix("table 5×4\n  cell 0-1,0 header \"Measure\""))
    #expect(text.contains("\"Days on which people in the\\ntowns were of good health\""))
  }

  @Test func proseBetweenTwoRulesIsNoTable() {
    let text = dump(
      """
      ------------------------------------------------------------------
      The committee met on Monday and        approved the plan for next
      talked about all the new clubs         year with a large number of
      which the towns have opened this       votes from each of the towns
      year and in the years before it        that had a club of their own
      ------------------------------------------------------------------
      """)
    #expect(!text.contains("table"))
  }

  @Test func rulesBelowGroupsOfRowsTakeInTheColumnOfTheirNames() {
    let text = dump(
      """
                +--------+---------+---------+
                |        | North   | South   |
      +---------+--------+---------+---------+
      |         | Men    | 11      | 12      |
      |         +--------+---------+---------+
      | 1991    | Women  | 13      | 14      |
      |         +--------+---------+---------+
      |         | Total  | 24      | 26      |
      +---------+--------+---------+---------+
      |         | Men    | 21      | 22      |
      |         +--------+---------+---------+
      | 1996    | Women  | 23      | 24      |
      |         +--------+---------+---------+
      |         | Total  | 44      | 46      |
      +---------+--------+---------+---------+
      """.replacing("|         |", with: "          |").replacing(
        "| 1991    |", with: "  1991    |"
      )
      .replacing("| 1996    |", with: "  1996    |"))
    #expect(text.hasPrefix("table 7×4"))
    #expect(text.contains("cell 1-3,0 \"1991\""))
  }

  @Test func linesOfNumbersInADrawnRowAreRows() {
    let text = dump(
      """
      +------------------+---------+---------+---------+
      | Group            | Some    | None    | Total   |
      +------------------+---------+---------+---------+
      | Younger ones:    |         |         |         |
      |      Head start  | 85.1    | 14.9    | 100     |
      |      Control     | 17.3    | 82.7    | 100     |
      | Older ones:      |         |         |         |
      |      Head start  | 79.8    | 20.2    | 100     |
      |      Control     | 13.9    | 86.1    | 100     |
      | All of them:     |         |         |         |
      +------------------+---------+---------+---------+
      """)
    #expect(text.hasPrefix("table 8×4"))
  }
}
