import DocumentVision

/// The options that a command knows; parsing and help both work from this table.
protocol CommandOption: CaseIterable, Hashable, RawRepresentable<String>, Sendable {
  /// What its value is called; `nil` for an option without one.
  var valueName: String? { get }
  /// What it does, for the help.
  var summary: String { get }
}

/// The options of commands that have none but help.
enum HelpOption: String, CommandOption {
  case help

  var valueName: String? { nil }
  var summary: String { "Prints this." }
}

/// The options of `docvision read`.
enum ReadOption: String, CommandOption {
  case format, table, spans, lang, page, overlay, layers, explain
  case maximumPixels = "maximum-pixels"
  case maximumBytes = "maximum-bytes"
  case help

  var valueName: String? {
    switch self {
    case .format: "FORMAT"
    case .table, .page, .maximumPixels, .maximumBytes: "N"
    case .spans: "blank|repeat"
    case .lang: "LANGUAGE,…"
    case .overlay: "OUT.png|OUT.svg"
    case .layers: "LAYER,…"
    case .explain, .help: nil
    }
  }

  var summary: String {
    switch self {
    case .format: "How to write it; \(OutputFormat.standard.rawValue) unless given."
    case .table: "Writes only the Nth of all tables in the output."
    case .spans:
      """
      What tsv and csv write in the further places of a cell that spans several: nothing, or its \
      text again. blank unless given.
      """
    case .lang: "The languages of the text, most likely first, such as de,en. English unless given."
    case .page: "Reads only page N of each file."
    case .overlay:
      """
      Draws what was found over the page, as a PNG picture or as SVG with a group for each \
      layer: cells green, lines blue, detected data red. Several pages become OUT-1.png, \
      OUT-2.png …
      """
    case .layers:
      """
      What --overlay draws: \(OverlayLayer.allCases.map(\.rawValue).joined(separator: ", ")). \
      lines,cells,forms,data unless given; with --explain all.
      """
    case .explain:
      """
      Writes why the page was understood as it was instead of what is on it: for everything that \
      was considered which stage took or refused it, and by what evidence. As text, or with \
      --format json as JSON.
      """
    case .maximumPixels: "Refuses larger images; 200000000 unless given."
    case .maximumBytes: "Refuses larger files; 268435456 unless given."
    case .help: HelpOption.help.summary
    }
  }
}
