internal import DocumentModel

/// Measures Arabic type line by line, by the height of the letter alef.
///
/// Recognisers give Arabic words boxes as high as the line or only as high as their ink, as it comes,
/// and joined letters are of all heights. Alef is an upright stroke in every face and the commonest
/// letter; what stretches a box only makes it higher, so the lower ones of a line count.
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
    return heights.mapValues { heights in
      guard heights.count >= thresholds.fewestAlefs else { return 0 }
      let low = heights.sorted()[heights.count / thresholds.lowAlefs]
      return low / thresholds.alefHeight.value
    }
  }

  /// Whether a scalar is an Arabic letter.
  static func isArabic(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{0600}"..."\u{06FF}").contains(scalar) || ("\u{0750}"..."\u{077F}").contains(scalar)
      || ("\u{FB50}"..."\u{FDFF}").contains(scalar) || ("\u{FE70}"..."\u{FEFF}").contains(scalar)
  }

  private static let alef = "\u{0627}"
}
