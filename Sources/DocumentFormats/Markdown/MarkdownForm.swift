import DocumentModel
import Foundation

/// A form in Markdown: check boxes as a task list, fields as lines with bold labels.
struct MarkdownForm {
  let form: DocumentObservation.Container.Form

  var text: String {
    form.checkboxes.isEmpty ? fields : tasks
  }

  /// What stands before the boxes as paragraphs, each box with its text as a task.
  ///
  /// A new line's text that belongs to no box begins a paragraph of its own.
  private var tasks: String {
    var parts: [String] = []
    var tasks: [String] = []
    func close() {
      if !tasks.isEmpty { parts.append(tasks.joined(separator: "\n")) }
      tasks = []
    }
    for group in groups {
      if let heading = group.heading {
        close()
        parts.append(MarkdownEscaping.lineStart(MarkdownEscaping.inline(heading)))
      }
      if let box = group.checkbox {
        let label = MarkdownEscaping.inline(group.label)
        tasks.append("- " + box.mark + (label.isEmpty ? "" : " " + label))
      }
    }
    close()
    return parts.joined(separator: "\n\n")
  }

  /// Texts and boxes in order, each text with the box it belongs to.
  private var groups:
    [(heading: String?, checkbox: DocumentObservation.Container.Checkbox?, label: String)]
  {
    var groups:
      [(heading: String?, checkbox: DocumentObservation.Container.Checkbox?, label: String)] = []
    for (checkbox, text) in form.markedParts {
      guard let checkbox else {
        groups.append((Self.oneLine(text), nil, ""))
        continue
      }
      let label = checkbox.label.map { Self.oneLine($0.transcript) } ?? ""
      let own = Self.oneLine(String(text.dropFirst(checkbox.mark.count)))
      if own.hasPrefix(label), !label.isEmpty {
        groups.append((nil, checkbox, label))
        let rest = Self.oneLine(String(own.dropFirst(label.count)))
        if !rest.isEmpty { groups.append((rest, nil, "")) }
      } else if let last = groups.last?.heading, groups.last?.checkbox == nil, !label.isEmpty,
        last.hasSuffix(label)
      {
        // The label stands before its box.
        let rest = Self.oneLine(String(last.dropLast(label.count)))
        groups[groups.count - 1] = (rest.isEmpty ? nil : rest, checkbox, label)
        if !own.isEmpty { groups.append((own, nil, "")) }
      } else {
        groups.append((nil, checkbox, label))
        if !own.isEmpty { groups.append((own, nil, "")) }
      }
    }
    return groups
  }

  /// Each field on a line, other text between as it is.
  private var fields: String {
    var lines: [String] = []
    var rest = Substring(form.text.transcript.validCharacters)
    func addPlain(_ text: Substring) {
      let plain = Self.oneLine(String(text.drop { $0 == ":" || $0.isWhitespace }))
      if plain.contains(where: { $0.isLetter || $0.isNumber }) {
        lines.append(MarkdownEscaping.inline(plain))
      }
    }
    for field in form.fields {
      if let place = rest.range(of: field.key.transcript) {
        addPlain(rest[..<place.lowerBound])
        rest = rest[place.upperBound...]
      }
      let value = field.value?.transcript ?? ""
      if !value.isEmpty, let place = rest.range(of: value) {
        addPlain(rest[..<place.lowerBound])
        rest = rest[place.upperBound...]
      }
      let key = "**" + MarkdownEscaping.inline(Self.oneLine(field.key.transcript)) + ":**"
      let written = MarkdownEscaping.inline(Self.oneLine(value))
      lines.append(written.isEmpty ? key : key + " " + written)
    }
    addPlain(rest)
    // Two spaces at the end keep lines apart.
    return lines.joined(separator: "  \n")
  }

  private static func oneLine(_ text: String) -> String {
    text.validCharacters.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
