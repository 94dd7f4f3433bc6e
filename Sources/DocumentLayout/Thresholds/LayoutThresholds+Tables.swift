extension LayoutThresholds {
  /// What the stage that deals with tables goes by.
  struct Tables: Codable, Hashable, Sendable {
    /// How far a rule may lie off its boundary.
    ///
    /// Larger: neighbouring boundaries share rules. Smaller: sloping rules draw nothing.
    var edgeTolerance: TextHeights = 0.45

    /// The share of a boundary's piece that rules must cover.
    ///
    /// Larger: broken rules join cells. Smaller: stubs of rules part spans.
    var wallCoverage: Fraction = 0.6

    /// Up to how many drawn rows a table may have undrawn ones.
    ///
    /// Larger: rows of several lines fall apart. Smaller: bodies without rules stay one row.
    var mostUnsplitRows: Int = 3

    /// The fewest lines in a drawn row that can be rows of their own.
    ///
    /// Larger: short bodies stay one row. Smaller: cells of a few lines fall apart.
    var fewestSplitLines: Int = 4

    /// The share of them that must reach over two columns.
    ///
    /// Larger: bodies stay one row. Smaller: cells of several lines fall apart.
    var splitLineShare: Fraction = 0.5

    /// The share of lines with nearly all columns filled that splits any drawn row.
    ///
    /// Larger: bodies stay one row. Smaller: cells of several lines fall apart.
    var fullSplitShare: Fraction = 0.8

    /// The share of numbers it takes as well.
    ///
    /// Larger: bodies stay one row. Smaller: cells of several lines fall apart.
    var numericSplitShare: Fraction = 0.5

    /// The widest white gap between two rows.
    ///
    /// Larger: tables far apart join. Smaller: loose tables fall apart.
    var widestRowDistance: LinePitches = 2.2

    /// The widest white gap within a table whose columns go on.
    ///
    /// Larger: tables of one form join. Smaller: groups of rows fall apart.
    var widestTableGap: LinePitches = 6

    /// How many lines without a gap may stand between two with one.
    ///
    /// Larger: lists of notes become tables. Smaller: wrapped cells end the table.
    var mostUnalignedLines: Int = 3

    /// The fewest words in a line that ends a table.
    ///
    /// Larger: prose joins tables. Smaller: long labels end tables.
    var fewestProseWords: Int = 6

    /// The share of the region's width such a line has.
    ///
    /// Larger: prose joins tables. Smaller: long labels end tables.
    var proseWidth: Fraction = 0.6

    /// The widest gap in a line of prose.
    ///
    /// Larger: rows of tables end tables. Smaller: justified lines become rows.
    var widestProseGap: CharacterWidths = 3.2

    /// How much larger than the body a line is that ends a table.
    ///
    /// Larger: headings join tables. Smaller: large rows end tables.
    var headingSize: Fraction = 1.3

    /// The fewest words between two gaps in such a line, on average.
    ///
    /// Larger: rows of tables end tables. Smaller: justified lines become rows.
    var fewestProseRunWords: Int = 3

    /// The share of the usual distance between shaded rows at which a full line is a row of its own.
    ///
    /// Larger: rows of one shade run together. Smaller: wrapped rows fall apart.
    var shadedPitchShare: Fraction = 0.9

    /// Which line's number of pieces counts as usual, of the lines sorted by it.
    ///
    /// Larger: one odd line decides. Smaller: sparse tables decide.
    var fullLineRank: Fraction = 0.75

    /// The share of the usual pieces that a full line has.
    ///
    /// Larger: few lines show columns. Smaller: headings hide columns.
    var fullLineShare: Fraction = 0.7

    /// The share of lines whose words may stand in a gutter.
    ///
    /// Larger: long words hide nothing, columns part in ragged text. Smaller: one long word hides a
    /// gutter.
    var overflowShare: Fraction = 0.045

    /// The narrowest gutter.
    ///
    /// Larger: tight columns join. Smaller: chance gaps are tried.
    var narrowestColumnGap: CharacterWidths = 0.5

    /// The share of lines that must have a wide gap at a gutter.
    ///
    /// Larger: tight columns join. Smaller: word spaces part columns.
    var gutterSupport: Fraction = 0.5

    /// The share of a table's height that a rule between columns covers.
    ///
    /// Larger: rules of the head part nothing. Smaller: strokes part columns.
    var ruleGutterShare: Fraction = 0.6

    /// The widest white gap between a table's head and its first full row.
    ///
    /// Larger: titles join tables. Smaller: heads are cut off.
    var widestHeadDistance: LinePitches = 0.9

    /// The widest white gap between the lines of a cell.
    ///
    /// Larger: rows join. Smaller: wrapped cells fall apart.
    var widestWrapDistance: LinePitches = 0.55

    /// How far a word may reach into the next column without spanning it.
    ///
    /// Larger: spans are lost. Smaller: long words span.
    var cellOverhang: CharacterWidths = 0.6

    /// How far above and below a table rules belong to it.
    ///
    /// Larger: rules of other things count. Smaller: frames don't count.
    var separatorReach: TextHeights = 1.2

    /// The share of a table's width that parts rows.
    ///
    /// Larger: rules with breaks part nothing. Smaller: underlines part rows.
    var separatorWidth: Fraction = 0.5

    /// The fewest drawn separators that can part all rows.
    ///
    /// Larger: small tables are split by lines. Smaller: rules of the head decide all.
    var fewestSeparators: Int = 2

    /// The share of rows they must part.
    ///
    /// Larger: shaded tables are split by lines. Smaller: rules of groups decide all.
    var separatedShare: Fraction = 0.7

    /// The most lines between two separators that stand at every row.
    ///
    /// Larger: rules of groups decide all. Smaller: cells of many lines are split.
    var mostBandLines: Int = 3

    /// The fewest stretches between separators if they are not of one size.
    ///
    /// Larger: small tables are split by lines. Smaller: rules of head and total decide all.
    var fewestBands: Int = 4

    /// How far the words of a run may stand off a column's edge to be its cell.
    ///
    /// Larger: texts over the columns are torn apart. Smaller: cells with a tight gap join.
    var edgeAlignment: CharacterWidths = 0.7

    /// The share of lines that a key column has text in.
    ///
    /// Larger: wrapped cells become rows. Smaller: the wrong column is the key.
    var keyShare: Fraction = 0.45

    /// How far below a heading the rule under it lies.
    ///
    /// Larger: rules of rows widen headings. Smaller: rules under headings are missed.
    var underlineReach: TextHeights = 1

    /// The share of a column such a rule covers to count for it.
    ///
    /// Larger: columns at the rule's end are lost. Smaller: columns it only touches count.
    var underlineShare: Fraction = 0.6

    /// The share of the table's width from which a rule is not one under a heading.
    ///
    /// Larger: wide headings are cut. Smaller: rules of rows widen headings.
    var wholeRuleShare: Fraction = 0.9

    /// How far the middle of a text may lie off that of the columns it is centred over.
    ///
    /// Larger: chance widens headings. Smaller: centred headings stay narrow.
    var centreTolerance: CharacterWidths = 1

    /// The overlap of heights at which two pieces of a cell are one line.
    ///
    /// Larger: lines of a cell join. Smaller: one line falls apart.
    var sameLineOverlap: Fraction = 0.5

    /// The numbers that count as years rather than data in headings.
    ///
    /// Larger: data counts as headings. Smaller: years count as data.
    var years: ClosedRange<Int> = 1800...2100

    /// The share of rows with numbers from which rows without are headings.
    ///
    /// Larger: headings are missed. Smaller: texts become headings.
    var numericRowShare: Fraction = 0.5

    /// The most header rows.
    ///
    /// Larger: introductions become headings. Smaller: deep heads are cut.
    var mostHeaderRows: Int = 4

    /// The share of columns that a header row has text in.
    ///
    /// Larger: headings with a blank corner are missed. Smaller: data becomes headings.
    var headingFill: Fraction = 0.75

    /// The most words in a heading of a table without numbers.
    ///
    /// Larger: data becomes headings. Smaller: long headings are missed.
    var mostHeadingWords: Int = 6

    /// The share of rows with a marker alone in the first column that makes a list.
    ///
    /// Larger: numbered tables are lost. Smaller: lists become tables.
    var markerShare: Fraction = 0.6

    /// The share of rows with text in two columns.
    ///
    /// Larger: sparse tables are lost. Smaller: ragged text becomes tables.
    var alignedRowShare: Fraction = 0.5

    /// How many rules speak for a table.
    ///
    /// Larger: ruled tables are lost. Smaller: a line under a title speaks for one.
    var fewestProvingRules: Int = 2

    /// The most words in a cell on average, without rules.
    ///
    /// Larger: prose becomes tables. Smaller: tables with long cells are lost.
    var mostCellWords: Double = 6

    /// The most words in a cell on average, with rules.
    ///
    /// Larger: prose becomes tables. Smaller: tables with long cells are lost.
    var mostRuledCellWords: Double = 20

    /// The share of places with text in a table of three columns or more.
    ///
    /// Larger: sparse tables are lost. Smaller: scattered words become tables.
    var filledShare: Fraction = 0.4

    /// The share of places with text in a table of fewer rows than one of two columns needs.
    ///
    /// Larger: a header and a row with a blank are lost. Smaller: labels of charts become tables.
    var fewRowsFilledShare: Fraction = 0.9

    /// The share of a column's texts that line up, on average, in a table without drawn cells.
    ///
    /// Larger: ragged tables are lost. Smaller: justified prose becomes tables.
    var columnAgreement: Fraction = 0.7

    /// The fewest numbers in a scale.
    ///
    /// Larger: charts become tables. Smaller: tables with an even column or row are lost.
    var fewestScaleNumbers: Int = 3

    /// The share of places with text from which a column of evenly spaced numbers is a key, not a scale.
    ///
    /// Larger: sparse tables of years are lost. Smaller: charts become tables.
    var scaleFilledShare: Fraction = 0.6

    /// The share of a grid's places that may lie between rules which form no rectangle.
    ///
    /// Larger: diagrams become tables. Smaller: grids with broken rules are lost.
    var brokenShare: Fraction = 0.2

    /// The share of places with text in a grid of rules.
    ///
    /// Larger: blank forms are lost. Smaller: charts become tables.
    var ruledFilledShare: Fraction = 0.15

    /// The share of the pieces between places that rules must draw in a grid.
    ///
    /// Larger: tables with many spans are lost. Smaller: diagrams of boxes become tables.
    var drawnShare: Fraction = 0.35

    /// The share of cells that begin with a small letter, as parts of sentences do, from which
    /// undrawn cells are prose.
    ///
    /// Larger: justified prose becomes tables. Smaller: tables of small words are lost.
    var continuedShare: Fraction = 0.5

    /// How far the gaps between a line's words may be off their median to be even, and the distances
    /// between the numbers of a scale off each other.
    ///
    /// Larger: rows of short words are prose. Smaller: worn justified lines become rows.
    var evenGapTolerance: Fraction = 0.25

    /// The share of even gaps in a justified line.
    ///
    /// Larger: wide spaces between sentences make rows. Smaller: rows of short words are prose.
    var evenGapShare: Fraction = 0.7

    /// The share of justified lines from which rows are prose.
    ///
    /// Larger: justified prose becomes tables. Smaller: one even row undoes a table.
    var justifiedShare: Fraction = 0.5

    /// How well texts line up that are cells whatever letters they begin with.
    ///
    /// Larger: tables of small words are lost. Smaller: justified prose becomes tables.
    var sureAgreement: Fraction = 0.95

    /// The share of a proposed table's words in one column from which the rest are specks.
    ///
    /// Larger: prose beside pictures becomes tables. Smaller: lists with a short column are lost.
    var columnWordShare: Fraction = 0.9

    /// The shortest axis of a chart.
    ///
    /// Larger: small charts become tables. Smaller: frames of cells count as axes.
    var lowestPlot: TextHeights = 5

    /// How far from an axis the numbers along it may stand.
    ///
    /// Larger: numbers of other things count. Smaller: charts become tables.
    var farthestTick: TextHeights = 2

    /// The share of a proposed table that a chart's area covers.
    ///
    /// Larger: charts become tables. Smaller: tables above charts are lost.
    var plotShare: Fraction = 0.3

    /// How far below another a line with texts in other columns stands that belongs to the same row.
    ///
    /// Larger: tight rows join. Smaller: values beside labels of two lines fall apart.
    var interlock: TextHeights = 1.1

    /// How close a line of a label stands to its row, of the distance between rows of numbers.
    ///
    /// Larger: labels of groups join rows. Smaller: labels of several lines fall apart.
    var tightLabel: Fraction = 0.7

    /// How much distances between lines may differ to be even.
    ///
    /// Larger: lines far apart join. Smaller: tables of high rows are lost.
    var evenDistance: Fraction = 0.15

    /// The share of numbers from which they are cells all the same.
    ///
    /// Larger: tables of small words are lost. Smaller: justified prose becomes tables.
    var proseNumericShare: Fraction = 0.3

    /// The share of columns filled in the fullest row of an otherwise blank grid.
    ///
    /// Larger: blank forms are lost. Smaller: charts become tables.
    var headedShare: Fraction = 0.6

    /// The fewest rows of two columns.
    ///
    /// Larger: small tables are lost. Smaller: chance becomes tables.
    var fewestTwoColumnRows: Int = 3

    /// The share of places with text in a table of two columns.
    ///
    /// Larger: sparse tables are lost. Smaller: ragged text becomes tables.
    var twoColumnFilledShare: Fraction = 0.7

    /// The share of numbers in the second of two columns.
    ///
    /// Larger: price lists are lost. Smaller: texts become tables.
    var numericColumnShare: Fraction = 0.6

    /// The share of first cells that end in a colon.
    ///
    /// Larger: key and value blocks are lost. Smaller: texts become tables.
    var labelShare: Fraction = 0.6

    /// The most words in a cell on average, for two columns with nothing else to speak for them.
    ///
    /// Larger: texts become tables. Smaller: plain tables are lost.
    var mostKeyWords: Double = 3

    /// The fewest rows of such a table.
    ///
    /// Larger: plain tables are lost. Smaller: addresses become tables.
    var fewestPlainRows: Int = 5

    /// The most rows or columns of a table that another engine provides.
    ///
    /// Larger: broken input asks for endless memory. Smaller: long tables are refused.
    var mostProvidedRows: Int = 2000
  }
}
