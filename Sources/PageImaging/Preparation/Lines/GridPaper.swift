#if Tesseract
  internal import DocumentModel

  /// Tells the lines of squared paper from rules that somebody drew.
  ///
  /// Squares of a few letters' size all over the page are the paper's: no table has them. What is
  /// clearly darker or off their pitch was drawn on the paper and stays a rule. Known failure: rules
  /// drawn along the paper's own lines in the same shade.
  struct GridPaper {
    let thresholds: ImagingThresholds.SquaredPaper
    let textHeight: Double

    /// Tells which lines of a page are rules.
    ///
    /// All are where there is no squared paper. Takes the square of the number of lines at most.
    ///
    /// - Parameters:
    ///   - lines: All lines that were found.
    ///   - grey: The page with its lines still in it.
    /// - Returns: The rules, in the order of the lines.
    func rules(among lines: [TracedLine], on grey: borrowing Raster) -> [TracedLine] {
      let horizontal = lattice(of: lines.filter { $0.axis == .horizontal }, extent: grey.height)
      let vertical = lattice(of: lines.filter { $0.axis == .vertical }, extent: grey.width)
      guard let horizontal, let vertical,
        abs(horizontal.pitch - vertical.pitch) <= thresholds.stray * horizontal.pitch
      else { return lines }
      let shades = lines.map { $0.shade(on: grey) }
      let isPaper = lines.map { line in
        (line.axis == .horizontal ? horizontal : vertical).holds(line.position, thresholds)
      }
      let typical = lines.indices.filter { isPaper[$0] }.map { shades[$0] }.sorted()
      guard !typical.isEmpty else { return lines }
      let darkest = typical[typical.count / 2] - thresholds.drawnContrast
      return lines.indices.filter { !isPaper[$0] || shades[$0] < darkest }.map { lines[$0] }
    }

    /// Lines at even distances.
    private struct Lattice {
      let pitch: Double
      let first: Double

      func holds(_ position: Double, _ thresholds: ImagingThresholds.SquaredPaper) -> Bool {
        let steps = (position - first) / pitch
        return abs(steps - steps.rounded()) * pitch
          <= max(thresholds.leastStray, thresholds.stray * pitch)
      }
    }

    private func lattice(of lines: [TracedLine], extent: Int) -> Lattice? {
      var positions: [Double] = []
      for position in lines.map(\.position).sorted() {
        if let last = positions.last, position - last < textHeight / 2 { continue }
        positions.append(position)
      }
      guard positions.count >= thresholds.count, let first = positions.first,
        let last = positions.last, last - first >= thresholds.extent * Double(extent)
      else { return nil }
      let gaps = zip(positions.dropFirst(), positions).map { $0 - $1 }.sorted()
      let rough = gaps[gaps.count / 2]
      guard rough <= thresholds.largest * textHeight else { return nil }
      // Lines whose neighbours on the lattice are the typical distance away tell its phase.
      let steps = ((last - first) / rough).rounded()
      let candidates =
        [Lattice(pitch: (last - first) / max(1, steps), first: first)]
        + positions.map { Lattice(pitch: rough, first: $0) }
      func count(_ lattice: Lattice) -> Int {
        positions.count { lattice.holds($0, thresholds) }
      }
      guard let best = candidates.max(by: { count($0) < count($1) }),
        Double(count(best)) >= thresholds.share * Double(positions.count)
      else { return nil }
      return best
    }
  }

  extension TracedLine {
    /// The median shade along the middle of the line, on a page that it is still drawn on.
    func shade(on grey: borrowing Raster) -> Int {
      let isHorizontal = axis == .horizontal
      var counts = [Int](repeating: 0, count: 256)
      unsafe grey.withRows { data, wordsPerLine in
        for along in stride(from: start, to: end, by: 3) {
          let across = Int(center(at: along).rounded())
          let (x, y) = isHorizontal ? (along, across) : (across, along)
          guard x >= 0, y >= 0, x < grey.width, y < grey.height else { continue }
          counts[Int(unsafe byte(data + y * wordsPerLine, x))] += 1
        }
      }
      return PageImaging.shade(atShare: 0.5, of: counts)
    }
  }
#endif
