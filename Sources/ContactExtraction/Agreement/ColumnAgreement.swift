/// Reads doubtful emails like the others of their table.
///
/// People of one sheet often use the same few domains. Where a doubtful email has a domain that no
/// other has, and exactly one domain of several sound emails differs from it in one character, that
/// domain is taken and the change marked.
struct ColumnAgreement {
  private let domains: Set<String>

  /// How many sound emails must have a domain.
  private static let fewestEmails = 2

  init(_ contacts: [Contact]) {
    let sound = contacts.flatMap(\.emails).filter { !$0.isDoubtful }
      .compactMap { Self.domain(of: $0.value) }
    domains = Set(
      Dictionary(grouping: sound, by: \.self).filter { $0.value.count >= Self.fewestEmails }.keys)
  }

  func apply(to contacts: [Contact]) -> [Contact] {
    contacts.map { contact in
      var contact = contact
      contact.emails = contact.emails.map { $0.isDoubtful ? agreed($0) ?? $0 : $0 }
      return contact
    }
  }

  private func agreed(_ email: Contact.Field) -> Contact.Field? {
    guard let at = email.value.firstIndex(of: "@"), let domain = Self.domain(of: email.value),
      !domains.contains(domain)
    else { return nil }
    let near = domains.filter { WordFolding.isNear(domain, $0, slips: 1) }
    guard near.count == 1, let found = near.first else { return nil }
    var result = email
    result.value = email.value[...at] + found
    result.normalized = result.value
    let local = email.value[..<at]
    if !local.isEmpty, !local.contains(where: \.isWhitespace) {
      result.doubts.removeAll { $0 == .unrecognizedForm }
    }
    result.doubts.append(.agreedWithColumn)
    return result
  }

  /// The domain, or `nil` for text that can't be compared with one.
  private static func domain(of email: String) -> String? {
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    // DNS allows 253 characters; longer text isn't worth the comparison.
    guard parts.count == 2, (1...253).contains(parts[1].count) else { return nil }
    return parts[1].lowercased()
  }
}
