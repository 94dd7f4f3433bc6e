internal import DocumentModel

/// What regions are divided by: a run of text, or a closed area that is never divided.
enum RegionItem: Sendable {
  /// A run of text.
  case run(TextRun)
  /// An area that stays whole, with the runs in it.
  case area(PageRegion, PageRect)

  /// The item's place.
  var box: PageRect {
    switch self {
    case .run(let run): run.box
    case .area(_, let box): box
    }
  }

  /// The item's run of text, if it is one.
  var run: TextRun? {
    if case .run(let run) = self { run } else { nil }
  }
}
