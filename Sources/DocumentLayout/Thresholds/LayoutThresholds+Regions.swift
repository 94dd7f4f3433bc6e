extension LayoutThresholds {
  /// What the stage that deals with regions goes by.
  struct Regions: Codable, Hashable, Sendable {
    /// How far pieces of one rule may lie off each other.
    ///
    /// Larger: neighbouring rules join. Smaller: sloping rules fall apart.
    var ruleTolerance: TextHeights = 0.35

    /// The widest break in a rule.
    ///
    /// Larger: missing pieces between cells are closed. Smaller: dotted rules stay in pieces.
    var widestRuleGap: TextHeights = 0.8

    /// How far rules may miss each other and still meet.
    ///
    /// Larger: separate tables join. Smaller: frames with open corners fall apart.
    var ruleReach: TextHeights = 0.6

    /// How far rules of one boundary may lie apart.
    ///
    /// Larger: narrow rows are lost. Smaller: double rules make empty columns.
    var edgeTolerance: TextHeights = 0.45

    /// How far rules must reach beyond the last crossing one to make a frame.
    ///
    /// Larger: open outer columns are lost. Smaller: sloppy corners make empty columns.
    var shortestOverhang: TextHeights = 1.5

    /// The share of rules that must reach there.
    ///
    /// Larger: open outer columns are lost. Smaller: single long rules make a frame.
    var frameSupport: Fraction = 0.6

    /// The share of a grid's rows that an undrawn column beside it has text in.
    ///
    /// Larger: open columns are lost. Smaller: notes beside a grid join it.
    var openColumnShare: Fraction = 0.6

    /// The widest undrawn column beside a grid.
    ///
    /// Larger: long open columns are lost. Smaller: prose beside a grid joins it.
    var widestOpenColumn: CharacterWidths = 45

    /// How far from the grid the text of such a column may end.
    ///
    /// Larger: ragged open columns are lost. Smaller: notes beside a grid join it.
    var widestOpenGap: CharacterWidths = 12

    /// How much of an area must lie in another to belong to it.
    ///
    /// Larger: nested boxes become tables of their own. Smaller: overlapping tables are lost.
    var insideOverlap: Fraction = 0.8

    /// How many ruled areas are looked at, the largest first.
    ///
    /// Larger: pages of noise take long. Smaller: small tables are lost.
    var mostRuledAreas: Int = 200

    /// The narrowest gutter between columns of text.
    ///
    /// Larger: narrow columns are spliced. Smaller: chance gaps are tried.
    var narrowestGutter: CharacterWidths = 1.4

    /// How many strips are judged in a region.
    ///
    /// Larger: it takes longer. Smaller: the real gutter may not be among them.
    var mostGutters: Int = 6

    /// How deep divisions may nest.
    ///
    /// Larger: it takes longer. Smaller: rich pages stay undivided.
    var deepestDivision: Int = 12

    /// How far the ends of rules of one stack may lie apart.
    ///
    /// Larger: rules of different things join. Smaller: sloping stacks fall apart.
    var stackTolerance: CharacterWidths = 2

    /// The greatest distance between two rules of a stack.
    ///
    /// Larger: rules of head and foot enclose text. Smaller: rows of many lines end the stack.
    var highestRow: LinePitches = 5

    /// How far the rows below a ruled head may reach that no rule closes.
    ///
    /// Larger: pages of many rows take longer. Smaller: long tables are cut.
    var highestOpenFoot: LinePitches = 120

    /// The fewest rules in a stack.
    ///
    /// Larger: small tables are told by their text alone. Smaller: rules round a title make one.
    var fewestStackedRules: Int = 3

    /// The height from which a closed area beside text makes columns.
    ///
    /// Larger: boxes beside text are read across. Smaller: small boxes tear lines apart.
    var tallArea: LinePitches = 3

    /// The white gap over both sides of a gutter that starts a new part to judge.
    ///
    /// Larger: tables and columns are judged together. Smaller: single lines are judged alone.
    var bandGap: LinePitches = 0.7

    /// The fewest lines in a column of text.
    ///
    /// Larger: short columns are spliced. Smaller: keys and values are torn apart.
    var fewestColumnLines: Int = 3

    /// The fewest lines in a column of prose.
    ///
    /// Larger: short columns are spliced. Smaller: two sentences side by side make columns.
    var fewestProseLines: Int = 2

    /// The fewest words in a run of prose.
    ///
    /// Larger: narrow columns are taken for tables. Smaller: cells are taken for prose.
    var fewestProseWords: Int = 4

    /// The fewest characters in a run of prose without word spaces.
    ///
    /// Larger: narrow columns are taken for tables. Smaller: cells are taken for prose.
    var fewestProseCharacters: Int = 12

    /// The share of text in runs of prose that makes columns.
    ///
    /// Larger: narrow columns are spliced. Smaller: tables with long cells are torn apart.
    var proseShare: Fraction = 0.6

    /// The share of text in runs of prose up to which aligned lines make a table.
    ///
    /// Larger: columns are spliced. Smaller: tables are torn apart.
    var tabularShare: Fraction = 0.35

    /// The fewest lines in a column whose lines are spread to both edges.
    ///
    /// Larger: short columns are spliced. Smaller: rows of a table are taken for such lines.
    var fewestSpreadLines: Int = 5

    /// How far lines that are spread to an edge may end from it.
    ///
    /// Larger: ragged cells look spread. Smaller: hanging marks and worn scans look ragged.
    var flushTolerance: CharacterWidths = 1

    /// The share of lines in a column that must be spread to both edges.
    ///
    /// Larger: columns of short paragraphs are spliced. Smaller: cells look spread.
    var flushShare: Fraction = 0.6

    /// The share of such lines that wide gaps must part.
    ///
    /// Larger: columns with few wide gaps are spliced. Smaller: columns of equal cells look spread.
    var tornShare: Fraction = 0.15

    /// The share of parted lines in which all gaps must be alike.
    ///
    /// Larger: badly set or read columns are spliced. Smaller: cells look spread.
    var evenShare: Fraction = 0.7

    /// How much the gaps of such a line may differ.
    ///
    /// Larger: cells look spread. Smaller: punctuation and worn scans make gaps uneven.
    var evenGapTolerance: CharacterWidths = 1.2

    /// How far baselines may be apart to be one.
    ///
    /// Larger: lines off each other look aligned. Smaller: worn scans look unaligned.
    var baselineTolerance: TextHeights = 0.25

    /// The share of shared baselines up to which lines make columns.
    ///
    /// Larger: tables are torn apart. Smaller: columns are spliced.
    var unalignedShare: Fraction = 0.5

    /// The share of shared baselines from which short pieces make a table.
    ///
    /// Larger: tables are torn apart. Smaller: columns are spliced.
    var alignedShare: Fraction = 0.75

    /// How much larger than the page's text the headings of columns are.
    ///
    /// Larger: headings side by side are read as one. Smaller: worn rows of tables tear apart.
    var largeType: Fraction = 1.15

    /// The white between the head or foot of a page and its body.
    ///
    /// Larger: running heads close to the text are read as text. Smaller: first lines become heads.
    var furnitureGap: LinePitches = 0.9

    /// The fewest rows of a page that can have a head or a foot.
    ///
    /// Larger: short pages have none. Smaller: a line of a label becomes one.
    var fewestBodyRows: Int = 5

    /// The most pieces of text in a head or foot.
    ///
    /// Larger: rows of tables become feet. Smaller: heads of several parts are read as text.
    var mostFurnitureRuns: Int = 3

    /// The most words in a piece of a head or foot.
    ///
    /// Larger: last lines of text become feet. Smaller: long running heads are read as text.
    var mostFurnitureWords: Int = 12

    /// The type size of a head or foot at most, of the body's.
    ///
    /// Larger: numbered titles become heads. Smaller: worn heads are read as text.
    var largestFurniture: Fraction = 1.1

    /// The type size from which on a row is a head or foot even without a page number.
    ///
    /// Larger: first lines of text become heads. Smaller: heads without a number are read as text.
    var smallFurniture: Fraction = 0.95

    /// The width of a head or foot without a page number, of the body's.
    ///
    /// Larger: last lines of text become feet. Smaller: long running heads are read as text.
    var widestFurniture: Fraction = 0.7

    /// The type size of notes at the foot of a column at most, of the body's.
    ///
    /// Larger: worn last lines become notes. Smaller: notes in nearly the body's size go on with it.
    var largestNote: Fraction = 0.92

    /// The white above notes that no rule parts from the text.
    ///
    /// Larger: tight notes go on with the text. Smaller: small last lines become notes.
    var noteGap: LinePitches = 0.35

    /// How far above notes their rule may stand.
    ///
    /// Larger: rules of what is above count. Smaller: rules with white below are missed.
    var noteRuleReach: LinePitches = 1.3

    /// The length of the rule above notes at most, of the column's width.
    ///
    /// Larger: rules of tables count. Smaller: long rules are missed.
    var longestNoteRule: Fraction = 0.7

    /// How high the texts between two columns may be in all, of the columns.
    ///
    /// Larger: the middle one of three columns is taken for such. Smaller: captions part columns.
    var mostIslands: Fraction = 0.25

    /// The share of letters from right to left below which a page is read from the left.
    ///
    /// Larger: pages with much text in another language are read backwards. Smaller: a quotation
    /// turns a page's columns round.
    var fewRightToLeft: Fraction = 0.1

    /// Among how many further runs the one below a run is looked for.
    ///
    /// Larger: it takes longer. Smaller: pages of many columns don't tell their direction.
    var mostRunsAhead: Int = 40

    /// How much the sizes of two lines of one heading differ at the most.
    ///
    /// Larger: headings of columns join that of the page. Smaller: long headings are torn.
    var evenHeading: Fraction = 1.1

    /// The widest distance of two lines of one heading, by their type size.
    ///
    /// Larger: headings of columns join that of the page. Smaller: long headings are torn.
    var headingPitch: Fraction = 1.7

    /// Among how many items before it the line above a heading's is looked for.
    ///
    /// Larger: it takes longer. Smaller: headings beside others are torn.
    var mostLinesBack: Int = 12

    /// How far the lightness of fills may differ that stand side by side as cells.
    ///
    /// Larger: areas of two colours are cells of one head. Smaller: those under uneven light are none.
    var sameShade: Fraction = 0.05

    /// How near text beside shaded rows stands that belongs to their table.
    ///
    /// Larger: tables beside another column of text lose their shades. Smaller: shades of one column
    /// cut it from the others.
    var shadeClearance: CharacterWidths = 3

    /// How far headings of columns may begin from the text below them.
    ///
    /// Larger: prose above a table is taken for its head. Smaller: worn heads are left out.
    var headAlignment: CharacterWidths = 0.7

    /// The narrowest space between two headings of columns.
    ///
    /// Larger: heads of tight columns are left out. Smaller: prose above a table is taken for its head.
    var narrowestHeadGap: CharacterWidths = 1
  }
}
