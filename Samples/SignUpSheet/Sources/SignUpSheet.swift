import ContactExtraction
import DocumentFormats
import DocumentVision
import Foundation

/// Reads pictures of sign-up sheets and says who signed up.
@main
struct SignUpSheet {
  static func main() async {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      if options.wantsHelp { print(Options.help) } else { try await run(options) }
    } catch let error as UsageError {
      fail(error.message, status: 2)
    } catch {
      fail(error.localizedDescription, status: 1)
    }
  }

  private static func run(_ options: Options) async throws {
    var request = RecognizeDocumentsRequest()
    request.textRecognitionOptions.recognitionLanguages = options.languages

    var pages: [DocumentObservation] = []
    for image in options.images {
      for try await page in recognizeDocuments(at: image, request: request) { pages.append(page) }
    }
    let contacts = ContactExtractor().contacts(in: pages)

    print(options.wantsJSON ? contacts.summaryJSON : ContactList(contacts).text)
    try write(contacts.vCards(), to: options.vCardFile)
    try write(pages.formatted(.csv(formulaGuard: .apostrophe)), to: options.csvFile)
    try write(pages.formatted(.tsv) + "\n", to: options.tsvFile)
    if let file = options.overlayFile, let page = pages.first, let image = options.images.first {
      try write(try await page.overlay(over: .file(image)), to: file)
    }
  }

  private static func write(_ text: String, to file: URL?) throws {
    if let file { try write(Data(text.utf8), to: file) }
  }

  private static func write(_ data: Data, to file: URL) throws {
    do {
      try data.write(to: file)
    } catch {
      throw VisionError.ioError("\(file.path) can't be written: \(error.localizedDescription)")
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("sign-up-sheet: \(message)\n".utf8))
    exit(status)
  }
}
