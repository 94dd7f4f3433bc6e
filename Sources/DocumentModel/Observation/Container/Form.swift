extension DocumentObservation.Container {
  /// A text with check boxes or fields in it, or check boxes alone.
  ///
  /// The words stand in ``text`` and nowhere else in the tree; labels, keys and values are parts of
  /// it. An addition to Apple's shape.
  public struct Form: BoundingRegionProviding, Codable, Hashable, Sendable {
    /// The text as read, printed marks such as "[x]" included; empty where boxes stand alone.
    public let text: Text
    /// The check boxes in reading order.
    public let checkboxes: [Checkbox]
    /// The fields in reading order.
    public let fields: [Field]
    /// The outline of text, boxes and the room for values.
    public let boundingRegion: NormalizedRegion

    /// Makes a form.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - checkboxes: The check boxes in reading order.
    ///   - fields: The fields in reading order.
    ///   - boundingRegion: The outline; by default that of the parts.
    public init(
      text: Text, checkboxes: [Checkbox] = [], fields: [Field] = [],
      boundingRegion: NormalizedRegion? = nil
    ) {
      self.text = text
      self.checkboxes = checkboxes
      self.fields = fields
      self.boundingRegion =
        boundingRegion
        ?? .enclosing(
          (text.lines.isEmpty ? [] : [text.boundingRegion]) + checkboxes.map(\.boundingRegion)
            + fields.map(\.boundingRegion))
    }

    /// The text with each check box as "[x]" or "[ ]", whether it is drawn or printed.
    public var markedTranscript: String {
      markedParts.map(\.text).joined()
    }

    /// The text in parts: what stands before the first check box, and for each check box its mark
    /// with what follows.
    ///
    /// Check boxes whose place lies beyond the text, or before an earlier one, stand at its end.
    package var markedParts: [(checkbox: Checkbox?, text: String)] {
      var parts: [(checkbox: Checkbox?, text: String)] = []
      var end = 0
      var pending: Checkbox?
      func close(at offset: Int) {
        let own = String(text.transcript.substring(utf8Range: end..<max(end, offset)))
        guard let checkbox = pending else {
          if !own.isEmpty { parts.append((nil, own)) }
          return
        }
        let isSpaced = own.isEmpty || own.first?.isWhitespace == true
        parts.append((checkbox, checkbox.mark + (isSpaced ? "" : " ") + own))
      }
      for checkbox in checkboxes {
        let count = text.transcript.utf8.count
        let place = min(max(end, checkbox.utf8Range.lowerBound), count)
        close(at: place)
        // A mark that is drawn behind its label needs a space before it.
        if checkbox.utf8Range.isEmpty || place == count, let last = parts.last?.text.last,
          !last.isWhitespace
        {
          parts[parts.count - 1].text += " "
        }
        end = min(max(place, checkbox.utf8Range.upperBound), count)
        pending = checkbox
      }
      close(at: text.transcript.utf8.count)
      return parts
    }
  }
}
