/// Every number that the choice of what to read cell by cell, and what to read again, rests on.
///
/// Lengths are multiples of the height of lower case letters.
struct TargetedReadingThresholds: Sendable {
  var grids = Grids()
  var doubt = Doubt()
  var choice = Choice()
  var columns = Columns()
  var soft = Soft()

  /// Which drawn grids are read cell by cell from the start.
  struct Grids: Sendable {
    /// The fewest cells of a grid.
    ///
    /// Larger, and small tables are read with the page; smaller, and crossed lines are grids.
    var fewestCells = 4
    /// The height of the tallest cell that is read as one; taller ones are read with the page.
    ///
    /// Larger, and framed prose is read without its layout; smaller, and long cells are cut by walls.
    var tallestCell = 40.0
    /// The height below which a cell is too low for text.
    var lowestCell = 1.2
    /// The share of a grid's cells that must be high enough for text.
    ///
    /// Larger, and tables with a thin band are read with the page; smaller, and hatching is a table.
    var usableShare = 0.7
    /// How far rules may have left traces inside a cell, which are not read.
    var wallTrace = 0.12
    /// The mean confidence of a grid's words below which the page's own reading is looked at as well.
    ///
    /// Larger, and poor scans are read twice; smaller, and a chart's grid stays cut to pieces.
    var poorConfidence: Float = 0.6
  }

  /// Which cells are read again.
  struct Doubt: Sendable {
    /// The confidence of a word below which its cell is doubtful.
    ///
    /// Larger, and sure cells cost time; smaller, and misread cells stay as they are.
    var sureConfidence: Float = 0.8
    /// The same for texts of few characters, which a page's reading often misses or makes up.
    var sureShortConfidence: Float = 0.9
    /// How many characters a short text has at most.
    var shortText = 2
    /// How far a word may reach out of its cell before it counts as crossing the wall.
    var overhang = 0.6
    /// The share of a table's cells that may be read again, the most doubtful first.
    ///
    /// Larger, and a page costs more than twice its first reading at worst; smaller, and pages that
    /// were read poorly stay so.
    var mostCells = 0.35
    /// As many cells of a table may be read again however small it is.
    var fewestCells = 12
    /// The mean confidence of a table below which all its cells may be read again.
    var poorConfidence: Float = 0.75
    /// The room around a cell's words that is read with them, so that no edge is cut.
    var margin = 0.6
    /// The size at which text that was read by itself before is read again.
    var otherScale = 1.5
    /// The height in pixels of text that is made smaller instead, by the inverse of that size.
    var largeText = 40.0
  }

  /// Which of two readings wins.
  struct Choice: Sendable {
    /// By how much a second reading must be surer than the first.
    ///
    /// Larger, and better readings are refused; smaller, and equal ones change the text for nothing.
    var margin: Float = 0.02
    /// The confidence that a text needs where nothing was read before.
    ///
    /// Larger, and faint numbers stay lost; smaller, and specks become text.
    var leastConfidence: Float = 0.5
    /// The share of the first reading's width that a second one must cover.
    ///
    /// Larger, and tight boxes are refused; smaller, and a reading that lost a word wins.
    var coverage = 0.75
  }

  /// When a column is known to hold one kind of text.
  struct Columns: Sendable {
    /// The fewest cells that show the kind.
    var fewestCells = 2
    /// The share of the column's filled cells that must show it.
    ///
    /// Larger, and columns with many misread cells get no help; smaller, and mixed columns are bent.
    var smallestShare = 0.5
    /// The confidence of a cell that counts as showing the kind of a column of numbers.
    var sureConfidence: Float = 0.8
    /// The confidence from which a text that does not fit its column is left alone.
    ///
    /// Larger, and "n/a" in a column of numbers is read again for nothing; smaller, and misread
    /// digits stay.
    var settledConfidence: Float = 0.95
    /// The confidence of a second reading, in a column's own characters, that differs from the first
    /// in more than look-alikes.
    var leastConfidence: Float = 0.7
  }

  /// How soft text is read.
  struct Soft: Sendable {
    /// The height in pixels that lower case letters are enlarged to.
    var letterHeight = 30.0
    /// The greatest enlargement.
    var greatestScale = 2.0
    /// The mean confidence from which faint print is not read again.
    var sureFaintText: Float = 0.9
    /// The same for soft text, of a page and of a table.
    ///
    /// Larger, and photographs take several times as long for nothing; smaller, and text of few
    /// pixels is read once.
    var sureSoftText: Float = 0.82
    /// The confidence that a reading of no text has.
    var chanceConfidence: Float = 0.3
    /// How many times as much a reading of the whole page must give to win over the first.
    ///
    /// Larger, and lines that were dropped stay so; smaller, and the engine's analysis of the page is
    /// given up for nothing.
    var clearGain: Float = 1.05
  }
}
