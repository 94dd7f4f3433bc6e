internal import DocumentModel

/// Finds labels with values, or with room for one, among paragraphs.
///
/// The rule: each line of a field's paragraph begins with a short label that ends in a colon, or that
/// a rule to write on follows, or is a label and, after a wide gap, a value with a number in it. A colon alone, before nothing,
/// introduces what follows and is none; neither is a colon before a whole sentence.
struct FieldReading {
  let thresholds: LayoutThresholds.Forms
  let scale: TextScale
  let blanks: Blanks

  /// The fields of a paragraph; `nil` where it is none.
  ///
  /// Linear.
  func form(of paragraph: ParagraphDraft) -> FormDraft? {
    var form = FormDraft(lines: paragraph.lines.map(\.words))
    for line in paragraph.lines {
      if let fields = fields(of: line) {
        form.fields += fields
      } else if let last = form.fields.last, let value = last.value.first,
        abs(value.box.left - line.box.left) <= scale.length(thresholds.widestGapInLabel)
      {
        form.fields[form.fields.count - 1].value += line.words
      } else {
        return nil
      }
    }
    return isForm(form.fields) ? form : nil
  }

  /// The elements with paragraphs that go on with the value above them as parts of that form.
  ///
  /// Linear.
  func joined(_ elements: [PageElement]) -> [PageElement] {
    var result: [PageElement] = []
    for element in elements {
      if case .form(var form)? = result.last, let lines = element.paragraph?.lines,
        element.paragraph?.role == .paragraph, goesOn(lines, form)
      {
        let words = lines.map(\.words)
        form.lines += words
        form.fields[form.fields.count - 1].value += words.flatMap(\.self)
        result[result.count - 1] = .form(form)
      } else {
        result.append(element)
      }
    }
    return result
  }

  /// Whether lines begin right below the value of a form's last field, and not at its label.
  private func goesOn(_ lines: [TextLine], _ form: FormDraft) -> Bool {
    let tolerance = scale.length(thresholds.widestGapInLabel) / 2
    guard let field = form.fields.last, let value = field.value.first, let key = field.key.first,
      let above = form.lines.last?.first?.baseline, let first = lines.first,
      first.baseline - above <= scale.length(thresholds.farthestLabel),
      value.box.left - key.box.left > tolerance
    else { return false }
    return lines.allSatisfy { abs($0.box.left - value.box.left) <= tolerance }
  }

  /// The fields of a line, where it has room to write on.
  func filledIn(_ line: TextLine) -> [FieldDraft]? {
    guard let fields = fields(of: line), fields.contains(where: { $0.blank != nil }) else {
      return nil
    }
    return fields
  }

  private func isLabel(_ words: [LayoutWord]) -> Bool {
    words.isLabel(fewestLetters: thresholds.fewestKeyLetters)
  }

  /// Whether a field is a note or the source below a table or figure.
  private func isNote(_ field: FieldDraft) -> Bool {
    field.blank == nil && field.key.count <= 2
      && field.key.contains { CaptionWords.beginsNote($0.text) }
  }

  private func isForm(_ fields: [FieldDraft]) -> Bool {
    guard let first = fields.first, !fields.allSatisfy(isNote) else { return false }
    if fields.count > 1 { return fields.contains { !$0.value.isEmpty || $0.blank != nil } }
    if first.blank != nil { return true }
    let isSentence =
      first.value.count >= thresholds.fewestSentenceWords
      && first.value.last?.text.hasSuffix(".") == true
    let isOpen = first.value.last?.text.hasSuffix(":") == true
    return !first.value.isEmpty && first.value.count <= thresholds.mostValueWords && !isSentence
      && !isOpen
  }

