internal import DocumentModel

/// Finds the areas that drawn rules cut into cells.
///
/// The rule: rules that touch or cross belong together; an area is worth a look if rules part it
/// inside, along one axis at least. Where the outer frame is missing the ends of the crossing rules
/// make it. Areas within others belong to those. Frames with nothing inside are no areas.
struct RuledAreaSearch {
  let thresholds: LayoutThresholds.Regions
  let scale: TextScale

  /// Finds the ruled areas of a page from its joined rules, from the top.
  ///
  /// Grows with the number of crossings, which the bound on the number of rules keeps in check.
  func areas(
    horizontals: [StraightPage.Rule], verticals: [StraightPage.Rule], trace: inout LayoutTrace
  ) -> [RuledArea] {
    let reach = scale.length(thresholds.ruleReach)
    var groups = DisjointSets(count: horizontals.count + verticals.count)
    for (index, rule) in horizontals.enumerated() {
      let span = rule.span.expanded(by: reach)
      for other in verticals.firstPosition(atLeast: span.lower)..<verticals.count {
        guard verticals[other].position <= span.upper else { break }
        if verticals[other].span.expanded(by: reach).contains(rule.position) {
          groups.unite(index, horizontals.count + other)
        }
      }
    }
    let areas = groups.groups.compactMap { members -> RuledArea? in
      let level = members.filter { $0 < horizontals.count }.map { horizontals[$0] }
      let upright = members.filter { $0 >= horizontals.count }.map {
        verticals[$0 - horizontals.count]
      }
      let area = area(horizontals: level, verticals: upright)
      trace.record(.ruledArea(area, horizontals: level, verticals: upright))
      return area
    }
    return outermost(areas, &trace)
  }

  private func area(
    horizontals: [StraightPage.Rule], verticals: [StraightPage.Rule]
  ) -> RuledArea? {
    guard !horizontals.isEmpty, !verticals.isEmpty else { return nil }
    let columns = edges(of: verticals, ends: horizontals)
    let rows = edges(of: horizontals, ends: verticals)
    guard let left = columns.first, let right = columns.last, let top = rows.first,
      let bottom = rows.last, columns.count > 1, rows.count > 1,
      columns.count > 2 || rows.count > 2
    else { return nil }
    return RuledArea(
      box: PageRect(left: left, top: top, right: right, bottom: bottom), columnEdges: columns,
      rowEdges: rows, horizontals: horizontals, verticals: verticals)
  }

  /// The boundaries that rules of one direction draw, and those where the crossing rules end.
  private func edges(of rules: [StraightPage.Rule], ends: [StraightPage.Rule]) -> [Double] {
    var edges = PositionClusters(
      rules.map(\.position), tolerance: scale.length(thresholds.edgeTolerance)
    ).positions
    let overhang = scale.length(thresholds.shortestOverhang)
    let starts = ends.filter { $0.span.lower < (edges.first ?? 0) - overhang }
    let stops = ends.filter { $0.span.upper > (edges.last ?? 0) + overhang }
    if let start = median(starts.map(\.span.lower)), makeFrame(starts, of: ends) {
      edges.insert(start, at: 0)
    }
    if let stop = median(stops.map(\.span.upper)), makeFrame(stops, of: ends) {
      edges.append(stop)
    }
    return edges
  }

  /// Whether the rules that reach beyond the last crossing one make a side of the frame: most do, or
  /// some from one end of the area to the other, as below groups of rows.
  private func makeFrame(_ reaching: [StraightPage.Rule], of rules: [StraightPage.Rule]) -> Bool {
    if thresholds.frameSupport.isReached(by: reaching.count, of: rules.count) { return true }
    guard reaching.count >= thresholds.fewestStackedRules else { return false }
    func extent(_ rules: [StraightPage.Rule]) -> Double {
      (rules.map(\.position).max() ?? 0) - (rules.map(\.position).min() ?? 0)
    }
    return thresholds.insideOverlap.isReached(by: extent(reaching), of: extent(rules))
  }

  /// Leaves out the areas that lie mostly within a larger one.
  private func outermost(_ areas: [RuledArea], _ trace: inout LayoutTrace) -> [RuledArea] {
    var kept: [RuledArea] = []
    for area in areas.sorted(by: { $0.box.area > $1.box.area }).prefix(thresholds.mostRuledAreas) {
      let isInside = kept.contains {
        thresholds.insideOverlap.isReached(by: $0.box.overlapArea(area.box), of: area.box.area)
      }
      if isInside {
        trace.record(
          .ruledArea(
            area, horizontals: area.horizontals, verticals: area.verticals,
            objection: "lies within a larger one"))
      } else {
        kept.append(area)
      }
    }
    return kept.sorted { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }
  }
}

/// Sets that only ever grow together.
struct DisjointSets {
  private var parents: [Int]

  /// Makes one set for each of `count` members.
  init(count: Int) { parents = Array(0..<max(0, count)) }

  /// Unites the sets of two members.
  ///
  /// Nearly constant.
  mutating func unite(_ first: Int, _ second: Int) {
    let (a, b) = (root(first), root(second))
    if a != b { parents[max(a, b)] = min(a, b) }
  }

  /// The member that stands for a member's set.
  mutating func root(_ member: Int) -> Int {
    var node = member
    while parents[node] != node {
      parents[node] = parents[parents[node]]
      node = parents[node]
    }
    return node
  }

  /// The members of each set, in ascending order.
  var groups: [[Int]] {
    var copy = self
    var places: [Int: Int] = [:]
    var groups: [[Int]] = []
    for member in parents.indices {
      let root = copy.root(member)
      if let place = places[root] {
        groups[place].append(member)
      } else {
        places[root] = groups.count
        groups.append([member])
      }
    }
    return groups
  }
}
