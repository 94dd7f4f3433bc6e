#if Tesseract
  import Testing

  @testable import TesseractWords

  @Suite struct TextResolutionTests {
    @Test func bodyTextOfAScanGivesTheScansResolution() {
      // Lower case letters of 10.5 points are 22 pixels high at 300 pixels per inch.
      #expect((290...310).contains(TextResolution.pixelsPerInch(textHeight: 22)))
      #expect((140...160).contains(TextResolution.pixelsPerInch(textHeight: 11)))
    }

    @Test(arguments: [nil, 0, -4, .nan, .infinity, -.infinity, 1e300, 1e-300] as [Double?])
    func everyHeightGivesAPossibleResolution(_ height: Double?) {
      #expect((70...2400).contains(TextResolution.pixelsPerInch(textHeight: height)))
    }
  }
#endif
