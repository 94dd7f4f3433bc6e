import DocumentModel

/// Finds which caption of a container belongs to which of its tables.
///
/// A caption that names a table belongs to the table right below it, else to the one right above.
/// Captions of figures, and those that say neither, stay where they are.
struct TableCaptions {
  /// For the index of a table's block that of its caption's block.
  private(set) var captions: [Int: Int] = [:]
  /// The indices of the blocks that are captions of tables.
  private(set) var taken: Set<Int> = []

  /// Linear.
  init(_ blocks: [DocumentObservation.Block]) {
    for (index, block) in blocks.enumerated() {
      guard let text = block.text(in: .caption), Self.namesTable(text) else { continue }
      let isTaken = captions[index - 1] != nil
      let neighbours = isTaken ? [index + 1] : [index + 1, index - 1]
      let table = neighbours.first { other in
        guard blocks.indices.contains(other), case .table = blocks[other] else { return false }
        return true
      }
      guard let table else { continue }
      captions[table] = index
      taken.insert(index)
    }
  }

  private static func namesTable(_ text: DocumentObservation.Container.Text) -> Bool {
    let word = text.transcript.prefix { !$0.isWhitespace && !$0.isNumber }
      .filter(\.isLetter).lowercased()
    return words.contains(word)
  }

  /// How captions call a table, without the dots of abbreviations.
  private static let words: Set<String> = [
    "table", "tab", "tbl", "tabelle", "tableau", "tabla", "cuadro", "tabela", "quadro", "tabella",
    "tabel", "tabell", "taulukko", "tablo", "tabulka", "táblázat", "таблица", "таблиця", "πίνακας",
    "表", "표", "جدول", "טבלה",
  ]
}
