extension DocumentObservation.Container {
  /// The forms that stand in the region itself, in reading order.
  ///
  /// An addition to Apple's shape.
  public var forms: [Form] {
    blocks.compactMap { if case .form(let form) = $0 { form } else { nil } }
  }

  /// The check boxes of the region in reading order, those in its lists and tables included.
  ///
  /// An addition to Apple's shape. Made on each call; linear.
  public var checkboxes: [Checkbox] { allForms.flatMap(\.checkboxes) }

  /// The fields of the region in reading order, those in its lists and tables included.
  ///
  /// An addition to Apple's shape. Made on each call; linear.
  public var fields: [Field] { allForms.flatMap(\.fields) }

  private var allForms: [Form] {
    var collection = FormCollection()
    collection.visit(self)
    return collection.forms
  }
}

private struct FormCollection: DocumentWalker {
  var forms: [DocumentObservation.Container.Form] = []

  mutating func visit(_ form: DocumentObservation.Container.Form) { forms.append(form) }
}
