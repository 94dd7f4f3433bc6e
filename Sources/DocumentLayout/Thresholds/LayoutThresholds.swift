/// All numbers that layout goes by, stage by stage; there are none elsewhere.
///
/// Lengths are multiples of the size of the page's own text, so that no number depends on the
/// resolution. A stage receives its own slice and can't read another's. Each number says what it
/// decides and what goes wrong when it is larger or smaller.
package struct LayoutThresholds: Codable, Hashable, Sendable {
  var scale = Scale()
  var lines = Lines()
  var regions = Regions()
  var tables = Tables()
  var lists = Lists()
  var paragraphs = Paragraphs()
  var forms = Forms()
  var assembly = Assembly()

  /// The thresholds that layout goes by.
  package init() {}
}
