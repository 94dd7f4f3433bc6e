internal import DocumentModel

/// Finds how far the lines of a page slope and its columns lean.
///
/// The rule: on a level page the baselines of words pile up on few heights, and the left edges of
/// words on few positions. The slope (and its change down the page) is tried that piles them up
/// most; a page is called slanted only if that is clearly better than taking it as it is.
/// Known failure: fewer words than the threshold says, which gives "unsure" and no slant.
struct SlantEstimation {
  let thresholds: LayoutThresholds.Lines
  let scale: TextScale

  /// Estimates the slant of a page; `nil` where there is too little text to tell.
  ///
  /// Linear.
  func slant(of all: [LayoutWord]) -> Slant? {
    let step = max(1, all.count / thresholds.mostWordsForSlant)
    let words = step == 1 ? all : stride(from: 0, to: all.count, by: step).map { all[$0] }
    guard words.count >= thresholds.fewestWordsForSlant,
      let bounds = PageRect.bounding(words.lazy.map(\.box)),
      bounds.width > 0, bounds.height > 0
    else { return nil }
    let center = bounds.center
    let lines = best(
      of: Samples(
        along: words.map { $0.box.x.center - center.x },
        across: words.map { $0.baseline - center.y },
        halfAcross: bounds.height / 2))
    let columns = best(
      of: Samples(
        along: words.map { $0.box.y.center - center.y },
        across: words.map { $0.box.left - center.x },
        halfAcross: bounds.width / 2))
    return Slant(
      center: center, slope: lines.slope, slopeChange: lines.change,
      lean: columns.slope, leanChange: columns.change)
  }

  /// Positions along and across the direction that is to be levelled.
  private struct Samples {
    let along: [Double]
    let across: [Double]
    let halfAcross: Double
  }

  private struct Tilt {
    var slope = 0.0
    var change = 0.0
  }

  private func best(of samples: Samples) -> Tilt {
    var tilt = Tilt()
    var counts: [Int32] = []
    let level = score(samples, tilt, &counts)
    var highest = level
    var step = thresholds.steepestSlope.value / Double(thresholds.slopeSteps)
    for _ in 0...thresholds.slopeRefinements {
      let start = tilt
      for index in -thresholds.slopeSteps...thresholds.slopeSteps {
        for isChange in [false, true] {
          // Where nothing is changed, the score is the highest one already.
          guard index != 0 else { continue }
          var trial = start
          if isChange {
            trial.change += Double(index) * step / samples.halfAcross / 2
          } else {
            trial.slope += Double(index) * step
          }
          let score = score(samples, trial, &counts)
          if score > highest { (highest, tilt) = (score, trial) }
        }
      }
      step = step * 2 / Double(thresholds.slopeSteps)
    }
    return highest > level * thresholds.slantGain.value ? tilt : Tilt()
  }

  /// How much the positions pile up when levelled: the number of pairs in the same bin.
  ///
  /// `counts` is room to count in, which all trials share.
  private func score(_ samples: Samples, _ tilt: Tilt, _ counts: inout [Int32]) -> Double {
    let bin = scale.length(thresholds.slantBin)
    guard bin > 0 else { return 0 }
    // Positions far apart may share a bin of this short table, which adds the same to all tilts.
    let mask = thresholds.slantBins - 1
    counts.removeAll(keepingCapacity: true)
    counts.append(contentsOf: repeatElement(0, count: thresholds.slantBins))
    // One more in a bin of n adds 2n + 1 to the sum of squares.
    var squares = 0
    for (across, along) in zip(samples.across, samples.along) {
      let level = across - (tilt.slope + tilt.change * across) * along
      guard let place = Self.floor(level / bin) else { continue }
      let count = counts[place & mask]
      squares += 2 * Int(count) + 1
      counts[place & mask] = count &+ 1
    }
    return Double(squares)
  }

  /// The whole number at or below a value, where there is one.
  private static func floor(_ value: Double) -> Int? {
    // By far the quickest way for all that are of use.
    guard value.magnitude < Double(Int32.max) else { return Int(exactly: value.rounded(.down)) }
    let whole = Int(value)
    return Double(whole) > value ? whole - 1 : whole
  }
}
