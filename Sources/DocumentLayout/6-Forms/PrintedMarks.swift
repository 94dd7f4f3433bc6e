internal import DocumentModel

/// Finds check boxes that are printed as characters: "☐", "[ ]", "[x]", "( )", "○", "|_|", "__".
///
/// The rule: round buttons count where a line has several before texts, one of them empty; signs of boxes always count; squares count where other signs on the page are ticked or
/// where they stand within a line, since at a line's start they are bullets; brackets
/// count at a line's start or where there are several on the page, round ones only where an empty one
/// is among several; short underlines count where a line has several before texts.
struct PrintedMarks {
  let thresholds: LayoutThresholds.Forms
  let scale: TextScale
  private var hasTicked = false
  private var hasSquare = false
  private var squareBrackets = 0
  private var roundBrackets = 0
  private var hasEmptyRound = false

  /// Counts the signs of a page.
  ///
  /// Linear, for words in the order of reading.
  init(thresholds: LayoutThresholds.Forms, scale: TextScale, runs: [TextRun]) {
    self.thresholds = thresholds
    self.scale = scale
    for run in runs {
      for index in run.words.indices {
        guard run.words[index].mayBeginMark else { continue }
        if let first = run.words[index].text.first {
          if MarkSigns.tickedBoxes.contains(first) || MarkSigns.emptyBoxes.contains(first) {
            hasTicked = true
          }
          if MarkSigns.squares.contains(first) { hasSquare = true }
        }
        guard let (bracket, _) = bracket(in: run.words, at: index) else { continue }
        if bracket.opening == "(" {
          roundBrackets += 1
          if !bracket.isTicked { hasEmptyRound = true }
        } else {
          squareBrackets += 1
        }
      }
    }
  }

  /// The printed boxes of a line of words from left to right.
  ///
  /// Linear.
  func marks(in words: [LayoutWord]) -> [BoxMark] {
    var marks: [BoxMark] = []
    var index = 0
    while index < words.count {
      if let (mark, count) = mark(in: words, at: index) {
        marks.append(mark)
        index += count
      } else {
        index += 1
      }
    }
    if !marks.isEmpty { return marks }
    let rounds = rounds(in: words)
    return rounds.isEmpty ? underlines(in: words) : rounds
  }

  /// Round buttons before texts, where the line has several and one at least is empty: at a line's
  /// start alone they are bullets.
  private func rounds(in words: [LayoutWord]) -> [BoxMark] {
    let places = words.indices.filter { index in
      guard words[index].characterCount == 1, let sign = words[index].text.first,
        MarkSigns.emptyRounds.contains(sign) || MarkSigns.fullRounds.contains(sign),
        index + 1 < words.count, words[index + 1].shape.letterCount > 0
      else { return false }
      return index + 2 == words.count || words[index + 1].characterCount > 1
    }
    let signs = places.compactMap { words[$0].text.first }
    guard let first = places.first, places.count > 1,
      signs.contains(where: MarkSigns.emptyRounds.contains)
    else { return [] }
    // Letters alone are names unless nothing but a heading stands before them.
    let isHeaded = first == 0 || words[first - 1].text.hasSuffix(":")
    guard isHeaded || signs.contains(where: { !$0.isLetter && !$0.isNumber }) else { return [] }
    return zip(places, signs).map { place, sign in
      BoxMark(
        box: words[place].box, isChecked: MarkSigns.fullRounds.contains(sign),
        confidence: sign.isASCII ? 1 / 2 : 1, words: [words[place].index])
    }
  }

  private func mark(in words: [LayoutWord], at index: Int) -> (BoxMark, count: Int)? {
    let word = words[index]
    guard word.mayBeginMark else { return nil }
    if let first = word.text.first, let isTicked = sign(first, isFirst: index == 0) {
      let count = first.utf8.count
      let isWhole = word.characterCount < 2
      guard isWhole || word.shape.letterCount > 0 || word.shape.digitCount > 0 else { return nil }
      return (
        BoxMark(
          box: isWhole ? word.box : start(of: word), isChecked: isTicked, confidence: 1,
          words: isWhole ? [word.index] : [], start: isWhole ? nil : (word.index, count)), 1
      )
    }
    if let (bracket, count) = bracket(in: words, at: index), counts(bracket, isFirst: index == 0) {
      let own = words[index..<(index + count)]
      let box = PageRect.bounding(own.map(\.box)) ?? word.box
      return (
        BoxMark(box: box, isChecked: bracket.isTicked, confidence: 1, words: own.map(\.index)),
        count
      )
    }
    return nil
  }

  private func sign(_ character: Character, isFirst: Bool) -> Bool? {
    if MarkSigns.tickedBoxes.contains(character) { return true }
    if MarkSigns.emptyBoxes.contains(character) { return false }
    if MarkSigns.squares.contains(character) { return hasTicked || !isFirst ? false : nil }
    if MarkSigns.fullSquares.contains(character), hasSquare, hasTicked || !isFirst { return true }
    return nil
  }

  /// The place of the sign at the start of a word that goes on with a text.
  private func start(of word: LayoutWord) -> PageRect {
    let width = word.box.width / Double(max(1, word.characterCount))
    return PageRect(
      left: word.box.left, top: word.box.top, right: word.box.left + width, bottom: word.box.bottom)
  }

  /// A box in brackets of one to three words, such as "[", "x", "]".
  private func bracket(
    in words: [LayoutWord], at index: Int
  ) -> (MarkSigns.Bracket, count: Int)? {
    guard let first = words[index].text.first, MarkSigns.brackets[first] != nil else { return nil }
    // Right behind a word brackets belong to it, as in programs.
    if index > 0,
      words[index].box.left - words[index - 1].box.right
        < scale.length(thresholds.narrowestMarkGap)
    {
      return nil
    }
    var text = ""
    var right = words[index].box.left
    for (offset, word) in words[index...].prefix(MarkSigns.mostParts).enumerated() {
      guard word.box.left - right <= scale.length(thresholds.widestMarkGap) else { return nil }
      text += word.text
      right = word.box.right
      if let bracket = MarkSigns.Bracket(text) { return (bracket, offset + 1) }
    }
    return nil
  }

  private func counts(_ bracket: MarkSigns.Bracket, isFirst: Bool) -> Bool {
    if bracket.opening == "{" { return false }
    if bracket.opening == "(" { return hasEmptyRound && roundBrackets > 1 }
    return isFirst || squareBrackets > 1
  }

  /// Short underlines before texts, where the line has several.
  private func underlines(in words: [LayoutWord]) -> [BoxMark] {
    let places = words.indices.filter { index in
      let text = words[index].text
      return text.utf8.contains(UInt8(ascii: "_"))
        && words[index].characterCount <= thresholds.mostMarkUnderlines
        && (text.allSatisfy { $0 == "_" } || MarkSigns.ticks.contains(text.trimmingUnderlines))
        && index + 1 < words.count && words[index + 1].shape.letterCount > 0
    }
    guard places.count > 1 else { return [] }
    return places.map { index in
      let word = words[index]
      return BoxMark(
        box: word.box, isChecked: !word.text.allSatisfy { $0 == "_" }, confidence: 1,
        words: [word.index])
    }
  }
}

extension LayoutWord {
  /// Whether the word begins with no plain letter or digit, as all boxes do.
  fileprivate var mayBeginMark: Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return !("a"..."z" ~= first || "A"..."Z" ~= first || "0"..."9" ~= first)
  }
}

extension MarkSigns {
  /// How many words recognisers make of a box in brackets at most.
  fileprivate static let mostParts = 2 + 1
}