  /// The fields of a line that holds nothing else.
  private func fields(of line: TextLine) -> [FieldDraft]? {
    if let pair = plainPair(line.runs) { return [pair] }
    var fields: [FieldDraft] = []
    for run in line.runs {
      if let field = field(run.words) {
        fields.append(field)
      } else if let last = fields.last {
        fields[fields.count - 1].value += run.words.filter { !$0.isUnderline }
        if last.blank == nil { fields[fields.count - 1].blank = underline(in: run.words) }
      } else {
        return nil
      }
    }
    return fields
  }

  /// A run that begins with a label.
  private func field(_ words: [LayoutWord]) -> FieldDraft? {
    let keys = words.prefix(thresholds.mostKeyWords)
    if let colon = keys.firstIndex(where: { $0.text.hasSuffix(":") || $0.text.hasSuffix("：") }) {
      let key = Array(words[...colon])
      guard isLabel(key) else { return nil }
      let value = words[(colon + 1)...]
      return FieldDraft(
        key: key, value: value.filter { !$0.isUnderline },
        blank: blank(behind: key) ?? underline(in: value, hasDots: true))
    }
    // Without a colon there must be room to write on right behind the label.
    let key = Array(words.prefix { !$0.isUnderline })
    guard isLabel(key), key.count <= thresholds.mostKeyWords else { return nil }
    let rest = words.dropFirst(key.count)
    guard let room = blank(behind: key) ?? underline(in: rest) else { return nil }
    return FieldDraft(key: key, value: rest.filter { !$0.isUnderline }, blank: room)
  }

  private func blank(behind key: [LayoutWord]) -> PageRect? {
    key.last.flatMap { blanks.byWord[$0.index] }.map { rule in
      PageRect(
        x: rule.span, y: Interval(rule.position - scale.textHeight, rule.position))
    }
  }

  /// An underline made of characters; dots lead to a page's number unless a colon stands before.
  private func underline(
    in words: some Sequence<LayoutWord>, hasDots: Bool = false
  ) -> PageRect? {
    words.first { $0.isUnderline && (hasDots || $0.text.contains("_")) }.map { word in
      PageRect(x: word.box.x, y: Interval(word.box.bottom - scale.textHeight, word.box.bottom))
    }
  }

  /// A label and a value with a number in it, a wide gap apart.
  private func plainPair(_ runs: [TextRun]) -> FieldDraft? {
    guard runs.count == 2, let key = runs.first?.words, let value = runs.last?.words,
      isLabel(key), !key.contains(where: { $0.shape.digitCount > 0 || $0.text.hasSuffix(":") }),
      key.first?.shape.startsLowercase == false, key.count < thresholds.mostKeyWords,
      value.count <= thresholds.mostPlainValueWords,
      value.contains(where: { $0.shape.digitCount > 0 || $0.text.contains("@") })
    else { return nil }
    let isNumber =
      value.count == 1
      && value.allSatisfy {
        $0.shape.digitCount == $0.characterCount
          && $0.characterCount <= thresholds.mostNumberDigits
      }
    return isNumber ? nil : FieldDraft(key: key, value: value)
  }
}

extension [LayoutWord] {
  /// Whether the words can be a label: begins with no small letter, has some letters, no signs of
  /// formulas, programs or addresses, and no end of a sentence within.
  func isLabel(fewestLetters: Int) -> Bool {
    guard let first, !first.shape.startsLowercase else { return false }
    let isUnspaced = contains { $0.shape.isUnspaced }
    let letters = reduce(0) { $0 + $1.shape.letterCount }
    return (isUnspaced ? letters > 1 : letters >= fewestLetters)
      && !contains { word in word.text.contains { "[]{}_=<>|@\\~^*".contains($0) } }
      && !contains { $0.text.contains("://") }
      && !dropLast().contains { word in
        word.text.hasSuffix(".")
          && (word.shape.letterCount > fewestLetters || word.shape.digitCount > 0)
      }
  }
}

extension LayoutWord {
  /// Whether the word is nothing but an underline or dots to write on.
  var isUnderline: Bool {
    characterCount > 2 && text.allSatisfy { "_.…‥".contains($0) }
  }
}
