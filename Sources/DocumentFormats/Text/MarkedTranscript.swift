import DocumentModel

extension DocumentObservation.Container {
  /// The region's text with its check boxes as "[x]" and "[ ]".
  ///
  /// Lists and tables within it keep theirs as printed.
  var markedTranscript: String {
    guard !forms.isEmpty else { return text.transcript }
    return blocks.map { block in
      if case .form(let form) = block { return form.markedTranscript }
      return DocumentObservation.Container(blocks: [block]).text.transcript
    }.joined(separator: "\n")
  }
}

extension DocumentObservation.Container.List.Item {
  /// The check box that marks the item: one at the start of its text.
  var checkbox: DocumentObservation.Container.Checkbox? {
    guard case .form(let form)? = content.blocks.first, let first = form.checkboxes.first,
      form.checkboxes.count == 1, first.utf8Range.isEmpty, first.utf8Range.lowerBound == 0
    else { return nil }
    return first
  }
}
