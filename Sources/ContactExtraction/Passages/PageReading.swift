import DataDetectors
import DocumentModel

/// Reads the contacts of pages, block by block.
struct PageReading {
  let requirement: ContactRequirement
  let fields: FieldReading
  private(set) var contacts: [Contact] = []
  /// The last table read, which the next one may go on with.
  private var previous: TableReading?

  init(requirement: ContactRequirement, fields: FieldReading) {
    self.requirement = requirement
    self.fields = fields
  }

  mutating func read(_ observation: DocumentObservation) {
    let page = observation.pageNumber
    var labels = LabelledReading(fields: fields, requirement: requirement, pageNumber: page)
    var tableIndex = 0
    for block in observation.document.blocks {
      switch block {
      case .text(let text, let role):
        guard role == .paragraph || role == .code else { continue }
        for line in text.transcript.split(whereSeparator: \.isNewline) {
          labels.read(line, of: text)
        }
      case .form(let form):
        for line in form.text.transcript.split(whereSeparator: \.isNewline) {
          labels.read(line, of: form.text)
        }
      case .list(let list):
        for item in list.items { read(item, into: &labels, page: page) }
      case .table(let table):
        contacts += labels.finish()
        read(table, page: page, index: tableIndex)
        tableIndex += 1
      }
    }
    contacts += labels.finish()
  }

  private mutating func read(
    _ table: DocumentObservation.Container.Table, page: Int, index: Int
  ) {
    if let found = LabelledReading.contacts(
      of: ContactGrid(table: table), fields: fields, requirement: requirement,
      origin: .init(pageNumber: page, table: index))
    {
      contacts += found
      return
    }
    let reading = TableReading(
      table, after: previous, fields: fields, requirement: requirement)
    contacts += reading.contacts(pageNumber: page, table: index)
    previous = reading
  }

  private mutating func read(
    _ item: DocumentObservation.Container.List.Item, into labels: inout LabelledReading, page: Int
  ) {
    for text in item.content.paragraphs {
      let lines = text.transcript.split(whereSeparator: \.isNewline)
      if lines.contains(where: { labels.isLabelled($0) }) {
        for line in lines { labels.read(line, of: text) }
      } else {
        contacts += labels.finish()
        if let contact = contact(inItem: text, page: page) { contacts.append(contact) }
      }
    }
  }

  /// A contact of an item that holds an email; its name is what stands before the first value.
  private func contact(
    inItem text: DocumentObservation.Container.Text, page: Int
  ) -> Contact? {
    let passage = Passage(text)
    let emails = fields.emails(in: passage, ground: .none)
    guard !emails.isEmpty else { return nil }
    let data =
      passage.data(.emailAddress, isExpected: false) + passage.data(.phoneNumber, isExpected: false)
    let start = data.map(\.utf8Range.lowerBound).min() ?? 0
    let before = text.transcript.utf8.prefix(start)
    let part = Passage(text, text.transcript[before.startIndex..<before.endIndex])
    var name = fields.name(in: part)
    if let value = name?.value, !NameText.isLikely(value, thresholds: fields.thresholds.content) {
      return nil
    }
    let parts = name.flatMap { NameText.turned($0.value) }
    if let parts { name?.value = parts.full }
    name?.doubts.append(.columnGuessed)
    return Contact(
      name: name, nameParts: parts, emails: emails,
      phones: fields.phones(in: passage, ground: .none), origin: .init(pageNumber: page))
  }
}
