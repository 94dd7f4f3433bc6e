internal import DocumentModel

/// Chains boxes from left to right along rows.
///
/// Each box is offered to the chains that end to its left at its height, and goes to the one it
/// fits best. Chains are looked up by height, with a bounded number kept for each, so that the work
/// grows as n log n however many boxes share a place.
struct ChainLinking {
  /// The height of the bands that chains are looked up by.
  let bandHeight: Double
  /// How many bands a box is looked for in, at most.
  let mostBands: Int
  /// How many chain ends are kept for each band.
  let mostEnds: Int

  /// Chains the boxes; every index is in exactly one chain.
  ///
  /// `misfit` says how badly a box (second) follows another (first), or `nil` if it doesn't.
  func chains(
    of boxes: [PageRect], misfit: (_ first: Int, _ second: Int) -> Double?
  ) -> [[Int]] {
    let order = boxes.indices.sorted { a, b in
      let (p, q) = (boxes[a], boxes[b])
      return p.left != q.left ? p.left < q.left : (p.top != q.top ? p.top < q.top : a < b)
    }
    var chainOf = [Int](repeating: -1, count: boxes.count)
    var isEnd = [Bool](repeating: true, count: boxes.count)
    var chains: [[Int]] = []
    var ends: [Double: [Int]] = [:]
    for index in order {
      let bands = bands(of: boxes[index])
      var best: (misfit: Double, end: Int)?
      for band in bands {
        guard let candidates = ends[band] else { continue }
        for end in candidates where isEnd[end] && end != best?.end {
          guard let misfit = misfit(end, index) else { continue }
          if misfit < best?.misfit ?? .infinity { best = (misfit, end) }
        }
      }
      if let end = best?.end {
        isEnd[end] = false
        chainOf[index] = chainOf[end]
        chains[chainOf[end]].append(index)
      } else {
        chainOf[index] = chains.count
        chains.append([index])
      }
      for band in bands { keep(index, in: &ends[band, default: []], isEnd) }
    }
    return chains
  }

  private func keep(_ index: Int, in ends: inout [Int], _ isEnd: [Bool]) {
    ends.removeAll { !isEnd[$0] }
    if ends.count >= mostEnds { ends.removeFirst() }
    ends.append(index)
  }

  private func bands(of box: PageRect) -> StrideThrough<Double> {
    guard bandHeight > 0 else { return stride(from: 0, through: 0, by: 1) }
    let center = (box.y.center / bandHeight).rounded(.down)
    let reach = Double(mostBands / 2)
    let first = max((box.top / bandHeight).rounded(.down), center - reach)
    let last = min((box.bottom / bandHeight).rounded(.down), center + reach)
    return stride(from: first, through: max(first, last), by: 1)
  }
}
