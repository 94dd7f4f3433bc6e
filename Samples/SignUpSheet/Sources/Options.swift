import Foundation

/// What the command line asks for.
struct Options {
  static let help = """
    Usage: sign-up-sheet IMAGE… [--json] [--vcard FILE] [--csv FILE] [--tsv FILE]
                         [--overlay FILE] [--lang LANGUAGE]…

    Reads pictures of sign-up sheets and prints the contacts; fields to check are marked with "?".

      --json           print the contacts as JSON
      --vcard FILE     write the contacts as vCards
      --csv FILE       write the tables as CSV
      --tsv FILE       write the tables as TSV
      --overlay FILE   draw what was found over the picture, as PNG; takes one image
      --lang LANGUAGE  a language of the sheet, such as de; may be given several times
      --help           print this

    Exit status: 0 all images were read, 1 one can't be read or a file can't be written,
    2 the command line makes no sense.
    """

  var images: [URL] = []
  var wantsJSON = false
  var wantsHelp = false
  var vCardFile: URL?
  var csvFile: URL?
  var tsvFile: URL?
  var overlayFile: URL?
  var languages: [Locale.Language] = []

  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      switch argument {
      case "--json": wantsJSON = true
      case "--help", "-h": wantsHelp = true
      case "--vcard", "--csv", "--tsv", "--overlay", "--lang":
        guard let value = arguments.next(), !value.isEmpty else {
          throw UsageError(message: "\(argument) needs a value; see --help")
        }
        set(argument, to: value)
      case _ where argument.hasPrefix("-"):
        throw UsageError(message: "there is no option \(argument); see --help")
      default: images.append(URL(filePath: argument))
      }
    }
    if wantsHelp { return }
    if images.isEmpty { throw UsageError(message: "no image given; see --help") }
    if overlayFile != nil, images.count > 1 {
      throw UsageError(message: "--overlay takes one image, not \(images.count)")
    }
  }

  private mutating func set(_ option: String, to value: String) {
    switch option {
    case "--vcard": vCardFile = URL(filePath: value)
    case "--csv": csvFile = URL(filePath: value)
    case "--tsv": tsvFile = URL(filePath: value)
    case "--overlay": overlayFile = URL(filePath: value)
    default: languages.append(Locale.Language(identifier: value))
    }
  }
}

/// A command line that makes no sense.
struct UsageError: Error {
  var message: String
}
