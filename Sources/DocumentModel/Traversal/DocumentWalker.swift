/// Something that goes through a document's tree in reading order.
///
/// Every method has a default that goes on to what is inside; a walker overrides those it cares
/// for and calls `descend` where it wants to go deeper. Each text that is a leaf is visited once:
/// paragraphs and other roles, markers of items, and through containers the texts of cells and
/// items.
public protocol DocumentWalker {
  /// Visits a container: the page, a cell's content, an item's content.
  mutating func visit(_ container: DocumentObservation.Container)
  /// Visits a text that stands for itself.
  mutating func visit(
    _ text: DocumentObservation.Container.Text, role: DocumentObservation.TextRole)
  /// Visits a form.
  mutating func visit(_ form: DocumentObservation.Container.Form)
  /// Visits a list.
  mutating func visit(_ list: DocumentObservation.Container.List)
  /// Visits an item of a list.
  mutating func visit(_ item: DocumentObservation.Container.List.Item)
  /// Visits a table.
  mutating func visit(_ table: DocumentObservation.Container.Table)
  /// Visits a cell of a table; each cell is visited once, however many places it covers.
  mutating func visit(_ cell: DocumentObservation.Container.Table.Cell)
}

extension DocumentWalker {
  /// Visits the document of an observation.
  public mutating func walk(_ observation: DocumentObservation) { visit(observation.document) }

  /// Goes on to the container's blocks.
  public mutating func visit(_ container: DocumentObservation.Container) { descend(container) }

  /// Does nothing.
  public mutating func visit(
    _ text: DocumentObservation.Container.Text, role: DocumentObservation.TextRole
  ) {}

  /// Visits the form's text as a paragraph, if it has one.
  public mutating func visit(_ form: DocumentObservation.Container.Form) {
    if !form.text.lines.isEmpty { visit(form.text, role: .paragraph) }
  }

  /// Goes on to the list's items.
  public mutating func visit(_ list: DocumentObservation.Container.List) { descend(list) }

  /// Goes on to the item's content.
  public mutating func visit(_ item: DocumentObservation.Container.List.Item) {
    visit(item.content)
  }

  /// Goes on to the table's cells.
  public mutating func visit(_ table: DocumentObservation.Container.Table) { descend(table) }

  /// Goes on to the cell's content.
  public mutating func visit(_ cell: DocumentObservation.Container.Table.Cell) {
    visit(cell.content)
  }

  /// Visits the blocks of a container in reading order.
  public mutating func descend(_ container: DocumentObservation.Container) {
    for block in container.blocks {
      switch block {
      case .text(let text, let role): visit(text, role: role)
      case .list(let list): visit(list)
      case .table(let table): visit(table)
      case .form(let form): visit(form)
      }
    }
  }

  /// Visits the items of a list in order.
  public mutating func descend(_ list: DocumentObservation.Container.List) {
    for item in list.items { visit(item) }
  }

  /// Visits the cells of a table, row by row.
  public mutating func descend(_ table: DocumentObservation.Container.Table) {
    for cell in table.cells { visit(cell) }
  }
}
