import Foundation

/// What the command line asks for.
struct EvaluationArguments {
  static let usage = """
    usage: evaluate IN_DIR OUT_DIR [--save-words WORDS_DIR] [--jobs N]
           evaluate --from-words WORDS_DIR OUT_DIR [--jobs N]
           evaluate --oracle TRUTH_DIR --from-words WORDS_DIR OUT_DIR
           evaluate --sweep TRUTH_DIR --from-words WORDS_DIR [SLICE | THRESHOLD]
           evaluate --speed [WORDS_DIR]
           evaluate --layouts COUNT
    """

  let input: URL
  let output: URL
  /// Where the words of the pages are stored beside their predictions.
  let wordStore: URL?
  /// Whether the input holds stored words in place of pictures.
  let readsStoredWords: Bool
  /// The truth to put in for parts of what was found, where that is asked for.
  let truth: URL?
  /// Whether thresholds are changed one by one and compared with the truth.
  let sweeps: Bool
  /// How many pages are read at once, at least one.
  let jobs: Int

  init(_ arguments: some Sequence<String>) throws {
    var folders: [URL] = []
    var (wordStore, storedWords, truth): (URL?, URL?, URL?)
    var sweeps = false
    var jobs = ProcessInfo.processInfo.activeProcessorCount
    var rest = arguments.makeIterator()
    func folder(for option: String) throws -> URL {
      guard let path = rest.next() else { throw UsageError(text: "\(option) needs a folder.") }
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    while let argument = rest.next() {
      switch argument {
      case "--jobs":
        guard let number = rest.next().flatMap({ Int($0) }), number > 0 else {
          throw UsageError(text: "--jobs needs a number from 1.")
        }
        jobs = number
      case "--save-words": wordStore = try folder(for: argument)
      case "--from-words": storedWords = try folder(for: argument)
      case "--oracle": truth = try folder(for: argument)
      case "--sweep": (truth, sweeps) = (try folder(for: argument), true)
      case let option where option.hasPrefix("-"):
        throw UsageError(text: "\(option) is not an option.")
      default:
        folders.append(URL(fileURLWithPath: argument, isDirectory: true))
      }
    }
    if let storedWords { folders.insert(storedWords, at: 0) }
    if sweeps, folders.count == 1 { folders.append(folders[0]) }
    guard folders.count == 2 else { throw UsageError(text: "Two folders are needed.") }
    guard wordStore == nil || storedWords == nil else {
      throw UsageError(text: "Words are either stored or read.")
    }
    guard truth == nil || storedWords != nil else {
      throw UsageError(text: "--oracle and --sweep need stored words: --from-words.")
    }
    (self.truth, self.sweeps) = (truth, sweeps)
    (input, output, self.wordStore) = (folders[0], folders[1], wordStore)
    (readsStoredWords, self.jobs) = (storedWords != nil, jobs)
  }
}
