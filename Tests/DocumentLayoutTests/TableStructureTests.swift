import DocumentLayout
import DocumentModel
import TestSupport
import Testing

/// Rows, columns, spans and heads that neither rules nor gaps alone tell.
@Suite struct TableStructureTests {
  @Test func captionsAndNotesWithinTheFrameStayOutside() {
    let text = dump(
      """
      +-----------------------------------------------+
      | Exhibit 4 Members of both clubs by town       |
      +---------------+---------------+---------------+
      | Town          | 2019          | 2020          |
      +---------------+---------------+---------------+
      | Oakham        | 12            | 14            |
      +---------------+---------------+---------------+
      | Ashford       | 9             | 11            |
      +---------------+---------------+---------------+
      | Source: yearly reports of both of the clubs   |
      +-----------------------------------------------+
      """)
    #expect(text.contains("table 3×3\n  cell 0,0 header \"Town\""))
    #expect(text.contains("\"Exhibit 4 Members of both clubs by town\"\ntable"))
    #expect(text.hasSuffix("\"Source: yearly reports of both of the clubs\""))
  }

  @Test func aHeadingOverAllColumnsStaysInTheTable() {
    let text = dump(
      """
      +-----------------------------------------------+
      | Club members                                  |
      +---------------+---------------+---------------+
      | Town          | 2019          | 2020          |
      +---------------+---------------+---------------+
      | Oakham        | 12            | 14            |
      +---------------+---------------+---------------+
      """)
    #expect(text.hasPrefix("table 3×3\n  cell 0,0-2 header \"Club members\""))
  }

  @Test func rulesMayPartGroupsOfColumnsAlone() {
    let text = dump(
      """
      +---------+---------------------+---------------------+
      | Age     |    Men and boys     |   Women and girls   |
      |         | North     South     | North     South     |
      +---------+---------------------+---------------------+
      | 1-2     |   100       200     |   101       201     |
      +---------+---------------------+---------------------+
      | 3-5     |   110       210     |   111       211     |
      +---------+---------------------+---------------------+
      | 6-11    |   120       220     |   121       221     |
      +---------+---------------------+---------------------+
      """)
    #expect(text.hasPrefix("table 5×5\n  cell 0-1,0 header \"Age\""))
    #expect(text.contains("cell 0,1-2 header \"Men and boys\"\n  cell 0,3-4 header \"Women"))
    #expect(text.contains("cell 1,1 header \"North\"\n  cell 1,2 header \"South\""))
    #expect(text.contains("cell 4,3 \"121\"\n  cell 4,4 \"221\""))
  }

  @Test func headingsOverUndividedRulesSpanWhatTheyAreCentredOver() {
    let text = dump(
      """
      ----------------------------------------------------
      Region            2021                  2022
               -------------------------------------------
                 Births    Deaths      Births    Deaths
      ----------------------------------------------------
      North       1,203       988       1,187     1,002
      South       2,310     1,764       2,298     1,801
      East          845       790         861       777
      ----------------------------------------------------
      """)
    #expect(text.contains("cell 0,1-2 header \"2021\"\n  cell 0,3-4 header \"2022\""))
    #expect(text.contains("cell 1,1 header \"Births\"\n  cell 1,2 header \"Deaths\""))
  }

  @Test func totalsBelowTheLastRuleAreRows() {
    let text = dump(
      """
      ------------------------------------------
      Code  Description       Price      Amount
      ------------------------------------------
      A12   Copy paper         4.95        9.90
      B07   Stapler           18.00       18.00
      C10   Box files          3.20       32.00
      ------------------------------------------
                           Subtotal       59.90
                            Tax 20%       11.98
                          Total due       71.88
      """)
    #expect(text.hasPrefix("table 7×4"))
    #expect(text.contains("cell 6,2 \"Total due\"\n  cell 6,3 \"71.88\""))
  }

  @Test func aLabelOfAGroupAboveTheFirstRowIsARow() {
    let text = dump(
      """
      Starters
      Tomato soup            5.50
      Goat cheese on toast   7.20
      Smoked trout           8.90
      Mains
      Roast chicken         14.50
      Mushroom risotto      12.80
      Fish of the day       16.40
      """)
    #expect(text.hasPrefix("table 8×2\n  cell 0,0"))
  }

  @Test func bulletsInACellAreNoColumn() {
    let text = dump(
      """
      +----------+--------------------------+
      | Reason   | Change                   |
      +----------+--------------------------+
      | Clarity  | •    not relevant        |
      |          | •    not clear           |
      |          | •    not known           |
      |          | •    not asked           |
      +----------+--------------------------+
      """)
    #expect(text.hasPrefix("table 2×2"))
  }

  @Test func aHeadAboveTheRulesJoinsTheirTable() {
    let text = dump(
      """
        Country     Domestic    Imported
      +-----------+-----------+-----------+
      | Austria   | 0         | 100       |
      +-----------+-----------+-----------+
      | Belgium   | 7         | 93        |
      +-----------+-----------+-----------+
      """)
    #expect(text.hasPrefix("table 3×3\n  cell 0,0 header \"Country\""))
  }

  @Test func aFirstColumnThatRulesDontReachIntoHasItsRows() {
    let text = dump(
      """
      +---------+---------+---------+
      | Cost    | 2019    | 2020    |
      +---------+---------+---------+
      | Rent    | 10      | 11      |
      |         +---------+---------+
      | Heat    | 20      | 21      |
      |         +---------+---------+
      | Light   | 30      | 31      |
      |         +---------+---------+
      | Water   | 40      | 41      |
      +---------+---------+---------+
      """)
    #expect(text.contains("cell 1,0 \"Rent\""))
    #expect(text.contains("cell 4,0 \"Water\""))
  }

