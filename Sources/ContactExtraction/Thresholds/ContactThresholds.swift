/// The numbers that decide what becomes a contact.
struct ContactThresholds: Sendable {
  var header = Header()
  var content = Content()
  var field = Field()

  /// When a row heads its columns.
  struct Header: Sendable {
    /// The share of a row's filled cells that must be known header words.
    ///
    /// Larger, and headers with unknown words are taken for people; smaller, and people whose name
    /// is a header word ("Will Handy") are taken for headers.
    var smallestKnownShare = 0.5
    /// The most words of a header.
    ///
    /// Larger, and instructions are taken for headers; smaller, and headers with a remark are missed.
    var mostWords = 9
    /// The shortest word that may have one letter wrong.
    ///
    /// Larger, and headers that were misread are missed; smaller, and short words match others.
    var shortestWordWithSlip = 5
    /// The same, in a row that is known to be a header.
    var shortestWordWithSlipInHeader = 4
    /// The shortest word that may have two letters wrong.
    var shortestWordWithTwoSlips = 9
    /// The fewest rows below a row of words that make it a header by contrast.
    var fewestContrastedRows = 2
    /// The share of these rows that must hold an email or a phone number in one of its columns.
    ///
    /// Larger, and headers in unknown languages are taken for people; smaller, and people without
    /// an email at the top of a table are lost.
    var smallestContrastedShare = 0.8
    /// The fewest rows a block of labels and values needs.
    var fewestLabels = 2
  }

  /// What a column without a telling header holds.
  struct Content: Sendable {
    /// The share of filled cells that must hold an email.
    ///
    /// Larger, and columns with gaps or damage are missed; smaller, and remarks are taken for emails.
    var smallestEmailShare = 0.3
    /// The share of filled cells that must hold a phone number.
    var smallestPhoneShare = 0.4
    /// The share of filled cells that must look like names.
    var smallestNameShare = 0.5
    /// The share of names that must be single words for two columns to be given and family names.
    var smallestSingleWordShare = 0.8
    /// The share of filled cells that outweighs what a header says.
    var contradictingShare = 0.6
    /// The most words of a name.
    var mostNameWords = 6
    /// The longest a name may be, in characters.
    var longestName = 60
  }

  /// What a single cell holds.
  struct Field: Sendable {
    /// The fewest digits of a phone number whose form isn't known.
    ///
    /// Larger, and local numbers are lost; smaller, and dates and room numbers become phones.
    var fewestPhoneDigits = 7
    /// The most digits of such a number: E.164 allows 15, extensions add some.
    var mostPhoneDigits = 20
    /// The confidence of a text below which it is doubtful.
    ///
    /// Larger, and print of poor pictures is marked; smaller, and hand lettering isn't.
    var lowestCertainConfidence: Float = 0.7
    /// The confidence of any one word below which its text is doubtful.
    var lowestCertainWord: Float = 0.5
    /// The fewest letters of a text that is kept though it is no valid email.
    var fewestLettersOfDamagedEmail = 4
    /// The shortest name that is compared with the email, in letters.
    var shortestComparedName = 5
    /// The shortest part of an email whose look-alike characters the name may settle.
    ///
    /// Larger, and short names don't help; smaller, and parts that aren't the name are bent to it.
    var shortestSettledPart = 4
  }
}
