/// A person with the ways to reach them, as read from a document.
///
/// Every field says what was printed, where, how sure it is and what it rests on if it is doubtful.
/// A contact that ``ContactExtractor`` makes has at least one email or phone.
public struct Contact: Codable, Hashable, Sendable {
  /// The name; `nil` where none is printed.
  public var name: Field?
  /// The parts of the name; `nil` without a name.
  public var nameParts: PersonName?
  /// The email addresses, the main one first.
  public var emails: [Field]
  /// The phone numbers, the main one first.
  public var phones: [Field]
  /// Where the contact was found.
  public var origin: Origin

  /// Makes a contact; the parts of the name are told apart from its text unless given.
  public init(
    name: Field?, nameParts: PersonName? = nil, emails: [Field] = [], phones: [Field] = [],
    origin: Origin = Origin()
  ) {
    self.name = name
    self.nameParts = name == nil ? nil : nameParts ?? name.map { PersonName(splitting: $0.value) }
    self.emails = emails
    self.phones = phones
    self.origin = origin
  }

  /// The main email address.
  public var email: Field? { emails.first }

  /// The main phone number.
  public var phone: Field? { phones.first }

  /// All that is doubtful about the contact, each once, in the order of its fields.
  public var doubts: [Doubt] {
    var seen: Set<Doubt> = []
    return fields.flatMap(\.doubts).filter { seen.insert($0).inserted }
  }

  /// Name, emails and phones in this order.
  public var fields: [Field] { [name].compactMap(\.self) + emails + phones }

  /// Where a contact was found.
  public struct Origin: Codable, Hashable, Sendable {
    /// The page's number, from 1.
    public var pageNumber: Int
    /// The table's place among those of its page, from 0; `nil` outside tables.
    public var table: Int?
    /// The row of the table, from 0; `nil` outside tables.
    public var row: Int?

    /// Makes an origin.
    public init(pageNumber: Int = 1, table: Int? = nil, row: Int? = nil) {
      self.pageNumber = pageNumber
      self.table = table
      self.row = row
    }
  }
}