  @Test func textsInTheMiddleOfTheirColumnsPartAMergedCell() {
    let text = dump(
      """
      +--------+-----------------------------+
      |        |     2019           2020     |
      |        +------+-------+------+-------+
      | Loan   | Sum  | Share | Sum  | Share |
      +--------+------+-------+------+-------+
      | Home   | 10   | 1     | 11   | 2     |
      +--------+------+-------+------+-------+
      """)
    #expect(text.contains("cell 0,1-2 header \"2019\"\n  cell 0,3-4 header \"2020\""))
  }

  @Test func headingsFarWiderThanTheirColumnsAreOneRow() {
    let text = dump(
      """
                        Schools in    Eligible schools    Sampled students
      Country             original         in original            assessed
      Austria                  290                 284                 275
      Belgium                  160                 158                 151
      Denmark                  170                 169                 142
      """)
    #expect(text.hasPrefix("table 4×4"))
    #expect(text.contains("cell 0,1 header \"Schools in\\noriginal\""))
    #expect(text.contains("cell 0,2 header \"Eligible schools\\nin original\""))
  }

  @Test func aHeadingAloneSpansAllColumnsItIsCentredOver() {
    let text = dump(
      """
                           Design effect
      Share       1.0      1.1      1.2      1.3
      0.90        80       88       96       104
      0.80        60       66       72       78
      0.70        40       44       48       52
      """)
    #expect(text.hasPrefix("table 5×5"))
    #expect(text.contains("cell 0-1,0 header \"Share\"\n  cell 0,1-4 header \"Design effect\""))
  }

  @Test func headingsUnderOthersAreOnTheirOwnLevelAndTheRestIsDeep() {
    let text = dump(
      """
                       All items            New items
      Content        Number  Percent      Number  Percent
      Letters        72      53           33      55
      Numbers        63      47           27      45
      """)
    #expect(text.hasPrefix("table 4×5\n  cell 0-1,0 header \"Content\""))
    #expect(text.contains("cell 0,1-2 header \"All items\"\n  cell 0,3-4 header \"New items\""))
  }

  @Test func aTableGoesOnAfterAWiderGap() {
    let text = dump(
      """
      Group        North     South      West
      Boys         11        12         13
      Old boys     21        22         23



      Girls        31        32         33
      Old girls    41        42         43
      """)
    #expect(text.hasPrefix("table 5×4"))
    #expect(!text.dropFirst().contains("table"))
  }

  @Test func aRepeatedHeadBeginsAnotherTable() {
    let text = dump(
      """
      Worker       a         b          c
      Factor       25        25         25
      Status       0         50         75
      The second is switched off
      Worker       a         b          c
      Factor       40        41         42
      Status       7         8          9
      """)
    #expect(text.matches(of: #/table 3×4/#).count == 2)
    #expect(text.contains("paragraph") && text.contains("The second is switched off"))
  }

  @Test func rowsAtEvenDistancesAreOneTable() {
    let text = dump(
      """
      Program                      Budget


      Contact center               $8.6


      Printed papers               $3.9


      Web pages and servers        $6.1


      Total                        $18.6
      """)
    #expect(text.hasPrefix("table 5×2"))
  }

  @Test func aValueBesideTwoLinesOfItsLabelIsOneRow() {
    let page = PageSketch(
      """
      ------------------------------------------------
      Measure            1997      1998      1999

      ------------------------------------------------
      Income of homes    17        12        43

      Years that were
                         28        22        73
      lost early

      Days of good
                         31        42        33
      health
      ------------------------------------------------
      """, linePitch: 14
    ).page
    #expect(tree(of: page).hasPrefix("table 4×4"))
    #expect(tree(of: page).contains("\"Years that were\\nlost early\""))
  }

  @Test func numbersInBracketsBelongToTheNumbersAbove() {
    let text = dump(
      """
      Group      North     South     West
      Old        11.2      12.1      13.5
                 (0.2)     (0.1)     (0.3)
      New        21.7      22.9      23.1
                 (0.4)     (0.2)     (0.1)
      """)
    #expect(text.hasPrefix("table 3×4"))
    #expect(text.contains("cell 1,1 \"11.2\\n(0.2)\""))
  }

  @Test func aHeadWithALineOverAllColumnsStaysOneRow() {
    let text = dump(
      """
      --------------------------------------------------------------
                     Schools in    Eligible schools      Schools that
                       original         in original              have
      Country            sample              sample      participated
      --------------------------------------------------------------
      Austria               160                 158               157
      Belgium               170                 169               142
      Denmark               290                 284               275
      --------------------------------------------------------------
      """)
    #expect(text.hasPrefix("table 4×4"))
    #expect(text.contains("\"Eligible schools\\nin original\\nsample\""))
  }

  @Test func linesOfALabelStandCloserThanRows() {
    let page = PageSketch(
      """
      Measure            1997      1998      1999

      Homes              17        12        43


      Years, Days lost   28        22        73
      Early or late


      Years              29        25        71


      Days,
      good health        31        42        33


      Weeks              37        41        32
      """, linePitch: 20
    ).page
    #expect(tree(of: page).hasPrefix("table 6×4"))
    #expect(tree(of: page).contains("\"Years, Days lost\\nEarly or late\""))
    #expect(tree(of: page).contains("\"Days,\\ngood health\""))
  }
}
