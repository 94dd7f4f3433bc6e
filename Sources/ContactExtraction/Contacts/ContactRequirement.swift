/// What a row needs to become a contact.
public enum ContactRequirement: String, Codable, Hashable, Sendable, CaseIterable {
  /// An email or a phone number; a name alone is none.
  case emailOrPhone
  /// An email, as in Apple's sample.
  case email
  /// A name, an email or a phone number.
  case anything

  func isMet(hasName: Bool, emails: [Contact.Field], phones: [Contact.Field]) -> Bool {
    // Damaged text in an email column is some way to reach a person who is named.
    let hasEmail = emails.contains { hasName || !$0.doubts.contains(.unrecognizedForm) }
    switch self {
    case .emailOrPhone: return hasEmail || !phones.isEmpty
    case .email: return hasEmail
    case .anything: return hasName || hasEmail || !phones.isEmpty
    }
  }
}
