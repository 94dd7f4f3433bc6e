internal import DocumentModel

/// Measures Arabic type line by line, by the height of the letter alef.
///
/// Recognisers give Arabic words boxes as high as the line or only as high as their ink, as it comes,
/// and joined letters are of all heights. Alef is an upright stroke in every face and the commonest
/// letter; what stretches a box only makes it higher, so the lowest one of a line counts.
struct ArabicSizes {
  let thresholds: LayoutThresholds.Scale

  /// The type size of each recognised line with Arabic words; zero where it isn't told.
  ///
  /// n log n.
  func sizes(of words: [RecognizedWord]) -> [Int: Double] {
    var heights: [Int: [Double]] = [:]
    for word in words {
      guard let line = word.lineHint, word.text.unicodeScalars.contains(where: Self.isArabic)
      else { continue }
      heights[line, default: []] += (word.symbols ?? [])
        .filter { $0.text == Self.alef && $0.box.height.isFinite && $0.box.height > 0 }
        .map(\.box.height)
    }
    let all = heights.values.flatMap(\.self).sorted()
    guard !all.isEmpty else { return heights.mapValues { _ in 0 } }
    let usual = all[all.count / thresholds.lowAlefs]
    return heights.mapValues { heights in
      let whole = heights.filter { $0 >= usual * thresholds.brokenAlef.value }
      guard let lowest = whole.min(), whole.count >= thresholds.fewestAlefs else { return 0 }
      // A few boxes may all be stretched.
      guard lowest <= usual * thresholds.evenAlef.value || whole.count > thresholds.fewestAlefs
      else { return 0 }
      return lowest / thresholds.alefHeight.value
    }
  }

  /// Whether a scalar is an Arabic letter.
  static func isArabic(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{0600}"..."\u{06FF}").contains(scalar) || ("\u{0750}"..."\u{077F}").contains(scalar)
      || ("\u{FB50}"..."\u{FDFF}").contains(scalar) || ("\u{FE70}"..."\u{FEFF}").contains(scalar)
  }

  private static let alef = "\u{0627}"
}
