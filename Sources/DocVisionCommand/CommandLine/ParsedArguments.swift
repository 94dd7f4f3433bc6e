/// A command's arguments told apart: options with their values, and the rest.
///
/// `--option VALUE` and `--option=VALUE` are the same, `-h` is `--help`, options may stand anywhere
/// before `--`, and of an option given twice the last value counts. A lone `-` is no option.
struct ParsedArguments<Option: CommandOption> {
  /// The arguments that are no options, in order.
  private(set) var operands: [String] = []
  /// The options that were given; those without a value have an empty one.
  private(set) var values: [Option: String] = [:]

  init(_ arguments: some Sequence<String>, of command: Command) throws(CommandFailure) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      if argument == "--" {
        while let operand = rest.next() { operands.append(operand) }
      } else if argument.hasPrefix("-"), argument != "-" {
        try add(argument == "-h" ? "--help" : argument, &rest, command)
      } else {
        operands.append(argument)
      }
    }
  }

  private mutating func add(
    _ argument: String, _ rest: inout some IteratorProtocol<String>, _ command: Command
  ) throws(CommandFailure) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard name.hasPrefix("--"), let option = Option(rawValue: String(name.dropFirst(2))) else {
      throw Self.unknown(name, command)
    }
    var value = parts.count > 1 ? String(parts[1]) : nil
    if let valueName = option.valueName {
      value = value ?? rest.next()
      guard let value, !value.isEmpty, parts.count > 1 || !value.hasPrefix("--") else {
        throw .usage("\(name) needs a value: \(name) \(valueName).", command)
      }
    } else if value != nil {
      throw .usage("\(name) takes no value.", command)
    }
    values[option] = value ?? ""
  }

  private static func unknown(_ name: String, _ command: Command) -> CommandFailure {
    let names = Option.allCases.map { "--" + $0.rawValue }
    var text = "there is no option \(name)."
    if let near = Spelling.nearest(to: name, among: names) { text += " Did you mean \(near)?" }
    return .usage(text, command)
  }
}

extension CommandFailure {
  /// A command line that can't be followed, with where to read on.
  static func usage(_ text: String, _ command: Command? = nil) -> CommandFailure {
    let help = ["docvision help", command?.rawValue].compactMap(\.self).joined(separator: " ")
    return CommandFailure(.usage, "\(text) See \"\(help)\".")
  }
}
