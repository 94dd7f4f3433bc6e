import DocumentFormats
import DocumentModel
import Foundation
import TestSupport
import Testing

/// Check boxes and fields in every format.
@Suite("Forms")
struct FormTests {
  typealias Container = DocumentObservation.Container

  private static func range(of part: String, in text: Container.Text) throws -> Range<Int> {
    let found = try #require(text.transcript.firstRange(of: part))
    let start = text.transcript.utf8.distance(
      from: text.transcript.startIndex, to: found.lowerBound)
    return start..<(start + part.utf8.count)
  }

  /// A box of a text: drawn before its label, or printed as a mark.
  private static func box(
    _ label: String, of group: String? = nil, in text: Container.Text, isChecked: Bool,
    printed: String? = nil
  ) throws -> Container.Checkbox {
    let own = try range(of: label, in: text)
    let place =
      try printed.map { try range(of: $0 + " " + label, in: text) }
      .map { $0.lowerBound..<(own.lowerBound - 1) } ?? own.lowerBound..<own.lowerBound
    return Container.Checkbox(
      isChecked: isChecked, confidence: 0.9, label: text.part(utf8Range: own, words: nil),
      groupLabel: try group.flatMap {
        text.part(utf8Range: try range(of: $0, in: text), words: nil)
      }, boundingRegion: text.boundingRegion, utf8Range: place)
  }

