import Testing

/// The reading of Swift text that the other tests rest on.
@Suite struct SwiftCodeTests {
  @Test func commentsAndStringsAreLeftOut() {
    let text = #"""
      let a = "print(1) \(b + "try!") //" // fatalError()
      /* unsafe /* nested */ as!
      still */ let c = #"raw " quote"# + d
      """#
    let code = SwiftCode(text)
    #expect(code.lines == [#"let a = "" "#, "", #" let c = "" + d"#])
  }

  @Test func linesOfMultiLineStringsStay() {
    let code = SwiftCode("let a = \"\"\"\n  one!\n  two\n  \"\"\"\nprint(a)")
    #expect(code.lines.count == 5)
    #expect(code.lines.last == "print(a)")
    #expect(!code.lines.contains { $0.contains("!") })
  }

  @Test func importsCarryTheirConditions() {
    let code = SwiftCode(
      """
      public import Foundation
      #if Tesseract
        internal import CLeptonica
      #endif
      @testable import DocumentModel
      import struct DataDetectors.Context
      """)
    let imports = ImportLine.all(in: code)
    #expect(
      imports.map(\.module) == ["Foundation", "CLeptonica", "DocumentModel", "DataDetectors"])
    #expect(imports.map(\.conditions) == [[], ["Tesseract"], [], []])
  }
}
