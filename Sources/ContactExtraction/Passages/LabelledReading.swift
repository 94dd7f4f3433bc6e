import DocumentModel

/// Reads contacts out of labels with values: "Name: …", "Email: …", and tables of such pairs.
///
/// A name begins a new contact once the one before has a name; values without a name before them
/// wait for one. Labels that say nothing of contacts are skipped. A block needs two different
/// labels, one of them a name, so that an office's address at the foot of a page is no person.
struct LabelledReading {
  private let fields: FieldReading
  private let requirement: ContactRequirement
  private let vocabulary: HeaderVocabulary
  private let origin: Contact.Origin
  private var entries: [(meaning: HeaderMeaning, passage: Passage)] = []

  init(
    fields: FieldReading, requirement: ContactRequirement, pageNumber: Int = 1,
    origin: Contact.Origin? = nil
  ) {
    self.fields = fields
    self.requirement = requirement
    self.origin = origin ?? .init(pageNumber: pageNumber)
    vocabulary = HeaderVocabulary(thresholds: fields.thresholds.header)
  }

  func isLabelled(_ line: Substring) -> Bool { label(of: line) != nil }

  mutating func read(_ line: Substring, of text: DocumentObservation.Container.Text) {
    guard let (meaning, value) = label(of: line) else { return }
    entries.append((meaning, Passage(text, value)))
  }

  /// The contacts so far; the next line begins anew.
  mutating func finish() -> [Contact] {
    defer { entries = [] }
    let labels = Set(entries.map(\.meaning))
    guard labels.count >= fields.thresholds.header.fewestLabels,
      labels.contains(where: \.isName)
    else { return [] }
    return grouped.compactMap(contact)
  }

  private func label(of line: Substring) -> (HeaderMeaning, Substring)? {
    guard let colon = line.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
    guard let meaning = vocabulary.meaning(of: String(line[..<colon])), meaning.isPartOfContact
    else { return nil }
    return (meaning, line[line.index(after: colon)...])
  }

  private var grouped: [[(meaning: HeaderMeaning, passage: Passage)]] {
    var groups: [[(meaning: HeaderMeaning, passage: Passage)]] = [[]]
    for entry in entries {
      let current = groups[groups.count - 1]
      if entry.meaning.isName, current.contains(where: { $0.meaning == entry.meaning }) {
        groups.append([])
      }
      groups[groups.count - 1].append(entry)
    }
    return groups
  }

  private func contact(_ group: [(meaning: HeaderMeaning, passage: Passage)]) -> Contact? {
    func names(_ meaning: HeaderMeaning) -> Contact.Field? {
      group.lazy.filter { $0.meaning == meaning }.compactMap { fields.name(in: $0.passage) }.first
    }
    let (given, family) = (names(.givenName), names(.familyName))
    var name = names(.name) ?? names(.familyFirstName) ?? given ?? family
    var parts = name.flatMap { NameText.turned($0.value) }
    // Where there are a first and a last name, "Name" is one of them or the whole.
    let last = family ?? (given == nil ? nil : names(.name))
    if let first = given ?? (family == nil ? nil : names(.name)), let last {
      parts = NameText.withFamily(last.value, given: first.value)
      name?.printed = first.printed + " " + last.printed
      name?.doubts = first.doubts + last.doubts.filter { !first.doubts.contains($0) }
    }
    if let parts { name?.value = parts.full }
    let emails = group.filter(\.meaning.isEmail).flatMap { entry in
      fields.emails(in: entry.passage, ground: entry.meaning == .email ? .header : .none)
    }
    let phones = group.filter(\.meaning.isPhone).flatMap { entry in
      fields.phones(in: entry.passage, ground: entry.meaning == .phone ? .header : .none)
    }
    guard requirement.isMet(hasName: name != nil, emails: emails, phones: phones) else {
      return nil
    }
    return Contact(name: name, nameParts: parts, emails: emails, phones: phones, origin: origin)
  }

  /// The contacts of a table whose first column holds labels, one for each further column, or
  /// `nil` where it is no such table.
  static func contacts(
    of grid: ContactGrid, fields: FieldReading, requirement: ContactRequirement,
    origin: Contact.Origin
  ) -> [Contact]? {
    guard grid.columnCount > 1 else { return nil }
    let vocabulary = HeaderVocabulary(thresholds: fields.thresholds.header)
    let meanings = (0..<grid.rowCount).map { vocabulary.meaning(of: grid.text($0, 0)) }
    let parts = Set(meanings.compactMap(\.self).filter(\.isPartOfContact))
    let firstBody = vocabulary.meaning(of: grid.text(0, 1))
    let labelled = meanings.filter { $0 != nil }.count
    guard parts.count >= fields.thresholds.header.fewestLabels, parts.contains(where: \.isName),
      firstBody == nil, labelled * 2 > grid.rowCount
    else { return nil }
    return (1..<grid.columnCount).flatMap { column -> [Contact] in
      var reading = LabelledReading(fields: fields, requirement: requirement, origin: origin)
      for (row, meaning) in meanings.enumerated() {
        guard let meaning, meaning.isPartOfContact, let found = grid.passage(row, column)
        else { continue }
        reading.entries.append((meaning, found.passage))
      }
      return reading.finish()
    }
  }
}
