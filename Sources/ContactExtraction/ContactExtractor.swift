public import DocumentModel

/// Finds the people in a document, with their emails and phone numbers.
///
/// Reads every table of every page: which columns hold names, emails and phone numbers is told by
/// header words in some twenty languages, in one row or two, and else by the content, in any order.
/// First and last names in columns of their own are joined, "Last, First" is turned, ditto marks
/// take the value above. Header rows (also repeated ones), blank rows, titles and instructions over
/// the whole width, printed examples and totals never become contacts; columns of numbers,
/// signatures, addresses, dates, remarks and organisations are ignored. A table without a header
/// goes on with the columns of the table before it where both have as many.
///
/// Beyond tables, items of lists that hold an email, and blocks of labelled lines ("Name: …",
/// "Email: …") with a name are read.
///
/// Detected data stored in the tree is used; where a text has none, it is searched. Nothing is made
/// up: text in an email column that is no email is kept as printed, and each field says what is
/// doubtful about it. Linear in the size of the document. Never fails: a document without people
/// gives no contacts.
public struct ContactExtractor: Sendable {
  /// What a row needs to become a contact.
  public var requirement: ContactRequirement

  let thresholds: ContactThresholds

  /// Makes an extractor.
  public init(requirement: ContactRequirement = .emailOrPhone) {
    self.init(requirement: requirement, thresholds: ContactThresholds())
  }

  init(requirement: ContactRequirement, thresholds: ContactThresholds) {
    self.requirement = requirement
    self.thresholds = thresholds
  }

  /// The contacts of one page in reading order.
  public func contacts(in observation: DocumentObservation) -> [Contact] {
    contacts(in: [observation])
  }

  /// The contacts of several pages, page by page.
  public func contacts(in observations: some Sequence<DocumentObservation>) -> [Contact] {
    var reading = PageReading(
      requirement: requirement, fields: FieldReading(thresholds: thresholds))
    for observation in observations { reading.read(observation) }
    return reading.contacts
  }
}
