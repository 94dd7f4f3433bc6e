/// An import in a Swift file, with the conditions that it stands in.
struct ImportLine: Hashable {
  var module: String
  var line: Int
  /// What the surrounding `#if` lines ask, outermost first.
  var conditions: [String]

  /// All imports of a file.
  static func all(in code: SwiftCode) -> [ImportLine] {
    var conditions: [String] = []
    var imports: [ImportLine] = []
    for (index, line) in code.lines.enumerated() {
      let words = line.split(separator: " ").map(String.init)
      guard let first = words.first else { continue }
      switch first {
      case "#if": conditions.append(words.dropFirst().joined(separator: " "))
      case "#else", "#elseif": conditions = conditions.dropLast() + ["else"]
      case "#endif": conditions = conditions.dropLast()
      default:
        guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
          words[..<place].allSatisfy({ $0.hasPrefix("@") || Self.access.contains($0) })
        else { continue }
        // "import struct Foundation.URL" names the module after the kind.
        let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
        let name = kinds.contains(words[place + 1]) ? words.last ?? "" : words[place + 1]
        imports.append(
          ImportLine(
            module: String(name.prefix { $0 != "." }), line: index + 1, conditions: conditions))
      }
    }
    return imports
  }

  private static let access: Set = ["public", "package", "internal", "fileprivate", "private"]
}
