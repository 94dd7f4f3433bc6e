/// Reads tables whose lines are a key, a colon, and names with bars between them.
enum NameTable {
  /// The names of a table with their keys, by line.
  static func entries(of table: String) -> [(text: String, value: String)] {
    table.split(separator: "\n").flatMap { line -> [(text: String, value: String)] in
      guard let colon = line.firstIndex(of: ":") else { return [] }
      let key = String(line.prefix(upTo: colon))
      let names = line.suffix(from: colon).dropFirst(2)
      return names.split(separator: "|" as Character).map { (String($0), key) }
    }
  }
}
