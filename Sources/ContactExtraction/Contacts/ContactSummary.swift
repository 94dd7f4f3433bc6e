import Foundation

/// Contacts in their shortest form: `{"contacts":[{"name", "email", "phone"}]}`.
///
/// A field that is absent is `null`. Phone numbers are as printed.
public struct ContactSummary: Codable, Hashable, Sendable {
  /// The contacts in order.
  public var contacts: [Entry]

  /// Makes the summary of contacts.
  public init(_ contacts: some Sequence<Contact>) {
    self.contacts = contacts.map {
      Entry(name: $0.name?.value, email: $0.email?.value, phone: $0.phone?.value)
    }
  }

  /// One contact.
  public struct Entry: Codable, Hashable, Sendable {
    /// The name.
    public var name: String?
    /// The main email address.
    public var email: String?
    /// The main phone number as printed.
    public var phone: String?

    /// Makes an entry.
    public init(name: String?, email: String?, phone: String?) {
      self.name = name
      self.email = email
      self.phone = phone
    }

    private enum CodingKeys: CodingKey { case name, email, phone }

    /// Writes all three fields, absent ones as `null`.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(name, forKey: .name)
      try values.encode(email, forKey: .email)
      try values.encode(phone, forKey: .phone)
    }
  }

  /// The summary as indented JSON with sorted keys.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings and nulls can always be written.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension Sequence<Contact> {
  /// The contacts as `{"contacts":[{"name", "email", "phone"}]}`, absent fields as `null`.
  public var summaryJSON: String { ContactSummary(self).json }
}
