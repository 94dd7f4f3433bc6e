import DataDetectors
import DocumentModel

/// What the cells of a column hold, as shares of those that are filled.
struct ColumnContent {
  let filled: Int
  let emailShare: Double
  let phoneShare: Double
  let nameShare: Double
  let singleWordShare: Double
  /// The share of texts of which a word of some length stands in an email of the same row.
  let emailEchoShare: Double

  init(
    _ grid: ContactGrid, column: Int, rows: [Int], emailsByRow: [Int: String],
    thresholds: ContactThresholds
  ) {
    var counts = (filled: 0, email: 0, phone: 0, name: 0, single: 0, echo: 0)
    for row in rows {
      guard let (passage, isDitto) = grid.passage(row, column), !isDitto else { continue }
      counts.filled += 1
      let hasEmail = !passage.data(.emailAddress, isExpected: false).isEmpty
      let hasPhone = !passage.data(.phoneNumber, isExpected: false).isEmpty
      if hasEmail || passage.string.contains("@") { counts.email += 1 }
      if hasPhone { counts.phone += 1 }
      guard !hasEmail, !hasPhone,
        NameText.isLikely(passage.string, thresholds: thresholds.content)
      else { continue }
      counts.name += 1
      let words = WordFolding.words(NameText.clean(passage.string))
      if words.count == 1 { counts.single += 1 }
      if let email = emailsByRow[row],
        words.contains(where: { $0.count > 2 && email.contains($0) })
      {
        counts.echo += 1
      }
    }
    let total = Double(max(1, counts.filled))
    filled = counts.filled
    emailShare = Double(counts.email) / total
    phoneShare = Double(counts.phone) / total
    nameShare = Double(counts.name) / total
    singleWordShare = Double(counts.single) / Double(max(1, counts.name))
    emailEchoShare = Double(counts.echo) / total
  }

  /// The local parts of the emails in each row, folded like names.
  static func emailsByRow(_ grid: ContactGrid, rows: [Int]) -> [Int: String] {
    var emails: [Int: String] = [:]
    for row in rows {
      for cell in grid.filledCells(row) {
        for datum in Passage(cell.content.text).data(.emailAddress, isExpected: false) {
          guard case .emailAddress(let email) = datum.match.details else { continue }
          let local = email.emailAddress.prefix { $0 != "@" }
          emails[row, default: ""] += WordFolding.joined(String(local)) + " "
        }
      }
    }
    return emails
  }
}
