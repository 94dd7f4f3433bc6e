/// What a whole command line asks for.
enum Invocation: Sendable {
  case version
  case help(Command?)
  case languages
  case read(ReadArguments)

  /// Understands the arguments behind the command's own name.
  init(_ arguments: [String]) throws(CommandFailure) {
    guard let first = arguments.first else {
      throw .usage("name a command, such as \"docvision read FILE\".")
    }
    switch first {
    case "--version": self = .version
    case "--help", "-h": self = .help(nil)
    default: self = try Self.invocation(of: Self.command(first), arguments.dropFirst())
    }
  }

  private static func command(_ name: String) throws(CommandFailure) -> Command {
    if let command = Command(rawValue: name) { return command }
    var text = "there is no command \"\(name)\"."
    if let near = Spelling.nearest(to: name, among: Command.allCases.map(\.rawValue)) {
      text += " Did you mean \(near)?"
    } else if name.contains(".") || name == "-" {
      text += " To read a file: \"docvision read \(name)\"."
    }
    throw .usage(text)
  }

  private static func invocation(
    of command: Command, _ arguments: ArraySlice<String>
  ) throws(CommandFailure) -> Invocation {
    switch command {
    case .read:
      let parsed = try ParsedArguments<ReadOption>(arguments, of: command)
      if parsed.values[.help] != nil { return .help(command) }
      return .read(try ReadArguments(parsed))
    case .languages:
      let parsed = try ParsedArguments<HelpOption>(arguments, of: command)
      if parsed.values[.help] != nil { return .help(command) }
      guard parsed.operands.isEmpty else {
        throw .usage("languages takes no arguments.", command)
      }
      return .languages
    case .help:
      let parsed = try ParsedArguments<HelpOption>(arguments, of: command)
      if parsed.values[.help] != nil { return .help(command) }
      guard parsed.operands.count <= 1 else {
        throw .usage("help explains one command at a time.", command)
      }
      return .help(
        try parsed.operands.first.map { name throws(CommandFailure) in try Self.command(name) })
    }
  }
}
