#if Tesseract
  import DocumentModel

  /// A level stroke of ink with the shape of a dash.
  struct Dash {
    private let width: Double
    private typealias Limits = MissedInkThresholds

    /// Takes a mark's shape for that of a dash; `nil` where it has another one.
    ///
    /// - Parameters:
    ///   - box: The mark's box.
    ///   - inkShare: How much of the box is ink, 0…1.
    ///   - textHeight: The height of lower case letters.
    ///   - widths: How wide a dash may be, by that height.
    init?(in box: PageRect, inkShare: Double, textHeight: Double, widths: ClosedRange<Double>) {
      let (width, height) = (box.width / textHeight, box.height / textHeight)
      guard widths.contains(width), Limits.dashHeight.contains(height),
        width >= height * Limits.dashAspect, inkShare >= Limits.dashInk
      else { return nil }
      self.width = width
    }

    /// The dash of this width: a hyphen, or an en or em dash.
    var text: String {
      switch width {
      case ..<Limits.enDashWidth: "-"
      case ..<Limits.emDashWidth: "–"
      default: "—"
      }
    }
  }
#endif
