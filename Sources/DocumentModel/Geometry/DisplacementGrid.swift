/// A displacement field sampled on a regular grid, for pages that are not flat.
///
/// Between samples the displacement is bilinear; beyond the grid the border value holds.
public struct DisplacementGrid: Codable, Hashable, Sendable {
  /// The distance between samples, in pixels of the upright page.
  public let spacing: Double
  /// The number of samples across.
  public let columns: Int
  /// The number of samples down.
  public let rows: Int
  /// The displacement at each sample, row by row.
  public let offsets: [PagePoint]

  /// Makes a grid, or `nil` where the counts don't agree with the number of offsets.
  public init?(spacing: Double, columns: Int, rows: Int, offsets: [PagePoint]) {
    let (count, overflow) = columns.multipliedReportingOverflow(by: rows)
    guard spacing.isFinite, spacing > 0, columns > 0, rows > 0, !overflow, count == offsets.count
    else { return nil }
    self.spacing = spacing
    self.columns = columns
    self.rows = rows
    self.offsets = offsets
  }

  /// Reads a grid and refuses one whose counts don't agree.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let grid = DisplacementGrid(
      spacing: try container.decode(Double.self, forKey: .spacing),
      columns: try container.decode(Int.self, forKey: .columns),
      rows: try container.decode(Int.self, forKey: .rows),
      offsets: try container.decode([PagePoint].self, forKey: .offsets))
    guard let grid else {
      throw DecodingError.dataCorruptedError(
        forKey: .offsets, in: container,
        debugDescription: "A displacement grid needs columns × rows offsets.")
    }
    self = grid
  }

  /// The same field on a page that is that many times as large; `nil` unless that is more than 0.
  public func scaled(by factor: Double) -> DisplacementGrid? {
    DisplacementGrid(
      spacing: spacing * factor, columns: columns, rows: rows,
      offsets: offsets.map { PagePoint(x: $0.x * factor, y: $0.y * factor) })
  }

  func map(_ point: PagePoint) -> PagePoint {
    let offset = displacement(at: point)
    return PagePoint(x: point.x + offset.x, y: point.y + offset.y)
  }

  /// Inverts by fixed-point iteration, which converges wherever the displacement changes by less
  /// than a pixel a pixel.
  func inverseMap(_ target: PagePoint) -> PagePoint? {
    let (steps, tolerance) = (40, 0.1)
    var guess = target
    for _ in 0..<steps {
      let offset = displacement(at: guess)
      let next = PagePoint(x: target.x - offset.x, y: target.y - offset.y)
      let isClose = abs(next.x - guess.x) < tolerance && abs(next.y - guess.y) < tolerance
      guess = next
      if isClose { return guess }
    }
    return nil
  }

  private func displacement(at point: PagePoint) -> PagePoint {
    let column = position(point.x, count: columns)
    let row = position(point.y, count: rows)
    func sample(_ c: Int, _ r: Int) -> PagePoint {
      offsets[min(r, rows - 1) * columns + min(c, columns - 1)]
    }
    func blend(_ value: KeyPath<PagePoint, Double>) -> Double {
      let top =
        sample(column.index, row.index)[keyPath: value] * (1 - column.fraction)
        + sample(column.index + 1, row.index)[keyPath: value] * column.fraction
      let bottom =
        sample(column.index, row.index + 1)[keyPath: value] * (1 - column.fraction)
        + sample(column.index + 1, row.index + 1)[keyPath: value] * column.fraction
      return top * (1 - row.fraction) + bottom * row.fraction
    }
    return PagePoint(x: blend(\.x), y: blend(\.y))
  }

  private func position(_ value: Double, count: Int) -> (index: Int, fraction: Double) {
    guard value.isFinite else { return (0, 0) }
    let cell = min(max(0, value / spacing), Double(count - 1))
    return (Int(cell), cell - cell.rounded(.down))
  }
}
