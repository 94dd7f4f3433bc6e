import DocumentModel
import Foundation

/// Shapes as an SVG file: a group for each layer, named by an identifier, over the page's picture.
struct OverlaySVG {
  let shapes: [OverlayShape]
  let size: CGSize
  let layers: Set<OverlayLayer>

  private static let widthPerStroke = 800.0

  func text(over picture: OverlayPicture) -> String {
    let (width, height) = (Self.number(size.width), Self.number(size.height))
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\">"
    ]
    if let address = picture.address {
      lines.append(
        "<image href=\"\(Self.escaped(address))\" width=\"\(width)\" height=\"\(height)\"/>")
    }
    let byLayer = Dictionary(grouping: shapes, by: \.layer)
    for layer in OverlayLayer.allCases where layers.contains(layer) {
      lines.append("<g id=\"\(layer.rawValue)\" fill=\"none\">")
      lines += (byLayer[layer] ?? []).map(text(of:))
      lines.append("</g>")
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private func text(of shape: OverlayShape) -> String {
    let points = shape.points.map { "\(Self.number($0.x)),\(Self.number($0.y))" }
      .joined(separator: " ")
    let style = shape.style
    let stroke = max(1, (size.width / Self.widthPerStroke).rounded()) * Double(style.weight)
    let dashes =
      style.isDashed
      ? " stroke-dasharray=\"\(Self.number(stroke * 4)) \(Self.number(stroke * 2))\"" : ""
    return
      "<polygon points=\"\(points)\" stroke=\"rgb(\(style.red),\(style.green),\(style.blue))\" "
      + "stroke-width=\"\(Self.number(stroke))\"\(dashes)>"
      + "<title>\(Self.escaped(shape.title))</title></polygon>"
  }

  /// A number with one decimal at most; what isn't finite is zero.
  private static func number(_ value: Double) -> String {
    let steps = 10.0
    let rounded = (value * steps).rounded() / steps
    guard rounded.isFinite else { return "0" }
    let text = "\(rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The text with only what XML can hold.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result += " "
      default:
        // Control characters and what is no character have no place in XML.
        let isAllowed =
          scalar.properties.generalCategory != .control
          && !scalar.properties.isNoncharacterCodePoint
        if isAllowed { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }
}
