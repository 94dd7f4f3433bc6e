#if Tesseract
  /// Tells where one shade ends abruptly from where light fades.
  struct FillEdges {
    let map: GreyMap
    /// The paper's shade, 0 (black) to 255.
    let paper: Int
    /// The height of a line of text in pixels of the map.
    let letter: Int

    /// A step between shades, in levels of grey, that light doesn't make within a line of text.
    private static let clearStep = 60
    /// How far inside and outside of a side the shades are compared, in pixels of the map.
    private static let (within, beyond) = (1, 3)

    private enum Side {
      case left, right, top, bottom
    }

    /// Whether an area of one shade is bounded by edges.
    ///
    /// It is on all its sides but one; a dark area also clearly above and below, as the cells of a
    /// header row are that thin lines divide. Sides on the picture's own edge, and where the area
    /// goes on, don't count. A piece of an area has few sides of its own, and fading light has
    /// pieces too, so at least two must be edges to something lighter: a desk is darker than paper.
    func areAround(_ area: FillRectangle, shade: Int, isDark: Bool) -> Bool {
      let isPiece = area.isCutAbove || area.isCutBelow
      // The sides of a dark piece lie where its rows end on the whole, not to the pixel.
      let stray = isDark && isPiece ? max(2, letter) : 0
      let half = abs(paper - shade) / 2
      let above = area.isCutAbove ? nil : step(over: .top, of: area.box, stray)
      let below = area.isCutBelow ? nil : step(over: .bottom, of: area.box, stray)
      let clear = max(half, Self.clearStep)
      if isDark, let above, let below, min(abs(above), abs(below)) >= clear { return true }
      let sides = [
        above, below, step(over: .left, of: area.box, stray),
        step(over: .right, of: area.box, stray),
      ].compactMap(\.self)
      guard isPiece else {
        return sides.count { abs($0) >= half } >= max(1, sides.count - 1)
      }
      return sides.count { $0 >= (isDark ? min(half, Self.clearStep) : half) } >= 2
    }

    /// How much lighter it is beyond most of a side; `nil` on the picture's edge.
    private func step(over side: Side, of box: PixelBox, _ stray: Int) -> Int? {
      let steps = points(on: side, of: box).compactMap { x, y, dx, dy -> Int? in
        (-stray...stray).compactMap { shift -> Int? in
          let (out, own) = (shift + Self.beyond, shift - Self.within)
          guard let outer = value(x + dx * out, y + dy * out),
            let inner = value(x + dx * own, y + dy * own)
          else { return nil }
          return outer - inner
        }.max { abs($0) < abs($1) }
      }.sorted()
      return steps.isEmpty ? nil : steps[steps.count / 2]
    }

    private func value(_ x: Int, _ y: Int) -> Int? {
      0..<map.width ~= x && 0..<map.height ~= y ? map[x, y] : nil
    }

    /// The pixels of a side and the direction outwards.
    private func points(
      on side: Side, of box: PixelBox
    ) -> [(x: Int, y: Int, dx: Int, dy: Int)] {
      switch side {
      case .left: (box.y..<box.bottom).map { (box.x, $0, -1, 0) }
      case .right: (box.y..<box.bottom).map { (box.right - 1, $0, 1, 0) }
      case .top: (box.x..<box.right).map { ($0, box.y, 0, -1) }
      case .bottom: (box.x..<box.right).map { ($0, box.bottom - 1, 0, 1) }
      }
    }
  }
#endif
