/// Reads delimited text back into a grid, by RFC 4180 or by splitting alone.
enum DelimitedReader {
  static func split(_ text: String) -> [[String]] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  static func parse(_ text: String, delimiter: Character) -> [[String]] {
    var rows: [[String]] = [[]]
    var field = ""
    var isQuoted = false
    var characters = text.makeIterator()
    var pending: Character?
    while let character = pending ?? characters.next() {
      pending = nil
      if isQuoted {
        guard character == "\"" else {
          field.append(character)
          continue
        }
        pending = characters.next()
        if pending == "\"" {
          field.append("\"")
          pending = nil
        } else {
          isQuoted = false
        }
      } else if character == "\"" {
        isQuoted = true
      } else if character == delimiter {
        rows[rows.count - 1].append(field)
        field = ""
      } else if character == "\n" || character == "\r\n" {
        rows[rows.count - 1].append(field)
        field = ""
        rows.append([])
      } else {
        field.append(character)
      }
    }
    rows[rows.count - 1].append(field)
    return rows
  }
}
