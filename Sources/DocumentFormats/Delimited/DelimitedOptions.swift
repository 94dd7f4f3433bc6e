/// What stands in the places of a spanning cell beyond its first.
public enum SpanFilling: String, Codable, Hashable, Sendable, CaseIterable {
  /// Nothing: each text is written once, as a spreadsheet shows merged cells.
  case blank
  /// The cell's text again, so that every row can be read by itself.
  case `repeat`
}

/// How text that holds a delimiter, a line break or a quote is kept apart in TSV.
public enum TSVQuoting: String, Codable, Hashable, Sendable, CaseIterable {
  /// Never quoted: tabs and line breaks within cells become one space.
  ///
  /// For programs that split at tabs and line breaks and know no quotes.
  case plain
  /// Quoted where needed, as RFC 4180 says for CSV; line breaks stay.
  ///
  /// For pasting into spreadsheets.
  case spreadsheet
}

/// What parts the rows of CSV.
public enum LineEnding: String, Codable, Hashable, Sendable, CaseIterable {
  /// Carriage return and line feed, as RFC 4180 says.
  case carriageReturnLineFeed
  /// Line feed alone.
  case lineFeed

  var characters: String {
    switch self {
    case .carriageReturnLineFeed: "\r\n"
    case .lineFeed: "\n"
    }
  }
}
