internal import DocumentModel

/// Puts the items of a list into each other by their indents.
struct ListNesting {
  let thresholds: LayoutThresholds.Lists
  let scale: TextScale

  /// The list of items in one row, each deeper one within the item before.
  ///
  /// Linear, as the depth is bounded.
  func list(of entries: [OpenList.Entry]) -> ListDraft {
    let tolerance = scale.length(thresholds.indentTolerance)
    var stack: [(left: Double, list: ListDraft)] = []
    func close() {
      guard let inner = stack.popLast() else { return }
      if let outer = stack.indices.last, let item = stack[outer].list.items.indices.last {
        stack[outer].list.items[item].parts.append(.list(inner.list))
      } else {
        stack.append(inner)
      }
    }
    for entry in entries {
      let left = entry.marked.left
      while stack.count > 1, let last = stack.last, last.left > left + tolerance { close() }
      let isDeeper = stack.last.map { left > $0.left + tolerance } ?? true
      let part: ListDraft.Part = entry.isCode ? .code(entry.lines) : .paragraph(entry.lines)
      let top = stack.count - 1
      if !entry.isStart, top >= 0, let item = stack[top].list.items.indices.last {
        stack[top].list.items[item].parts.append(part)
        continue
      }
      if isDeeper, stack.count < thresholds.deepestNesting {
        stack.append((left, ListDraft(items: [])))
      }
      stack[stack.count - 1].list.items.append(
        ListDraft.Item(marker: entry.marked.marker, parts: [part]))
    }
    while stack.count > 1 { close() }
    return stack.first?.list ?? ListDraft(items: [])
  }
}
