import DocumentLayout
import DocumentModel
import TestSupport
import Testing

@Suite struct ShadedTableTests {
  @Test func shadedRowsPartWrappedRows() {
    var page = PageSketch(
      """
      Chair         for one person   40.00
      oak           at a table
      Bench         for two people   90.00
      pine          in a garden
      Stool         for one child    20.00
      ash           on a step
      """
    ).page
    page.fills = [Fill(box: PageRect(left: 0, top: 48, right: 380, bottom: 96), lightness: 0.9)]
    #expect(tree(of: page).hasPrefix("table 3×3\n  cell 0,0 \"Chair\\noak\""))
  }

  @Test func neighbouringRowsMayHaveTheSameShade() {
    var page = PageSketch(
      """
      Name          Town             Price

      Chair         Oakham           40.00

      Bench         Pinewood         90.00

      Stool         Ashford          20.00

      Table         Elmsett          70.00
      """
    ).page
    // The second and the fourth row of people are shaded; the head and the first are not.
    page.fills = [4, 8].map { line in
      Fill(
        box: PageRect(
          left: 0, top: Double(line) * 24 - 12, right: 380, bottom: Double(line) * 24 + 36),
        lightness: 0.9)
    }
    #expect(tree(of: page).hasPrefix("table 5×3\n  cell 0,0 header \"Name\"\n"))
  }

  /// Every second row of long texts is shaded: they are no columns of prose.
  private static let escapes = """
    Some prose that stands above the table and reaches over both columns

    Escape sequence written  Meaning
    a, aa, aaa (of 0 to 7)   one octal value of a byte that follows
    b                        backspace
    c, cc, ccc (of 0 to 9)   one decimal value of a byte that follows
    d                        form feed
    e, ee, eee (of 0 to F)   a hexadecimal value of a byte that follows

    """

  private static func page(shadesFrom left: Double) -> WordPage {
    var page = PageSketch(escapes).page
    page.fills = [3, 5, 7].map { line in
      Fill(
        box: PageRect(
          left: left, top: Double(line) * 24 - 3, right: 700, bottom: Double(line) * 24 + 21),
        lightness: 0.87)
    }
    return page
  }

  @Test func shadedRowsOfLongTextsAreATableWithItsHead() {
    let text = tree(of: Self.page(shadesFrom: 0))
    #expect(text.contains("table 6×2\n  cell 0,0 header \"Escape sequence written\""))
    #expect(text.contains("cell 1,0 \"a, aa, aaa (of 0 to 7)\""))
    #expect(text.contains("cell 5,1 \"a hexadecimal value of a byte that follows\""))
  }

  @Test func aHeadOfTwoTextsBelongsToShadedRowsToo() {
    var page = Self.page(shadesFrom: 0)
    for index in page.words.indices where page.words[index].text == "Meaning" {
      let box = page.words[index].box
      page.words[index].box = PageRect(
        left: box.left + 12, top: box.top, right: box.right + 12, bottom: box.bottom)
    }
    #expect(tree(of: page).contains("table 6×2\n  cell 0,0 header \"Escape sequence written\""))
  }

  @Test func shadesOfOneColumnDontCutTheOther() {
    var page = PageSketch(
      """
      Description:   Waits longer
      Syntax:        Wait seconds
      Context:       everywhere
      Status:        base
      Module:        mod_wait
      """
    ).page
    page.fills = [21, 69].map { top in
      Fill(box: PageRect(left: 140, top: top, right: 500, bottom: top + 24), lightness: 0.87)
    }
    #expect(tree(of: page).hasPrefix("table 5×2\n  cell 0,0 \"Description:\""))
  }

  /// A head of filled cells, of which the left ones reach over two levels; the rule below the lower
  /// level begins where those end.
  @Test func sidesOfFilledCellsGoOnWhereRulesEnd() {
    var page = PageSketch(
      """
       Country    Unit       2007           2006
                           N    Share     N    Share
       Norway     farm    109     0.9    93     1.1
       Sweden     farm    123     0.8   290     0.7
       Finland    herd    269     1.1   397     0.3
      """
    ).page
    let right = 470.0
    let columns = [(0.0, 100.0, 2.0), (103, 180, 2), (183, 312, 1), (315, right, 1)]
    page.fills = columns.map { left, right, levels in
      Fill(
        box: PageRect(left: left, top: -3, right: right, bottom: levels * 24 - 3), lightness: 0.4)
    }
    page.rulingLines = [2, 3, 4, 5].map { (line: Double) in
      RulingLine(
        axis: .horizontal, span: Interval(line == 2 ? 182 : 0, right), position: line * 24 - 3,
        thickness: 2)
    }
    page.rulingLines += [0, right].map {
      RulingLine(
        axis: .vertical, span: Interval($0 == 0 ? 47 : 23, 117), position: $0, thickness: 2)
    }
    let found = tree(of: page)
    #expect(found.hasPrefix("table 5×6"))
    #expect(found.contains("cell 0,2-3 header \"2007\"\n"))
  }
}
