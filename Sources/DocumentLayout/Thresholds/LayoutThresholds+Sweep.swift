internal import Foundation

extension LayoutThresholds {
  /// The names of all thresholds that are single numbers, such as `tables.gutterSupport`.
  package static var names: [String] {
    LayoutThresholds().tree.flatMap { slice, values in
      values.compactMap { name, value in
        value is NSNumber || value is [String: Any] ? "\(slice).\(name)" : nil
      }
    }.sorted()
  }

  /// The thresholds with one of them changed by a factor; `nil` where there is none of that name.
  ///
  /// Whole numbers change by one at least.
  package func scaled(_ name: String, by factor: Double) -> LayoutThresholds? {
    let path = name.split(separator: ".").map(String.init)
    var tree = tree
    guard path.count == 2, let value = tree[path[0]]?[path[1]] else { return nil }
    if let unit = value as? [String: Double], let (key, number) = unit.first {
      tree[path[0]]?[path[1]] = [key: number * factor]
    } else if let number = value as? Double {
      let whole = (number * factor).rounded()
      tree[path[0]]?[path[1]] = whole == number ? number + (factor > 1 ? 1 : -1) : whole
    }
    guard let data = try? JSONSerialization.data(withJSONObject: tree) else { return nil }
    return try? JSONDecoder().decode(LayoutThresholds.self, from: data)
  }

  /// The thresholds by slice and name.
  private var tree: [String: [String: Any]] {
    guard let data = try? JSONEncoder().encode(self),
      let tree = try? JSONSerialization.jsonObject(with: data) as? [String: [String: Any]]
    else { return [:] }
    return tree
  }
}
