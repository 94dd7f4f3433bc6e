import DocumentModel

/// Reads a contact out of one row of a table, or out of several that share a name cell.
struct RowReading {
  let grid: ContactGrid
  let roles: ColumnRoles
  let fields: FieldReading
  let requirement: ContactRequirement

  /// The contact of the rows, or `nil` where they are blank, a total, an example or lack what the
  /// requirement asks for.
  func contact(rows: ClosedRange<Int>, origin: Contact.Origin) -> Contact? {
    let (name, parts) = self.name(row: rows.lowerBound)
    if let name, isPrintedText(name.printed) { return nil }
    var emails: [Contact.Field] = []
    var phones: [Contact.Field] = []
    for row in rows {
      emails += values(row: row, where: \.isEmail, read: fields.emails)
      phones += values(row: row, where: \.isPhone, read: fields.phones)
      // A value that layout put into the neighbour's cell is still the row's.
      if emails.isEmpty { emails += strays(row: row, where: { !$0.isEmail }, read: fields.emails) }
      if phones.isEmpty { phones += strays(row: row, where: { !$0.isPhone }, read: fields.phones) }
    }
    (emails, phones) = (emails.unique(by: \.value), phones.unique(by: \.digits))
    guard requirement.isMet(hasName: name != nil, emails: emails, phones: phones) else {
      return nil
    }
    var contact = Contact(
      name: name, nameParts: parts, emails: emails, phones: phones, origin: origin)
    if let agreement = NameAgreement(contact.nameParts) {
      contact.emails = contact.emails.map { agreement.agreed($0) ?? $0 }
    }
    contact.settleLookAlikes(shortestPart: fields.thresholds.field.shortestSettledPart)
    contact.compareNameWithEmail(shortest: fields.thresholds.field.shortestComparedName)
    return contact
  }

  /// Whether the text begins as a sum or as an example does.
  private func isPrintedText(_ text: String) -> Bool {
    let words = WordFolding.words(text)
    guard let first = words.first else { return false }
    let firstTwo = words.prefix(2).joined()
    return HeaderWords.totals.contains(first) && words.count <= 2
      || [first, firstTwo].contains { HeaderWords.examples.contains($0) }
  }

  // MARK: Names

  private func name(row: Int) -> (Contact.Field?, PersonName?) {
    let given = namePart(row: row, meaning: .givenName)
    let family = namePart(row: row, meaning: .familyName)
    if let name = joined(given, family) { return name }
    guard
      let whole = namePart(row: row, meaning: .name)
        ?? namePart(row: row, meaning: .familyFirstName)
    else { return (nil, nil) }
    let isFamilyFirst = roles.columns { $0 == .familyFirstName }.isEmpty == false
    let parts =
      NameText.turned(whole.value) ?? (isFamilyFirst ? NameText.familyFirst(whole.value) : nil)
    guard let parts else { return (whole, nil) }
    var turned = whole
    turned.value = parts.full
    return (turned, parts)
  }

  private func joined(
    _ given: Contact.Field?, _ family: Contact.Field?
  ) -> (Contact.Field?, PersonName?)? {
    switch (given, family) {
    case (let given?, let family?):
      var name = given
      let parts = NameText.withFamily(family.value, given: given.value)
      name.value = parts.full
      name.printed = given.printed + " " + family.printed
      name.region = .enclosing([given.region, family.region])
      name.lines += family.lines
      name.confidence = min(given.confidence, family.confidence)
      name.doubts += family.doubts.filter { !given.doubts.contains($0) }
      return (name, parts)
    case (let given?, nil): return (given, nil)
    case (nil, let family?): return (family, PersonName(family: family.value))
    case (nil, nil): return nil
    }
  }

  private func namePart(row: Int, meaning: HeaderMeaning) -> Contact.Field? {
    for (column, role) in roles.columns(where: { $0 == meaning }) {
      guard let (passage, isDitto) = grid.passage(row, column),
        var field = fields.name(in: passage)
      else { continue }
      field.doubts += role.doubts + (isDitto ? [.dittoMark] : [])
      return field
    }
    return nil
  }

  // MARK: Emails and phones

  private func values(
    row: Int, where isWanted: (HeaderMeaning) -> Bool,
    read: (Passage, FieldReading.Ground) -> [Contact.Field]
  ) -> [Contact.Field] {
    roles.columns(where: isWanted).flatMap { column, role -> [Contact.Field] in
      guard let (passage, isDitto) = grid.passage(row, column) else { return [] }
      // In a column of both kinds only what is plainly one of them counts.
      let isMixed = role.meaning == .emailAndPhone
      let ground: FieldReading.Ground =
        isMixed ? .none : role.isFromHeader ? .header : .content
      return read(passage, ground).map { field in
        var field = field
        let restsOnColumn = field.doubts.contains(.unrecognizedForm) || isDitto
        if restsOnColumn || role.doubts.contains(.headerContradicted) {
          field.doubts += role.doubts
        }
        if isDitto { field.doubts.append(.dittoMark) }
        return field
      }
    }
  }

  private func strays(
    row: Int, where isWanted: (HeaderMeaning) -> Bool,
    read: (Passage, FieldReading.Ground) -> [Contact.Field]
  ) -> [Contact.Field] {
    roles.columns { $0.isPartOfContact && isWanted($0) }.flatMap { column, _ in
      grid.passage(row, column).map { $0.isDitto ? [] : read($0.passage, .none) } ?? []
    }
  }
}

extension Array {
  /// The elements whose key no earlier one has.
  func unique<Key: Hashable>(by key: (Element) -> Key) -> Self {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}