  private static func page() throws -> DocumentObservation {
    var sketch = TreeSketch()
    let drawn = sketch.text("Gender male female")
    let printed = sketch.text("Member ☐ yes [x] no")
    let name = sketch.text("Name: Ann Miller\nCity:")
    let (tea, cake) = (sketch.text("tea & cups"), sketch.text("cake"))
    let item = { (text: Container.Text, isChecked: Bool) in
      let box = Container.Checkbox(
        isChecked: isChecked, confidence: 1, label: text, boundingRegion: text.boundingRegion,
        utf8Range: 0..<0)
      return Container.List.Item(
        content: Container(blocks: [.form(Container.Form(text: text, checkboxes: [box]))]),
        marker: nil, markerType: nil)
    }
    let bare = Container.Checkbox(
      isChecked: true, confidence: 1, label: nil, boundingRegion: tea.boundingRegion,
      utf8Range: 0..<0)
    let table = try #require(
      Container.Table(cells: [
        .init(content: sketch.container("Sweep"), rowRange: 0...0, columnRange: 0...0),
        .init(
          content: Container(blocks: [.form(Container.Form(text: .empty, checkboxes: [bare]))]),
          rowRange: 0...0, columnRange: 1...1),
      ]))
    let key = { (part: String) in
      try #require(name.part(utf8Range: range(of: part, in: name), words: nil))
    }
    return .sketch([
      .form(
        Container.Form(
          text: drawn,
          checkboxes: [
            try box("male", of: "Gender", in: drawn, isChecked: false),
            try box("female", of: "Gender", in: drawn, isChecked: true),
          ])),
      .form(
        Container.Form(
          text: printed,
          checkboxes: [
            try box("yes", of: "Member", in: printed, isChecked: false, printed: "☐"),
            try box("no", of: "Member", in: printed, isChecked: true, printed: "[x]"),
          ])),
      .form(
        Container.Form(
          text: name,
          fields: [
            .init(key: try key("Name"), value: try key("Ann Miller")),
            .init(key: try key("City"), value: nil),
          ])),
      .list(Container.List(items: [item(tea, true), item(cake, false)])), .table(table),
    ])
  }

  @Test("the tree is sound, dumped, and survives encoding")
  func tree() throws {
    let page = try Self.page()
    #expect(page.invariantViolations.isEmpty)
    #expect(page.document.checkboxes.count == 7 && page.document.fields.count == 2)
    #expect(page.document.paragraphs.map(\.transcript).first == "Gender male female")
    #expect(Set(page.document.checkboxes.map(\.uuid)).count == 7)
    let data = try JSONEncoder().encode(page)
    #expect(try JSONDecoder().decode(DocumentObservation.self, from: data) == page)
    #expect(
      page.treeDump.hasPrefix(
        """
        container
          form "Gender male female"
            checkbox [ ] "male" of "Gender"
            checkbox [x] "female" of "Gender"
          form "Member ☐ yes [x] no"
            checkbox [ ] "yes" of "Member"
            checkbox [x] "no" of "Member"
          form "Name: Ann Miller\\nCity:"
            field "Name" "Ann Miller"
            field "City" empty
          list
            item ""
              form "tea & cups"
                checkbox [x] "tea & cups"
        """))
  }

  @Test("broken forms are told")
  func broken() throws {
    var sketch = TreeSketch()
    let text = sketch.text("yes")
    let far = Container.Checkbox(
      isChecked: true, confidence: 2, label: nil, boundingRegion: text.boundingRegion,
      utf8Range: 7..<9)
    let form = Container.Form(
      text: text, checkboxes: [far], fields: [.init(key: sketch.text("no"), value: nil)])
    #expect(DocumentObservation.sketch([.form(form)]).invariantViolations.count == 3)
    #expect(form.markedTranscript == "yes [x]")
    let empty = DocumentObservation.sketch([.form(Container.Form(text: text))])
    #expect(empty.invariantViolations.count == 1)
  }

  @Test("plain text and tables of cells have boxes as [x] and [ ]")
  func plainText() throws {
    let page = try Self.page()
    #expect(
      page.formatted(.plainText) == """
        Gender [ ] male [x] female

        Member [ ] yes [x] no

        Name: Ann Miller
        City:

        [x] tea & cups
        [ ] cake

        Sweep\t[x]
        """)
    #expect(page.formatted(.tsv) == "Sweep\t[x]")
    #expect(page.formatted(.csv) == "Sweep,[x]")
  }

  @Test("Markdown has task lists and bold keys")
  func markdown() throws {
    #expect(
      try Self.page().formatted(.markdown) == """
        Gender

        - [ ] male
        - [x] female

        Member

        - [ ] yes
        - [x] no

        **Name:** Ann Miller  
        **City:**

        - [x] tea & cups
        - [ ] cake

        |  |  |
        | --- | --- |
        | Sweep | [x] |
        """)
  }

  @Test("HTML has disabled inputs, and spans for keys and values")
  func html() throws {
    let html = try Self.page().formatted(.html)
    let (off, on) = (
      "<input type=\"checkbox\" disabled>", "<input type=\"checkbox\" disabled checked>"
    )
    for part in [
      "<p>Gender \(off) male \(on) female</p>", "<p>Member \(off) yes \(on) no</p>",
      "<p><span class=\"key\">Name</span>: <span class=\"value\">Ann Miller</span><br>"
        + "<span class=\"key\">City</span>:</p>",
      "<ul style=\"list-style: none\">\n<li>\(on) tea &amp; cups</li>", "<td>\(on)</td>",
    ] {
      #expect(html.contains(part), "\(part)")
    }
  }

  @Test("JSON has boxes and fields with their places, as the schema says")
  func json() throws {
    let document = JSONDocument([try Self.page()])
    let blocks = try #require(document.pages.first?.blocks)
    #expect(blocks.map(\.kind) == [.form, .form, .form, .list, .table])
    #expect(blocks[0].checkboxes?.map(\.isChecked) == [false, true])
    #expect(blocks[0].checkboxes?.map(\.label) == ["male", "female"])
    #expect(blocks[0].checkboxes?.first?.group == "Gender")
    #expect(blocks[0].checkboxes?.first?.place != nil && blocks[0].content != nil)
    #expect(blocks[2].fields?.map(\.key) == ["Name", "City"])
    #expect(blocks[2].fields?.map(\.value) == ["Ann Miller", nil])
    let cell = try #require(blocks[4].table?.cells.last)
    #expect(cell.blocks?.first?.checkboxes?.map(\.isChecked) == [true])
    #expect(cell.blocks?.first?.content == nil)
    let schema = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Docs/document.schema.json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: schema)) as? [String: Any])
    let definitions = try #require(object["$defs"] as? [String: [String: Any]])
    let value = try JSONSerialization.jsonObject(
      with: Data([try Self.page()].formatted(.json).utf8))
    #expect(
      SchemaChecker(definitions: definitions)
        .violations(of: value, schema: object, path: "document").isEmpty)
  }
}
