import Foundation

/// Checks a JSON value against the part of JSON Schema that the published schema uses.
struct SchemaChecker {
  let definitions: [String: [String: Any]]

  func violations(of value: Any, schema: [String: Any], path: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      let name = String(reference.dropFirst("#/$defs/".count))
      guard let definition = definitions[name] else { return ["\(path): no definition \(name)"] }
      return violations(of: value, schema: definition, path: path)
    }
    if let choices = schema["enum"] as? [String] {
      return choices.contains(value as? String ?? "") ? [] : ["\(path): not one of the choices"]
    }
    switch schema["type"] as? String {
    case "object": return object(value, schema: schema, path: path)
    case "array":
      guard let items = value as? [Any] else { return ["\(path): no array"] }
      guard let schema = schema["items"] as? [String: Any] else { return [] }
      return items.enumerated().flatMap { index, item in
        violations(of: item, schema: schema, path: "\(path)[\(index)]")
      }
    case "string": return value is String ? [] : ["\(path): no string"]
    case "boolean": return value is Bool ? [] : ["\(path): no boolean"]
    case "number", "integer":
      guard let number = value as? NSNumber, !(value is String) else {
        return ["\(path): no number"]
      }
      let isLow = (schema["minimum"] as? NSNumber).map { number.doubleValue < $0.doubleValue }
      let isHigh = (schema["maximum"] as? NSNumber).map { number.doubleValue > $0.doubleValue }
      return isLow == true || isHigh == true ? ["\(path): out of bounds"] : []
    default: return []
    }
  }

  private func object(_ value: Any, schema: [String: Any], path: String) -> [String] {
    guard let object = value as? [String: Any] else { return ["\(path): no object"] }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let required = schema["required"] as? [String] ?? []
    var violations = required.filter { object[$0] == nil }.map { "\(path): \($0) is missing" }
    for (key, item) in object {
      guard let schema = properties[key] else {
        violations.append("\(path): \(key) is not in the schema")
        continue
      }
      violations += self.violations(of: item, schema: schema, path: "\(path).\(key)")
    }
    return violations
  }
}
