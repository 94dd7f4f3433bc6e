internal import DocumentModel

/// A box that can be ticked, drawn or printed.
struct BoxMark: Sendable {
  /// The box on the straightened page.
  let box: PageRect
  /// Whether it is ticked.
  let isChecked: Bool
  /// How sure that is, 0…1.
  let confidence: Double
  /// The words that are nothing but the mark, by their places in the page's list.
  var words: [Int] = []
  /// The word that begins with the mark, and how many UTF-8 units of it belong to the mark.
  var start: (word: Int, utf8Count: Int)?

  /// Whether a word is part of the mark and of nothing else.
  func holds(_ word: LayoutWord) -> Bool { words.contains(word.index) }
}

/// A check box with the texts that belong to it, as words of one line.
struct BoxDraft: Sendable {
  /// The box.
  var mark: BoxMark
  /// Which of the form's lines it stands in.
  var line: Int
  /// How many of the line's words stand before it.
  var place: Int
  /// What is ticked.
  var label: [LayoutWord] = []
  /// What the choice is about.
  var group: [LayoutWord] = []
  /// What is ticked, where it stands in another cell.
  var labelElsewhere: [[LayoutWord]] = []
  /// The text that heads the group, where it stands in another cell.
  var heading: [[LayoutWord]] = []
  /// Whether the label stands before the box.
  var isLabelBefore = false
}

/// A label with its value, as words of the form's lines.
struct FieldDraft: Sendable {
  /// The label.
  var key: [LayoutWord]
  /// The value; empty where nothing is filled in.
  var value: [LayoutWord]
  /// The room for the value.
  var blank: PageRect?
}

/// Lines with check boxes or fields.
struct FormDraft: Sendable {
  /// The lines from the top, each with its words from left to right.
  var lines: [[LayoutWord]]
  /// The check boxes in reading order.
  var boxes: [BoxDraft] = []
  /// The fields in reading order.
  var fields: [FieldDraft] = []

  /// The area of the words and boxes.
  var box: PageRect? {
    PageRect.bounding(lines.flatMap { $0.map(\.box) } + boxes.map(\.mark.box))
  }
}
