internal import DocumentModel

extension TextFlow {
  /// The flow as a mirror shows it, so that its lines begin at the left.
  ///
  /// Linear.
  var mirrored: TextFlow {
    TextFlow(lines: lines.map(\.mirrored), column: column.mapped(scale: -1, offset: 0))
  }
}

extension TextLine {
  /// The line as a mirror shows it; the mirrored line's is the line itself.
  var mirrored: TextLine {
    let mirroredRuns = runs.reversed().compactMap { run in
      TextRun(run.words.reversed().map(\.mirrored))
    }
    guard var line = TextLine(mirroredRuns) else { return self }
    line.beginsColumn = beginsColumn
    line.goesOn = goesOn
    return line
  }
}

extension LayoutWord {
  fileprivate var mirrored: LayoutWord {
    var word = self
    word.box = PageRect(x: box.x.mapped(scale: -1, offset: 0), y: box.y)
    return word
  }
}
