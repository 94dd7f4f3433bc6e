import DocumentVision

/// One block of a page in reading order.
struct PredictedBlock: Encodable {
  var type: Kind
  var text: String
  var bbox: PixelBox?
  /// A heading's level, or an item's depth, from 1.
  var level: Int?
  /// An item's marker as printed; not in its text.
  var marker: String?
  /// Whether an item is numbered.
  var ordered: Bool?

  /// The kinds of block that the truth knows.
  enum Kind: String, Encodable {
    case heading, paragraph, item, code, table, caption, header, footer
    case pageNumber = "page-number"
  }
}

extension PredictedBlock.Kind {
  /// The kind of a text that serves as something.
  init(_ role: DocumentObservation.TextRole) {
    self =
      switch role {
      case .title, .heading: .heading
      case .paragraph, .footnote: .paragraph
      case .caption: .caption
      case .code: .code
      case .pageHeader: .header
      case .pageFooter: .footer
      case .pageNumber: .pageNumber
      }
  }
}
