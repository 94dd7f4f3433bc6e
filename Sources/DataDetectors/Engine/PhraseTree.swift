/// Phrases as paths from a root, one scalar a step, so that a text is compared with all at once.
///
/// Blanks between words count as one step.
struct PhraseTree: Sendable {
  /// A place in the tree; 0 is the root.
  typealias Node = Int

  static let root: Node = 0

  private var scalars: [UInt32] = [0]
  private var firstChildren: [Int32] = [0]
  private var siblings: [Int32] = [0]
  private var values: [Int32] = [-1]
  /// The children of the root with an ASCII scalar, which are many and asked for most.
  private var roots = [Int32](repeating: 0, count: 128)
  /// Its other children.
  private var farRoots: [UInt32: Int32] = [:]

  /// The step from a node with a scalar, or `nil` where no phrase goes on so.
  func step(from node: Node, _ scalar: Unicode.Scalar) -> Node? {
    if node == Self.root {
      let child = scalar.value < 128 ? roots[Int(scalar.value)] : farRoots[scalar.value] ?? 0
      return child == 0 ? nil : Int(child)
    }
    var child = firstChildren[node]
    while child != 0 {
      if scalars[Int(child)] == scalar.value { return Int(child) }
      child = siblings[Int(child)]
    }
    return nil
  }

  /// The number of the phrase that ends at a node.
  func value(at node: Node) -> Int? {
    values[node] < 0 ? nil : Int(values[node])
  }

  /// Adds a phrase with its number; an earlier one of the same text stays.
  mutating func insert(_ phrase: some Sequence<Unicode.Scalar>, _ value: Int) {
    var node = Self.root
    for scalar in phrase { node = step(from: node, scalar) ?? addChild(to: node, scalar) }
    if values[node] < 0 { values[node] = Int32(truncatingIfNeeded: value) }
  }

  private mutating func addChild(to node: Node, _ scalar: Unicode.Scalar) -> Node {
    let child = scalars.count
    let link = Int32(truncatingIfNeeded: child)
    scalars.append(scalar.value)
    firstChildren.append(0)
    values.append(-1)
    if node == Self.root {
      siblings.append(0)
      if scalar.value < 128 {
        roots[Int(scalar.value)] = link
      } else {
        farRoots[scalar.value] = link
      }
    } else {
      siblings.append(firstChildren[node])
      firstChildren[node] = link
    }
    return child
  }
}
