internal import DocumentModel

/// Draws boxes in that hold the words behind theirs.
///
/// A recogniser that parts what was read as one gives the first word the whole ink at times. The rule:
/// of two words of one line by its own word, a box that reaches over the whole of a later one ends where
/// that begins. Numbers of lines may come twice, so both must stand at one height.
enum BoxParting {
  /// The boxes of words, in their order, each ending before those it held.
  ///
  /// n log n.
  static func parted(_ boxes: [PageRect], lines: [Int?]) -> [PageRect] {
    var parted = boxes
    let members = Dictionary(grouping: boxes.indices.filter { lines[$0] != nil }) { lines[$0] }
    for line in members.values where line.count > 1 {
      let order = line.sorted { (boxes[$0].left, $0) < (boxes[$1].left, $1) }
      for (index, next) in zip(order, order.dropFirst())
      where boxes[next].left > boxes[index].left && boxes[next].right <= boxes[index].right
        && boxes[next].y.contains(boxes[index].y.center)
      {
        parted[index] = PageRect(
          x: Interval(boxes[index].left, boxes[next].left), y: boxes[index].y)
      }
    }
    return parted
  }
}
