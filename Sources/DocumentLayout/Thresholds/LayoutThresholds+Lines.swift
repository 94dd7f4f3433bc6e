extension LayoutThresholds {
  /// What the stage that deals with lines goes by.
  struct Lines: Codable, Hashable, Sendable {
    /// How many words it takes to tell a page's slant.
    ///
    /// Larger: small slanted pages stay slanted. Smaller: chance looks like a slant.
    var fewestWordsForSlant: Int = 12

    /// The steepest slope looked for, as a tangent (2.5 degrees).
    ///
    /// Larger: neighbouring lines are taken for one. Smaller: photographs stay slanted.
    var steepestSlope: Fraction = 0.044

    /// How many slopes to each side are tried in a round.
    ///
    /// Larger: it takes longer. Smaller: the best slope is stepped over.
    var slopeSteps: Int = 20

    /// How many finer rounds follow the first.
    ///
    /// Larger: it takes longer. Smaller: the slope is rough.
    var slopeRefinements: Int = 1

    /// How many words the slant is told from at most.
    ///
    /// Larger: large pages take longer. Smaller: large pages are told worse.
    var mostWordsForSlant: Int = 1500

    /// The width of the bins that positions are piled up in.
    ///
    /// Larger: small slants make no difference. Smaller: baselines of one line fall apart.
    var slantBin: TextHeights = 0.25

    /// The number of bins; a power of two.
    ///
    /// Larger: it takes longer. Smaller: distant lines share a bin.
    var slantBins: Int = 2048

    /// How much better a slant must be than none.
    ///
    /// Larger: slanted pages stay slanted. Smaller: level pages are slanted by chance.
    var slantGain: Fraction = 1.12

    /// The shortest rule that can part something.
    ///
    /// Larger: pieces of dotted rules are lost. Smaller: dashes and letters are taken for rules.
    var shortestRule: TextHeights = 1.5

    /// How many rules of a direction are looked at, the longest first.
    ///
    /// Larger: pages of noise take long. Smaller: large ruled pages lose rules.
    var mostRules: Int = 3000

    /// The widest gap between two words of a run.
    ///
    /// Larger: cells of a table join. Smaller: justified lines and wide spaces part.
    var widestWordGap: CharacterWidths = 1.9

    /// The widest gap between two words of characters that fill squares, by their type size.
    ///
    /// Larger: narrow gutters are lost. Smaller: titles with wide spaces part.
    var widestSquareGap: Fraction = 1.4

    /// The widest gap between a list marker and its text.
    ///
    /// Larger: cells join. Smaller: markers are left alone and look like a column.
    var widestMarkerGap: CharacterWidths = 6

    /// How many words make a text that another one may follow in the row of its marker.
    ///
    /// Larger: items beside another column lose their markers. Smaller: cells lose a column.
    var fewestMarkedWords: Int = 4

    /// How far the markers of a list, and their texts, may begin apart.
    ///
    /// Larger: signs in charts are taken for markers. Smaller: worn lists lose their markers.
    var markerTolerance: CharacterWidths = 0.8

    /// How far boxes of neighbouring words may overlap.
    ///
    /// Larger: words on top of each other join. Smaller: words in tight type part.
    var widestWordOverlap: CharacterWidths = 0.7

    /// The gap up to which words of different heights may join.
    ///
    /// Larger: notes join lines. Smaller: superscripts part from their word.
    var touchingGap: CharacterWidths = 0.5

    /// The overlap of heights that suffices for words that touch.
    ///
    /// Larger: superscripts part from their word. Smaller: words of neighbouring lines join.
    var touchingOverlap: Fraction = 0.25

    /// The overlap of heights, of the lower one, that makes a row.
    ///
    /// Larger: slanted rows fall apart. Smaller: neighbouring rows join.
    var rowOverlap: Fraction = 0.5

    /// The greatest distance of baselines in a row, of the greater height.
    ///
    /// Larger: neighbouring rows join. Smaller: rows of mixed sizes fall apart.
    var rowDrift: Fraction = 0.6

    /// From which ratio of heights on words must share the baseline.
    ///
    /// Larger: headlines join the text beside them. Smaller: words with and without tails part.
    var unevenHeights: Fraction = 1.9

    /// The distance of baselines that uneven words may have, of the greater height.
    ///
    /// Larger: headlines join the text beside them. Smaller: mixed sizes on a line part.
    var baselineDrift: Fraction = 0.3

    /// The share of two words' height that a rule between them must cover.
    ///
    /// Larger: rules with breaks part nothing. Smaller: strokes of letters part words.
    var partingOverlap: Fraction = 0.5

    /// How far a rule may lie within a word's box and still part.
    ///
    /// Larger: rules through words part them. Smaller: rules that touch a word part nothing.
    var ruleInset: CharacterWidths = 0.5

    /// How far runs of one line may overlap.
    ///
    /// Larger: runs above each other join. Smaller: slightly overlapping runs part.
    var widestRunOverlap: CharacterWidths = 1

    /// In how many bands of height a box is looked for.
    ///
    /// Larger: tall boxes take long. Smaller: tall words find no neighbours.
    var mostBands: Int = 4

    /// How many chain ends are kept in a band.
    ///
    /// Larger: pages of noise take long. Smaller: distant columns lose their rows.
    var mostEnds: Int = 12
  }
}
