/// The help of `docvision` or of one of its commands, made from the tables of commands, options,
/// formats and exit statuses.
struct HelpText {
  let text: String

  init(_ command: Command?) {
    let sections =
      switch command {
      case nil: Self.overview
      case .read:
        Self.sections(of: .read, options: ReadOption.self) + [Self.formats, Self.statuses]
      case .languages: Self.sections(of: .languages, options: HelpOption.self)
      case .help: Self.sections(of: .help, options: HelpOption.self)
      }
    text = sections.joined(separator: "\n\n")
  }

  private static var overview: [String] {
    [
      "Usage: docvision COMMAND …",
      """
      Reads page images: text, lists, tables, detected data and contacts. Printed text only: \
      handwriting can't be read.
      """.wrapped(indent: 0),
      "Commands:\n" + Columns(Command.allCases.map { ($0.rawValue, $0.summary) }).text,
      "Options:\n"
        + Columns([("--version", "Prints the version."), ("--help", "Prints this.")]).text,
      "\"docvision help COMMAND\" explains a command.",
      statuses,
    ]
  }

  private static func sections<Option: CommandOption>(
    of command: Command, options: Option.Type
  ) -> [String] {
    let rows = Option.allCases.map { option in
      (
        ["--" + option.rawValue, option.valueName].compactMap(\.self).joined(separator: " "),
        option.summary
      )
    }
    return ["Usage: \(command.usage)", command.summary]
      + [command.discussion].compactMap { $0?.wrapped(indent: 0) }
      + ["Options:\n" + Columns(rows).text]
  }

  private static var formats: String {
    "Formats:\n" + Columns(OutputFormat.allCases.map { ($0.rawValue, $0.summary) }).text
  }

  private static var statuses: String {
    "Exit statuses:\n" + Columns(ExitStatus.allCases.map { ("\($0.rawValue)", $0.summary) }).text
  }
}
