/// The last labels that a domain name may have.
enum TopLevelDomains {
  /// Whether a label, in any case, is a top-level domain.
  static func contains(_ label: String) -> Bool {
    names.contains(label.lowercased())
  }

  /// Whether a label is one of the few endings that stand in most printed addresses.
  ///
  /// None of them is a word that begins a sentence, so that they may be recognised in damaged text.
  static func isCommon(_ label: String) -> Bool {
    common.contains(label.lowercased())
  }

  /// Whether a label is also the ending of a file name, or of a time of day.
  static func isOtherwiseUsed(_ label: String) -> Bool {
    otherwiseUsed.contains(label.lowercased())
  }

  /// The endings that a lost or misread dot is put back before, longest first.
  static let commonEndings = common.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }

  private static let names = Set(
    table.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let common: Set<String> = ["com", "org", "net", "edu", "gov"]

  private static let otherwiseUsed: Set<String> = [
    "am", "md", "mov", "pm", "ps", "py", "rs", "sh", "zip",
  ]
}
