internal import DocumentModel

/// Finds the rules that are drawn to be written on: those that begin right behind a text, at its
/// baseline, meet no other rule and are no piece of one that comes from farther left.
struct BlankSearch {
  let thresholds: LayoutThresholds.Forms
  let scale: TextScale

  /// The blanks of a page by the word that they stand behind.
  ///
  /// n log n in words and rules.
  func blanks(on page: StraightPage) -> Blanks {
    let words = page.words.sorted { ($0.baseline, $0.box.left) < ($1.baseline, $1.box.left) }
    let reach = scale.length(thresholds.blankReach)
    let gap = scale.length(thresholds.widestBlankGap)
    var blanks = Blanks()
    for rule in page.horizontals where rule.span.length >= scale.length(thresholds.shortestBlank) {
      var low = words.partitionPoint { $0.baseline < rule.position - reach }
      var owner: LayoutWord?
      while low < words.count, words[low].baseline <= rule.position + reach {
        let word = words[low]
        low += 1
        guard word.box.right <= rule.span.lower + scale.characterWidth,
          rule.span.lower - word.box.right <= gap, word.box.right > owner?.box.right ?? 0
        else { continue }
        owner = word
      }
      // A number at its end makes the rule a leader to it.
      let isLeader = words[..<low].reversed().prefix { $0.baseline >= rule.position - reach }
        .contains { word in
          word.shape.isNumeric && word.box.left >= rule.span.upper - scale.characterWidth
            && word.box.left - rule.span.upper <= gap
        }
      guard let owner, !isLeader, !meetsUpright(rule, on: page), !goesOn(rule, on: page) else {
        continue
      }
      blanks.byWord[owner.index] = rule
      blanks.rules.insert(rule)
    }
    return blanks
  }

  /// Whether a rule touches or crosses an upright one, as frames and axes do.
  ///
  /// Logarithmic in rules, and linear in those within its span.
  func meetsUpright(_ rule: StraightPage.Rule, on page: StraightPage) -> Bool {
    let span = rule.span.expanded(by: scale.length(thresholds.cellTolerance))
    return page.verticals[page.verticals.firstPosition(atLeast: span.lower)...]
      .prefix { $0.position <= span.upper }.contains { meets($0, rule) }
  }

  /// Whether a rule goes on with another on its level, as the pieces of a broken one do.
  private func goesOn(_ rule: StraightPage.Rule, on page: StraightPage) -> Bool {
    let reach = scale.length(thresholds.cellTolerance)
    let start = page.horizontals.firstPosition(atLeast: rule.position - reach)
    return page.horizontals[start...].prefix { $0.position <= rule.position + reach }.contains {
      $0.span.lower < rule.span.lower - reach && $0.span.upper >= rule.span.lower - reach
    }
  }

  private func meets(_ vertical: StraightPage.Rule, _ rule: StraightPage.Rule) -> Bool {
    let reach = scale.length(thresholds.cellTolerance)
    return rule.span.expanded(by: reach).contains(vertical.position)
      && vertical.span.expanded(by: reach).contains(rule.position)
  }
}

/// The rules of a page that are drawn to be written on.
struct Blanks: Sendable {
  /// The rule behind a word, by the word's place in the page's list.
  var byWord: [Int: StraightPage.Rule] = [:]
  /// All of them.
  var rules: Set<StraightPage.Rule> = []
}
