import DocumentModel
import Foundation

/// A form in HTML: check boxes as disabled inputs, fields as parts of the text with classes.
struct HTMLForm {
  let form: DocumentObservation.Container.Form

  /// The content of the form's paragraph.
  var content: String {
    guard !form.checkboxes.isEmpty else { return fields }
    return form.markedParts.map { checkbox, text in
      guard let checkbox else { return HTMLEscaping.lines(text) }
      let state = checkbox.isChecked ? " checked" : ""
      return "<input type=\"checkbox\" disabled\(state)>"
        + HTMLEscaping.lines(String(text.dropFirst(checkbox.mark.count)))
    }.joined()
  }

  /// The text with its keys and values marked; what can't be found in it stays unmarked.
  private var fields: String {
    var rest = Substring(form.text.transcript)
    var result = ""
    func mark(_ text: String, _ name: String) {
      guard !text.isEmpty, let place = rest.range(of: text) else { return }
      result += HTMLEscaping.lines(String(rest[..<place.lowerBound]))
      result += "<span class=\"\(name)\">\(HTMLEscaping.lines(text))</span>"
      rest = rest[place.upperBound...]
    }
    for field in form.fields {
      mark(field.key.transcript, "key")
      mark(field.value?.transcript ?? "", "value")
    }
    return result + HTMLEscaping.lines(String(rest))
  }
}
