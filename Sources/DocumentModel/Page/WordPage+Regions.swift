import Foundation

extension WordPage {
  /// The public region of a rectangle on the upright page.
  ///
  /// Its corners go through ``transform`` and are then normalised to the displayed image, origin at
  /// the lower left, in the order top left, top right, bottom right, bottom left as the text is
  /// read. On a page that is not flat the sides bend, and the outline gets more corners.
  package func region(of rect: PageRect) -> NormalizedRegion {
    let corners = [
      PagePoint(x: rect.left, y: rect.top), PagePoint(x: rect.right, y: rect.top),
      PagePoint(x: rect.right, y: rect.bottom), PagePoint(x: rect.left, y: rect.bottom),
    ]
    guard case .displacement(let grid, _) = transform else {
      return NormalizedRegion(points: corners.map { normalized($0) })
    }
    let ends = corners.dropFirst() + corners.prefix(1)
    let outline = zip(corners, ends).flatMap { grid.samples(from: $0, to: $1) }
    return NormalizedRegion(points: outline.map { normalized($0) })
  }

  /// The public position of a point on the upright page.
  package func normalized(_ point: PagePoint) -> NormalizedPoint {
    let shown = transform.displayed(point)
    return NormalizedPoint(
      x: shown.x / Double(displayedSize.width), y: 1 - shown.y / Double(displayedSize.height))
  }
}

extension DisplacementGrid {
  /// Points along a side, one for each grid cell it crosses, without its end.
  fileprivate func samples(from start: PagePoint, to end: PagePoint) -> [PagePoint] {
    let reach = max(abs(end.x - start.x), abs(end.y - start.y)) / spacing
    let mostSamples = 1000.0
    let count = reach.isFinite ? Int(min(max(1, reach.rounded(.up)), mostSamples)) : 1
    return (0..<count).map { step in
      let share = Double(step) / Double(count)
      return PagePoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
  }
}
