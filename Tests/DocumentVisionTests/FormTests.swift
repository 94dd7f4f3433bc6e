#if Tesseract
  import DocumentFormats
  import DocumentVision
  import Foundation
  import TestPictures
  import Testing

  /// A drawn form, read from its picture.
  @Suite struct FormTests {
    private static var form: DrawnPage {
      var page = DrawnPage(width: 1000, height: 640)
      page.write("Application for a garden plot", x: 40, y: 60)
      page.write("Name:", x: 40, y: 130)
      page.rule(
        RulingLine(axis: .horizontal, span: Interval(140, 520), position: 134, thickness: 2))
      page.write("Ann Miller", x: 160, y: 128)
      page.write("Date:", x: 560, y: 130)
      page.rule(
        RulingLine(axis: .horizontal, span: Interval(650, 900), position: 134, thickness: 2))
      page.write("Member", x: 40, y: 210)
      page.box(x: 220, y: 210, isTicked: true)
      page.write("yes", x: 256, y: 210)
      page.box(x: 360, y: 210, isTicked: false)
      page.write("no", x: 396, y: 210)
      page.write("Please bring:", x: 40, y: 290)
      for (index, text) in ["water and cups", "garden tools", "old sheets"].enumerated() {
        page.box(x: 60, y: 340 + index * 50, isTicked: index == 1)
        page.write(text, x: 100, y: 340 + index * 50)
      }
      page.write("All plots are given out at the open day in the old mill.", x: 40, y: 560)
      return page
    }

    @Test func boxesAndFieldsAreReadFromThePicture() async throws {
      let observation = try await recognizeDocument(in: Self.form.png())
      #expect(observation.invariantViolations.isEmpty)
      let boxes = observation.document.checkboxes
      #expect(
        boxes.compactMap { $0.label?.transcript } == [
          "yes", "no", "water and cups", "garden tools", "old sheets",
        ])
      #expect(boxes.map(\.isChecked) == [true, false, false, true, false])
      #expect(
        boxes.map { $0.groupLabel?.transcript } == [
          "Member", "Member", "Please bring", "Please bring", "Please bring",
        ])
      let fields = observation.document.fields
      #expect(fields.map(\.key.transcript) == ["Name", "Date"])
      #expect(fields.map { $0.value?.transcript } == ["Ann Miller", nil])
      #expect(observation.document.tables.isEmpty)
      // Regions are where the box was drawn.
      let region = try #require(boxes.first?.boundingRegion)
      let box = region.boundingBox.toImageCoordinates(
        observation.imageSize, origin: .upperLeft)
      #expect(abs(box.minX - 220) < 4 && abs(box.minY - 188) < 4 && abs(box.width - 22) < 5)
    }

    @Test func formatsAndLayersShowThem() async throws {
      let observation = try await recognizeDocument(in: Self.form.png())
      let markdown = observation.formatted(.markdown)
      #expect(markdown.contains("- [x] yes\n- [ ] no"))
      #expect(markdown.contains("- [ ] water and cups\n- [x] garden tools"))
      #expect(markdown.contains("**Name:** Ann Miller"))
      let svg = observation.svgOverlay(layers: [.forms])
      #expect(svg.contains("<title>[x] garden tools</title>"))
      #expect(svg.contains("<title>Name: Ann Miller</title>"))
    }
  }
#endif
