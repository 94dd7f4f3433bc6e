internal import Foundation

/// The numbers that decide what is found; lengths are in UTF-8 code units unless said.
enum DetectionThresholds {
  /// How far a line is followed to either side of a candidate.
  static let lineReach = 240

  /// How far words that introduce a value may stand before it.
  static let labelReach = 48

  /// How many other readings of one part of a text are tried.
  static let mostReadings = 4

  /// The longest link: what browsers and servers have agreed on since the shortest limit was theirs.
  static let longestLink = 2083

  // Email: limits of the standard.
  static let longestLocalPart = 64
  static let longestDomain = 253
  static let longestLabel = 63

  /// How many blanks in a row a repair may take out.
  static let widestRepairedGap = 3

  /// How many labels a repaired domain may have.
  static let mostRepairedLabels = 6

  /// How many repairs are made in running text.
  ///
  /// Here and below, more would rather invent a value than read one.
  static let mostRepairsInProse = 1
  /// How many repairs are made where the line is nothing but the address.
  static let mostRepairsOnOwnLine = 2
  /// How many repairs are made where an address is expected.
  static let mostRepairsWhereExpected = 6

  /// The longest piece that may have been cut off a name by a stray blank.
  static let longestStrayPiece = 2

  /// The shortest first part of a name whose dot was read as a blank; shorter ones are words.
  static let shortestNamePart = 3

  /// How sure a value is that stands in the text as it is.
  static let certain: Float = 1
  /// How sure a value is whose kind rests on its shape alone.
  static let likely: Float = 0.8
  /// How sure a value is whose shape other things have too, and which nothing around it explains.
  static let doubtful: Float = 0.5
  /// What each repair takes away.
  static let costOfRepair: Float = 0.15
  /// The doubt that remains however much was repaired.
  static let leastConfidence: Float = 0.3

  // Phone numbers, in digits.

  /// The fewest digits of any number.
  static let fewestPhoneDigits = 5
  /// The fewest digits of a number where one is expected and the region has such numbers.
  static let fewestExpectedDigits = 4
  /// The fewest letters of a number that is spelled with the letters of the keys.
  static let fewestVanityLetters = 3
  /// The longest word that spells a number.
  static let longestVanityWord = 16
  /// The most digits of any number, with an international prefix.
  static let mostPhoneDigits = 19
  /// The most groups of any number.
  static let mostPhoneGroups = 8
  /// How many digits more than gaps a number has at least.
  static let digitsBeyondGroups = 4
  /// The fewest digits of a number without marks that only the region's plan speaks for.
  static let fewestBareDigits = 8
  /// The fewest digits of a number that only its grouping speaks for.
  static let fewestGroupedDigits = 7
  /// The most digits of a number that only its grouping speaks for.
  static let mostGroupedDigits = 12
  /// How many zeros at the end make bare digits a round amount.
  static let roundingZeros = 4
  /// The fewest digits of a number that only a leading zero speaks for.
  static let fewestTrunkDigits = 9
  /// The most digits of an extension.
  static let longestExtension = 7
  /// The longest sequence of pauses and digits after a number.
  static let longestPause = 32

  // Dates and times.

  /// Years of two digits below this are of this century, others of the last.
  static let lastYearOfThisCentury = 50
  /// The largest offset of a time zone, in seconds.
  static let farthestZone = 14 * 3600

  // Codes: bank accounts, cards, parcels, flights.

  /// How many blanks may stand between the groups of a code.
  static let widestCodeGap = 3
  /// How many digits card numbers have.
  static let cardLengths = 13...19
  /// The most digits of a card number.
  static let longestCardNumber = 19
  /// How many blanks may stand between an airline's code and the number.
  static let widestFlightGap = 4
  /// How many words after a flight its airports may stand.
  static let furthestRoute = 4
  /// The most groups that a parcel's number is printed in.
  static let mostTrackingGroups = 8

  /// The years that eight digits in a row, or numbers with blanks, may begin with.
  static let yearsOfBareDigits = 1900...2099
  /// How many words may stand between a time and the part of the day.
  static let mostFillers = 4

  /// The longest line whose damage is put right to read it as a day or an amount.
  static let longestDamagedLine = 48

  // Amounts and measurements.

  /// The longest phrase that names a unit or currency, in scalars.
  static let longestPhrase = 40
  /// The most digits of a number with a meaning.
  static let mostNumberDigits = 24
  /// How far before a number the sign of its currency may begin.
  static let currencyReach = 32
  /// How many blanks may stand between a number and its unit.
  static let widestUnitGap = 2
  /// How far the second number of a range may stand from the first, with a word between them.
  static let widestRangeGap = 16
  /// How far hundredths may stand from the amount they belong to.
  static let widestHundredthsGap = 8
  /// How many pounds are money rather than weight.
  static let fewestPoundsOfMoney: Decimal = 1_000_000
  /// The largest power of ten that words after a number may stand for.
  static let largestScale = 24
  /// The longest word before a range, such as "between".
  static let longestLeadWord = 12

  // Postal addresses.

  /// The longest word that a dot abbreviates; after longer ones it ends a sentence.
  static let longestAddressAbbreviation = 4
  /// How many blanks in a row set columns apart.
  static let widestAddressGap = 3
  /// The most words of a street's name.
  static let mostStreetWords = 7
  /// The most words of a town's name.
  static let mostTownWords = 4
  /// The most words between a street and the end of its address.
  static let mostAddressWords = 28
  /// The most parts between commas or lines in an address.
  static let mostAddressParts = 9
  /// How far to either side of a number an address is searched.
  static let addressReach = 200
  /// The fewest letters of an address.
  static let fewestAddressLetters = 5
  /// The most tokens that are searched as one stretch.
  static let longestAddressStretch = 160
  /// The most lines of an address that has a paragraph to itself.
  static let mostBlockLines = 7
  /// The longest line of such an address.
  static let longestBlockLine = 80
  /// The longest line of a name above a street.
  static let longestNameLine = 60
  /// The most words and numbers that name a part of a building between commas.
  static let mostBuildingTokens = 3
  /// The longest of these words.
  static let longestBuildingWord = 7
  /// How many words before a street may number a part of its building.
  static let mostWordsBeforeStreet = 10
  /// The longest name of a place in Chinese, Japanese or Korean script.
  static let longestPlaceName = 30
  /// How many lines of names may stand above a street.
  static let mostNameLines = 2

  // What each part of an address weighs.

  /// The weight from which on a text is an address.
  static let addressWeight = 5
  static let strongStreetWeight = 4
  static let mediumStreetWeight = 2
  static let weakStreetWeight = 1
  static let distinctPostcodeWeight = 3
  static let groupedPostcodeWeight = 2
  static let plainPostcodeWeight = 1
  static let stateWeight = 2
  /// A state and a postcode side by side, or a town before a state.
  static let neighbourWeight = 1
  static let countryWeight = 3
  static let knownTownWeight = 1
  /// Lines that hold nothing else.
  static let ownLinesWeight = 1
  /// A postcode that begins a line of them.
  static let leadingLineWeight = 1
  /// A postcode that the region of the document uses.
  static let knownRegionWeight = 2
}
