internal import DocumentModel

extension LayoutDecision {
  /// The decision that a drawn square is no box to tick.
  static func box(_ box: PageRect, objection: String) -> LayoutDecision {
    LayoutDecision(.forms, .checkbox, box, .refused, objection)
  }

  /// The decision about a check box with its texts.
  static func box(_ draft: BoxDraft) -> LayoutDecision {
    let isDrawn = draft.mark.words.isEmpty && draft.mark.start == nil
    return LayoutDecision(
      .forms, .checkbox, draft.mark.box, .accepted,
      (isDrawn ? "drawn, " : "printed, ") + (draft.mark.isChecked ? "ticked" : "empty"),
      [
        Evidence("confidence", draft.mark.confidence), Evidence("label words", draft.label.count),
        Evidence("group words", draft.group.count),
      ])
  }

  /// The decision about a label with its value.
  static func field(_ field: FieldDraft) -> LayoutDecision? {
    guard let box = PageRect.bounding((field.key + field.value).map(\.box)) else { return nil }
    let reason =
      field.blank != nil
      ? "a label with room to write"
      : field.key.last?.text.hasSuffix(":") == true
        ? "a label that ends in a colon" : "a label and a value a wide gap apart"
    return LayoutDecision(
      .forms, .field, box, .accepted, reason,
      [Evidence("key words", field.key.count), Evidence("value words", field.value.count)])
  }
}
