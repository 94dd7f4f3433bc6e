#if Tesseract
  /// Every number that the choice of language and script rests on, in one place.
  enum LanguageThresholds {
    /// The fewest words of letters that tell a language.
    static let fewestWords = 12
    /// The fewest words of letters for which a language that is not installed is named.
    static let fewestWordsToName = 40
    /// The least share of a text's words that are function words of its language; prose has a
    /// third, program text and tables less.
    static let leastFunctionWordShare = 0.12
    /// The least share where the likeliest language has so many times the weight of the next one:
    /// some languages put into endings what others have words for.
    static let leastShareAtStrongLead = 0.06
    static let strongLead = 2.5
    /// How many times the weight of the next language's words those of the likeliest must have.
    static let clearLead = 1.25
    /// The least weight of a page's second language, as a share of the first one's, and its lead
    /// over the third; and the fewest function words of it.
    static let secondLanguageShare = 0.35
    static let fewestSecondFunctionWords = 8
    /// The least share of doubtful words on a page of two languages.
    static let doubtfulShareOfTwo = 0.05
    /// The same for the first words of a page, which may be those of a quotation; and so many
    /// function words.
    static let clearLeadAtFirst = 1.5
    static let fewestFunctionWordsAtFirst = 4
    /// The confidence below which a word may read better with the model of its own language.
    static let doubtfulWord: Float = 0.85
    /// The least share of doubtful words for which a page is read again in its language.
    static let leastDoubtfulWordShare = 0.02
    /// How much a reading's confidence may drop when a page is read in the language that its words
    /// tell, before the first reading is kept.
    static let tolerableDrop: Float = 0.03

    /// The mean confidence below which a line is likely of another script; such lines read as 0.2
    /// to 0.45, worn ones in the right script seldom below 0.6.
    static let foreignLine: Float = 0.55
    /// How many times as high as wide a line is that runs from top to bottom.
    static let verticalLineShape = 2.0
    /// Lines of fewer characters say nothing.
    static let shortestTellingLine = 8
    /// The fewest lines that must look foreign.
    static let fewestForeignLines = 2
    /// The least share of a page's characters in such lines.
    static let leastForeignShare = 0.3
    /// How many lines are read for trial with another script's model.
    static let trialLines = 3
    /// How high a part of a page is read for trial with each of the scripts that share characters, in
    /// text heights: some five lines.
    static let trialHeight = 8.0
    /// How many lines the script finder looks at; it takes a tenth of a second for each.
    static let finderLines = 8
    /// The confidence from which a word of a trial counts at all.
    static let sureWord: Float = 0.85
    /// The sureness of a trial that ends the search; the right model's is 0.55 to 0.95, by the Latin
    /// words among the text.
    static let convincingTrial: Float = 0.55
    /// The least sureness of a trial, and by how much it must beat the first reading of the same
    /// lines.
    static let leastTrial: Float = 0.3
    static let clearGain: Float = 0.15
    /// The confidence below which a word that the companion model read among words of another
    /// script is read again without it.
    static let doubtfulCompanion: Float = 0.75
    /// How many times its height a digit of a number is wide at the most; an engine that lost
    /// digits leaves one in the place of all.
    static let widestDigit = 1.2
    /// The fewest characters that tell the size of a script whose characters fill squares.
    static let fewestSquares = 5
    /// How many symbols one such character is read as at the most, when read as Latin letters.
    static let mostSymbolsOfSquare = 3
    /// The width and height of symbols that may be one such character, by the usual one's.
    static let narrowestSquare = 0.7
    static let widestSquare = 1.5
    static let lowestSquare = 0.86
    /// The least confidence of such characters when read by themselves.
    static let sureSquare: Float = 0.75
    /// The confidence below which a word may have Latin letters in it that were read as signs.
    static let doubtfulMixture: Float = 0.7
    /// The share of signs and digits from which all between the first and the last is Latin.
    static let foreignShare = 0.6
    /// The fewest signs and digits that are read again as letters.
    static let fewestForeignSymbols = 2
    /// The least confidence of Latin letters when read by themselves.
    static let sureLatin: Float = 0.6
    /// The most words that are read again.
    static let mostSecondOpinions = 60
    /// The least confidence, as Tesseract's script finder gives it, to name a script whose data is
    /// not installed.
    static let leastFinderConfidence: Float = 0.2
  }
#endif
