internal import DocumentModel

/// A vertical white strip that may part columns of text, and what it does at each height.
struct ColumnGutter: Sendable {
  /// The strip's extent across the page.
  let strip: Interval
  /// What stands at the strip from the top downwards.
  var bands: [Band]

  /// How much text the strip parts into columns: the less of both sides, added up.
  var partedHeight: Double

  /// Items at one height of the page.
  struct Band: Sendable {
    /// Whether the strip parts the items into two columns here.
    let isColumns: Bool
    /// The items of the band.
    var items: [RegionItem]
  }
}
