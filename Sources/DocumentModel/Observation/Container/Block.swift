extension DocumentObservation {
  /// One piece of a container's content, in reading order.
  ///
  /// An addition to Apple's shape, which has no ordered view.
  public enum Block: BoundingRegionProviding, Codable, Hashable, Sendable {
    /// A paragraph or another text of its own, with what it serves as.
    case text(Container.Text, TextRole)
    /// A list.
    case list(Container.List)
    /// A table.
    case table(Container.Table)
    /// A text with check boxes or fields, or check boxes alone.
    case form(Container.Form)

    /// The block's outline.
    public var boundingRegion: NormalizedRegion {
      switch self {
      case .text(let text, _): text.boundingRegion
      case .list(let list): list.boundingRegion
      case .table(let table): table.boundingRegion
      case .form(let form): form.boundingRegion
      }
    }

    /// The block's text if it is one in the given role.
    public func text(in role: TextRole) -> Container.Text? {
      if case .text(let text, role) = self { text } else { nil }
    }
  }

  /// What a text serves as in its document.
  public enum TextRole: Codable, Hashable, Sendable {
    /// The document's one title.
    case title
    /// A heading; the highest level is 1.
    case heading(level: Int)
    /// Running text.
    case paragraph
    /// The text that names a table or figure.
    case caption
    /// A note at the foot of the page.
    case footnote
    /// Program text or the like, whose line breaks matter.
    case code
    /// A line at the head of every page.
    case pageHeader
    /// A line at the foot of every page.
    case pageFooter
    /// The page's printed number.
    case pageNumber
  }
}
