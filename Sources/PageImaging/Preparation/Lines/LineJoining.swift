#if Tesseract
  internal import DocumentModel

  /// Joins pieces that continue one another, and takes two close lines for one double line.
  struct LineJoining {
    let thresholds: ImagingThresholds
    let textHeight: Double

    /// The joined lines of one axis.
    func joined(_ pieces: [TracedLine]) -> [TracedLine] {
      var chains: [TracedLine] = []
      for piece in pieces.sorted(by: { ($0.start, $0.first) < ($1.start, $1.first) }) {
        let previous = chains.indices.filter { continues(piece, chains[$0]) }
          .min {
            abs(chains[$0].center(at: piece.start) - piece.first)
              < abs(chains[$1].center(at: piece.start) - piece.first)
          }
        if let previous {
          chains[previous] = chains[previous].joined(piece)
        } else {
          chains.append(piece)
        }
      }
      return doubled(chains)
    }

    private func continues(_ piece: TracedLine, _ chain: TracedLine) -> Bool {
      let gap = piece.start - chain.end
      let greatest = max(3, thresholds.lineGap * textHeight)
      guard Double(gap) <= greatest, gap >= -Int(greatest), piece.end > chain.end else {
        return false
      }
      let reach = max(1.5, max(piece.thickness, chain.thickness) / 2) + 0.05 * Double(max(0, gap))
      return abs(chain.center(at: piece.start) - piece.first) <= reach
    }

    private func doubled(_ lines: [TracedLine]) -> [TracedLine] {
      let sorted = lines.map { (line: $0, mark: $0.rulingLine) }
        .sorted { $0.mark.position < $1.mark.position }
      let thickest = sorted.map(\.mark.thickness).max() ?? 0
      let greatest = thresholds.doubleLineGap * textHeight
      var isTaken = [Bool](repeating: false, count: sorted.count)
      var result: [TracedLine] = []
      for index in sorted.indices where !isTaken[index] {
        let (line, mark) = sorted[index]
        var twin: Int?
        for other in (index + 1)..<max(index + 1, sorted.count) where !isTaken[other] {
          // Beyond this, not even the thickest line would be near enough.
          guard sorted[other].mark.position - mark.position <= greatest + thickest else { break }
          guard isTwin(mark, sorted[other].mark, greatest) else { continue }
          twin = other
          break
        }
        if let twin { isTaken[twin] = true }
        result.append(twin.map { line.doubled(with: sorted[$0].line) } ?? line)
      }
      return result
    }

    private func isTwin(_ mark: RulingLine, _ other: RulingLine, _ greatest: Double) -> Bool {
      let apart =
        mark.axis == .horizontal
        ? other.box.y.gap(to: mark.box.y) : other.box.x.gap(to: mark.box.x)
      return apart <= greatest
        && mark.span.overlap(other.span) >= 0.9 * max(mark.span.length, other.span.length)
    }
  }

  extension TracedLine {
    /// This line and a parallel one as one; its thickness covers both and the gap.
    func doubled(with other: TracedLine) -> TracedLine {
      var result = self
      result.centers = centers.indices.map {
        (centers[$0] + other.center(at: start + $0)) / 2
      }
      let apart = abs(other.position - position)
      result.thickness = apart + (thickness + other.thickness) / 2
      result.stroke = .double
      result.clearance = (
        max(clearance.before, other.clearance.before), max(clearance.after, other.clearance.after)
      )
      return result
    }
  }
#endif
