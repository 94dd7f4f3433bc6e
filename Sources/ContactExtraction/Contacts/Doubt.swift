extension Contact {
  /// Why a field needs a second look.
  @nonexhaustive
  public enum Doubt: String, Codable, Hashable, Sendable, CaseIterable {
    /// The recogniser wasn't sure of the text, as with hand lettering or a poor picture.
    case lowConfidence
    /// The value was put right: the text as printed is not what the value says.
    case repaired
    /// The text isn't a valid value of its kind and is kept as printed.
    case unrecognizedForm
    /// The cell holds more text than the value.
    case leftoverText
    /// An email's domain was read like that of other emails in the table.
    case agreedWithColumn
    /// No header says what the column holds; it was told by its content.
    case columnGuessed
    /// The header says something else than the column holds; the content was believed.
    case headerContradicted
    /// The text is a ditto mark, and the value is that of the row above.
    case dittoMark
    /// The email was read so that it agrees with the name.
    ///
    /// Look-alike characters, such as l and I, or a dot that wasn't read.
    case readAsName
    /// The name and the email differ in one letter, so that one of them may be misread.
    case almostMatchesEmail

    /// What the doubt rests on, in a few words.
    public var explanation: String {
      switch self {
      case .lowConfidence: "the text was hard to read"
      case .repaired: "the printed text was put right"
      case .unrecognizedForm: "the printed text is not valid"
      case .leftoverText: "there is more text beside it"
      case .agreedWithColumn: "read like other emails of the table"
      case .columnGuessed: "the column has no header and was told by its content"
      case .headerContradicted: "the column's header says something else"
      case .dittoMark: "taken from the row above"
      case .readAsName: "read so that it agrees with the name"
      case .almostMatchesEmail: "name and email differ in one letter"
      }
    }
  }
}
