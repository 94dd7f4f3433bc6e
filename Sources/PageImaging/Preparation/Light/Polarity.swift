#if Tesseract
  /// Tells pages of light text on dark from ordinary ones.
  ///
  /// Text is what departs from the paper, so the side to which a tile's extremes lie further from
  /// its median is the text's. Brightness alone would take a page photographed in the dark for a
  /// negative; so both must agree.
  struct Polarity {
    /// Whether the page is light on dark; `map` is the page at a quarter of its size.
    func isLightOnDark(_ map: GreyMap) -> Bool {
      guard shade(atShare: 0.5, of: map.histogram) < 128 else { return false }
      let tile = 16
      var (towardsDark, towardsLight) = (0, 0)
      for top in stride(from: 0, to: map.height, by: tile) {
        for left in stride(from: 0, to: map.width, by: tile) {
          var counts = [Int](repeating: 0, count: 256)
          for y in top..<min(map.height, top + tile) {
            for x in left..<min(map.width, left + tile) { counts[map[x, y]] += 1 }
          }
          let middle = shade(atShare: 0.5, of: counts)
          towardsDark += middle - shade(atShare: 0.05, of: counts)
          towardsLight += shade(atShare: 0.95, of: counts) - middle
        }
      }
      return towardsLight > towardsDark * 3 / 2
    }
  }
#endif
