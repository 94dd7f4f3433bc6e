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
      var rest = lines.sorted { $0.position < $1.position }
      var result: [TracedLine] = []
      while !rest.isEmpty {
        var line = rest.removeFirst()
        let span = line.rulingLine.span
        let twin = rest.firstIndex {
          let between = $0.rulingLine.box
          let apart =
            line.axis == .horizontal
            ? between.y.gap(to: line.rulingLine.box.y) : between.x.gap(to: line.rulingLine.box.x)
          let other = $0.rulingLine.span
          return apart <= thresholds.doubleLineGap * textHeight
            && span.overlap(other) >= 0.9 * max(span.length, other.length)
        }
        if let twin {
          line = line.doubled(with: rest.remove(at: twin))
        }
        result.append(line)
      }
      return result
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
