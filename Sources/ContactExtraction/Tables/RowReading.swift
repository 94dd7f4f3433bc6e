import DataDetectors
import DocumentModel

/// Reads contacts out of one row of a table, or out of several that share a name cell.
struct RowReading {
  let grid: ContactGrid
  let roles: ColumnRoles
  let fields: FieldReading
  let requirement: ContactRequirement

  /// The contacts of the rows: none where they are blank, a total, an example or lack what the
  /// requirement asks for; several where the name cell holds as many names as there are emails or
  /// phone numbers.
  func contacts(rows: ClosedRange<Int>, origin: Contact.Origin) -> [Contact] {
    let (name, parts) = self.name(row: rows.lowerBound)
    if let name, isPrintedText(name.printed) { return [] }
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
    let names = self.names(row: rows.lowerBound)
    if names.count > 1, names.count == emails.count || emails.isEmpty && names.count == phones.count
    {
      return names.enumerated().compactMap { place, name in
        contact(
          name, NameText.turned(name.value), emails: emails.isEmpty ? [] : [emails[place]],
          phones: phones.count == names.count ? [phones[place]] : phones, origin: origin)
      }
    }
    return contact(name, parts, emails: emails, phones: phones, origin: origin).map { [$0] } ?? []
  }

  private func contact(
    _ name: Contact.Field?, _ parts: PersonName?, emails: [Contact.Field],
    phones: [Contact.Field], origin: Contact.Origin
  ) -> Contact? {
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
        ?? namePart(row: row, meaning: .familyFirstName) ?? nameBesideEmail(row: row)
    else { return (nil, nil) }
    let isFamilyFirst = roles.columns { $0 == .familyFirstName }.isEmpty == false
    let parts =
      NameText.turned(whole.value) ?? (isFamilyFirst ? NameText.familyFirst(whole.value) : nil)
    guard let parts else { return (whole, nil) }
    var turned = whole
    turned.value = parts.full
    return (turned, parts)
  }

  /// The names of a cell that holds several, each whole on a line of its own; else none.
  private func names(row: Int) -> [Contact.Field] {
    guard let column = roles.columns(where: { $0 == .name }).first?.column,
      let (passage, isDitto) = grid.passage(row, column), !isDitto
    else { return [] }
    let names = passage.parts(at: \.isNewline).compactMap(fields.name)
    let areWhole = names.allSatisfy { name in
      WordFolding.words(name.value).count > 1
        && NameText.isLikely(name.value, thresholds: fields.thresholds.content)
    }
    return names.count > 1 && areWhole ? names : []
  }

  /// What stands before the email in its cell, where no column holds names and it looks like one.
  private func nameBesideEmail(row: Int) -> Contact.Field? {
    guard !roles.hasName else { return nil }
    for (column, _) in roles.columns(where: \.isEmail) {
      guard let (passage, isDitto) = grid.passage(row, column), !isDitto,
        let first = passage.data(.emailAddress, isExpected: false).first,
        let part = passage.part(before: first.utf8Range.lowerBound),
        var name = fields.name(in: part),
        NameText.isLikely(name.value, thresholds: fields.thresholds.content)
      else { continue }
      name.doubts.append(.columnGuessed)
      return name
    }
    return nil
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
