import DocumentVision
import Foundation

/// What an evaluation's truth says about the tables of a page.
struct TruthPage: Decodable {
  /// The tables; `nil` where nobody has looked for any.
  let tables: [Table]?
  /// Where a table is neither asked for nor wrong.
  let ignoredTables: [PixelBox]?

  private enum CodingKeys: String, CodingKey {
    case tables
    case ignoredTables = "ignore_tables"
  }

  /// Tables without those that don't count.
  func counting(_ found: [PredictedTable]) -> [PredictedTable] {
    found.filter { table in
      !(ignoredTables ?? []).contains { table.bbox?.overlaps($0) ?? false }
    }
  }

  /// A table.
  struct Table: Decodable {
    /// Tight round its text, in pixels of the displayed image.
    let bbox: PixelBox
    /// The cells; `nil` where only the table's place is known.
    let cells: [Cell]?
  }

  /// A cell.
  struct Cell: Decodable {
    /// The first and the last row.
    let rows: [Int]
    /// The first and the last column.
    let cols: [Int]
    let text: String?
    /// Tight round its text, where known.
    let bbox: PixelBox?

    /// The words of its text.
    var words: [String] { (text ?? "").split(whereSeparator: \.isWhitespace).map(String.init) }
  }
}

extension PixelBox: Decodable {
  /// Reads `[left, top, right, bottom]`.
  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    left = try values.decode(Double.self)
    top = try values.decode(Double.self)
    right = try values.decode(Double.self)
    bottom = try values.decode(Double.self)
  }

  /// The area that holds the box on the upright page; `nil` where the page can't be turned back.
  func upright(on page: WordPage) -> PageRect? {
    let corners = [(left, top), (right, top), (left, bottom), (right, bottom)].compactMap {
      page.transform.upright(PagePoint(x: $0.0, y: $0.1))
    }
    guard corners.count > 2 else { return nil }
    return PageRect.bounding(
      corners.map { PageRect(left: $0.x, top: $0.y, right: $0.x, bottom: $0.y) })
  }

  /// Whether the boxes share any area.
  func overlaps(_ other: PixelBox) -> Bool {
    min(right, other.right) > max(left, other.left)
      && min(bottom, other.bottom) > max(top, other.top)
  }

  /// How much of the area of both boxes they share, 0…1.
  func sharedFraction(with other: PixelBox) -> Double {
    let width = min(right, other.right) - max(left, other.left)
    let height = min(bottom, other.bottom) - max(top, other.top)
    guard width > 0, height > 0 else { return 0 }
    let shared = width * height
    return shared / (area + other.area - shared)
  }

  private var area: Double { max(0, right - left) * max(0, bottom - top) }
}
