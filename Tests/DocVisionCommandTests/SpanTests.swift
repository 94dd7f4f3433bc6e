import DocumentVision
import TestSupport
import Testing

@testable import DocVisionCommand

/// What `--spans` does to cells that cover several places.
@Suite struct SpanTests {
  private func text(_ arguments: String...) throws -> String {
    let read = try ReadArguments(ParsedArguments(arguments, of: .read))
    let page = DocumentObservation.sketch(tables: [[["Day", "Kim"], ["^", "Ada"]]])
    return read.format.text(of: [page], spans: read.spans)
  }

  @Test func spansAreBlankUnlessAskedFor() throws {
    #expect(try text("a.png", "--format", "tsv") == "Day\tKim\n\tAda")
    #expect(try text("a.png", "--format", "csv", "--spans=blank") == "Day,Kim\n,Ada")
  }

  @Test func spansAreRepeatedOnRequest() throws {
    #expect(try text("a.png", "--spans", "repeat", "--format", "tsv") == "Day\tKim\nDay\tAda")
    #expect(try text("a.png", "--format", "csv", "--spans", "REPEAT") == "Day,Kim\nDay,Ada")
  }
}
