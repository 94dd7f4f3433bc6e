/// Reads tables whose lines are a key, a colon, and names with bars between them.
enum NameTable {
  /// The names of a table with their keys, by line.
  static func entries(of table: String) -> [(text: String, value: String)] {
    // Bytes are split, as characters cost the start of every process many times as much.
    table.utf8.split(separator: .ascii("\n")).flatMap { line -> [(text: String, value: String)] in
      guard let colon = line.firstIndex(of: .ascii(":")) else { return [] }
      let key = String(Substring(line.prefix(upTo: colon)))
      let names = line.suffix(from: colon).dropFirst(2)
      return names.split(separator: .ascii("|")).map { (String(Substring($0)), key) }
    }
  }
}
