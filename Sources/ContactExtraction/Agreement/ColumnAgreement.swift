/// Reads doubtful emails like the others of their table.
///
/// People of one sheet often use the same few domains. Where a doubtful email has a domain that no
/// other has, and exactly one domain of several sound emails differs from it in one character, that
/// domain is taken and the change marked.
///
/// The emails of one employer are made alike. Where all others of a domain that are made of given and
/// family name have a dot between them, one that lacks it lost it to the recogniser: it is put back
/// and marked.
struct ColumnAgreement {
  private let domains: Set<String>
  /// The domains whose emails are made of two names with a dot, but for one at the most.
  private let dottedDomains: Set<String>

  /// How many sound emails must have a domain.
  private static let fewestEmails = 2

  init(_ contacts: [Contact]) {
    let sound = contacts.flatMap(\.emails).filter { !$0.isDoubtful }
      .compactMap { Self.domain(of: $0.value) }
    domains = Set(
      Dictionary(grouping: sound, by: \.self).filter { $0.value.count >= Self.fewestEmails }.keys)
    var forms: [String: (dotted: Int, joined: Int)] = [:]
    for contact in contacts {
      for email in contact.emails {
        guard let domain = Self.domain(of: email.value), let form = Self.form(of: email, contact)
        else { continue }
        if form == .dotted { forms[domain, default: (0, 0)].dotted += 1 }
        if form == .joined { forms[domain, default: (0, 0)].joined += 1 }
      }
    }
    dottedDomains = Set(
      forms.filter { $0.value.dotted >= Self.fewestEmails && $0.value.joined == 1 }.keys)
  }

  private static func form(of email: Contact.Field, _ contact: Contact) -> NameAgreement.Form? {
    NameAgreement(contact.nameParts)?.form(of: email.value.prefix { $0 != "@" })
  }

  /// The email with the dot that the others of its domain have, or `nil` where it lacks none.
  private func dotted(_ email: Contact.Field, of contact: Contact) -> Contact.Field? {
    let local = email.value.prefix { $0 != "@" }
    guard let domain = Self.domain(of: email.value), dottedDomains.contains(domain),
      let agreement = NameAgreement(contact.nameParts), agreement.form(of: local) == .joined
    else { return nil }
    var result = email
    result.value = agreement.dotted(local) + email.value.dropFirst(local.count)
    result.normalized = result.value.withSmallDomain
    result.doubts += [.readAsName, .agreedWithColumn]
    return result
  }

  func apply(to contacts: [Contact]) -> [Contact] {
    contacts.map { contact in
      var contact = contact
      contact.emails = contact.emails.map { email in
        let email = email.isDoubtful ? agreed(email) ?? email : email
        return dotted(email, of: contact) ?? email
      }
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
