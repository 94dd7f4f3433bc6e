import DocumentLayout
import DocumentModel
import TestSupport

/// A sketched page with boxes and rules to write on.
///
/// `¤` is an empty drawn box, `¥` a ticked one; `~` below a text's baseline is a rule to write on.
func formPage(_ picture: String) -> WordPage {
  let (width, pitch) = (10.0, 24.0)
  var boxes: [DrawnBox] = []
  var rules: [RulingLine] = []
  var rows = picture.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
  for row in rows.indices {
    let baseline = (Double(row) + 0.75) * pitch
    var column = 0
    while column < rows[row].count {
      let start = column
      if rows[row][column] == "¤" || rows[row][column] == "¥" {
        boxes.append(
          DrawnBox(
            box: PageRect(
              left: Double(column) * width, top: baseline - 13, right: Double(column) * width + 14,
              bottom: baseline + 1),
            isTicked: rows[row][column] == "¥", inkShare: rows[row][column] == "¥" ? 0.2 : 0))
        rows[row][column] = " "
      }
      while column < rows[row].count, rows[row][column] == "~" {
        rows[row][column] = " "
        column += 1
      }
      if column > start {
        rules.append(
          RulingLine(
            axis: .horizontal, span: Interval(Double(start) * width, Double(column) * width),
            position: baseline + 2, thickness: 2))
      } else {
        column += 1
      }
    }
  }
  let drawsRules = picture.contains("+--")
  var page = PageSketch(
    rows.map { String($0) }.joined(separator: "\n"), drawsRules: drawsRules
  ).page
  page.drawnBoxes = boxes
  page.rulingLines += rules
  return page
}

/// The container of a page with boxes and rules to write on.
func formDocument(_ picture: String) -> DocumentObservation.Container {
  LayoutPipeline().layout(formPage(picture)).observation.document
}

extension DocumentObservation.Container.Checkbox {
  /// The box in short: "[x] label of group".
  var short: String {
    mark + (label.map { " " + $0.transcript } ?? "")
      + (groupLabel.map { " of " + $0.transcript } ?? "")
  }
}

extension DocumentObservation.Container.Field {
  /// The field in short: "key = value".
  var short: String { key.transcript + " = " + (value?.transcript ?? "") }
}
