#if Tesseract
  import DocumentModel
  import PageImaging

  /// Marks that stand beside one another, as the characters of one text do.
  struct MarkGroups {
    /// The boxes around the groups.
    private(set) var boxes: [PageRect] = []

    /// Groups marks on one line whose gaps are no wider than `reach`.
    init(_ marks: [InkMark], reach: Double) {
      let sorted = marks.map(\.box).sorted { ($0.left, $0.top) < ($1.left, $1.top) }
      var open: [PageRect] = []
      for box in sorted {
        boxes += open.filter { box.left - $0.right > reach }
        open.removeAll { box.left - $0.right > reach }
        var joined = box
        // Of two groups that a mark connects, none stays behind.
        open.removeAll { group in
          guard group.y.overlaps(box.y) else { return false }
          joined = joined.union(group)
          return true
        }
        open.append(joined)
      }
      boxes += open
    }
  }
#endif
