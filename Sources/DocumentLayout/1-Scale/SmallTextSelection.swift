internal import DocumentModel

/// Leaves out words lower than a caller's limit.
struct SmallTextSelection {
  /// The limit as a share of the displayed image's height.
  let minimum: Double

  /// Which words stay.
  struct Selection {
    let kept: [LayoutWord]
    let dropped: [LayoutWord]
  }

  /// Parts the words; none is dropped unless a limit is set.
  ///
  /// Linear.
  func selection(of words: [LayoutWord], on page: WordPage) -> Selection {
    let height = minimum * Double(page.displayedSize.height)
    guard height > 0 else { return Selection(kept: words, dropped: []) }
    return Selection(
      kept: words.filter { $0.box.height >= height },
      dropped: words.filter { $0.box.height < height })
  }
}
