#if Tesseract
  extension ImagingThresholds {
    /// What makes lines those of squared paper.
    var squares: SquaredPaper { SquaredPaper() }
    /// By how much darker than a line is what is written across it, so that it stays.
    var strokeOnLine: Int { 60 }

    /// The numbers that squared paper is told by.
    struct SquaredPaper: Sendable {
      /// The greatest side of a paper's squares, in text heights; larger squares are a table's.
      var largest = 3.5
      /// How far lines may stray from even distances, and the sides of squares differ, as a share
      /// of a side.
      var stray = 0.06
      /// The same at least, in pixels.
      var leastStray = 2.0
      /// The least number of lines each way.
      var count = 12
      /// The least share of the page's width and height that the squares cover.
      var extent = 0.7
      /// The least share of the lines that lie on the squares; the others are drawn.
      var share = 0.6
      /// By how much darker than the paper's lines are those that are drawn along them.
      var drawnContrast = 30
    }
  }
#endif
