#if Tesseract
  import DocumentModel
  import PageImaging

  /// What of a page's ink no word accounts for, and what it may be.
  ///
  /// Tesseract's layout analysis drops what stands alone: a digit in a narrow column, a cross in a
  /// cell, the bullet before an item. A mark counts as text only where it has the size of text and
  /// white around it, so that pictures, stamps and the remains of rules stay out.
  struct MissedInk {
    /// Bullets that were not read at all.
    private(set) var bullets: [PageRect] = []
    /// Dashes before the text of their lines that were not read at all.
    private(set) var dashes: [PageRect] = []
    /// The places of words that are bullets in truth, with the bullets' boxes.
    private(set) var misreadBullets: [(word: Int, box: PageRect)] = []
    /// Characters and groups of characters on one line, to be read.
    private(set) var runs: [PageRect] = []
    /// Whole lines of text between others.
    private(set) var lines: [PageRect] = []

    private let textHeight: Double
    private typealias Limits = MissedInkThresholds

    /// Finds out what may have been missed.
    ///
    /// - Parameters:
    ///   - marks: The ink outside of words of more than ``MissedInkThresholds/shortWord``
    ///     characters.
    ///   - words: All words of the page.
    ///   - textHeight: The height of lower case letters.
    init(marks: [InkMark], words: [RecognizedWord], textHeight: Double) {
      self.textHeight = textHeight
      let lines = WordBands(words, textHeight: textHeight)
      let shortWords = words.indices.filter { words[$0].text.count <= Limits.shortWord }
      var unread: [InkMark] = []
      for mark in marks {
        let owner = shortWords.first { words[$0].box.contains(mark.box.center) }
        switch (owner, isBullet(mark, among: lines)) {
        case (let owner?, true): addMisread(owner, mark, word: words[owner])
        case (nil, true) where !isBehindInk(mark, marks): bullets.append(mark.box)
        case (nil, false) where isDash(mark, among: lines) && !isBehindInk(mark, marks):
          dashes.append(mark.box)
        case (nil, _): unread.append(mark)
        case (_?, false): break
        }
      }
      let groups = MarkGroups(unread, reach: Limits.characterGap * textHeight)
      var rest: [PageRect] = []
      for box in groups.boxes {
        if isText(box, groups: groups, marks: unread, lines: lines) {
          runs.append(box)
        } else {
          rest.append(box)
        }
      }
      runs.sort { ($0.top, $0.left) < ($1.top, $1.left) }
      self.lines = MissedLines(rest, among: words, textHeight: textHeight).boxes
    }

    /// Whether other ink stands before a mark on its line, or right above or below it as in a colon.
    private func isBehindInk(_ mark: InkMark, _ marks: [InkMark]) -> Bool {
      let reach = Limits.bulletReach / 2 * textHeight
      return marks.contains { other in
        guard other != mark else { return false }
        let isStacked =
          other.box.x.overlaps(mark.box.x)
          && other.box.y.gap(to: mark.box.y) < Limits.colonGap * textHeight
        return isStacked
          || other.box.y.contains(mark.box.center.y) && other.box.left < mark.box.left
            && other.box.right > mark.box.left - reach
      }
    }

    private mutating func addMisread(_ index: Int, _ mark: InkMark, word: RecognizedWord) {
      let covered = mark.box.area / max(word.box.area, 1)
      guard word.text != Self.bullet, covered >= Limits.misreadShare else { return }
      misreadBullets.append((index, mark.box))
    }

    static let bullet = "•"
    static let dash = "–"

    /// Whether a mark is a filled dot or square before the text of its line, with none before it.
    private func isBullet(_ mark: InkMark, among lines: WordBands) -> Bool {
      let (width, height) = (mark.box.x.length / textHeight, mark.box.y.length / textHeight)
      guard Limits.bulletAspect.contains(width / height) else { return false }
      let isDot = Limits.bulletHeight.contains(height) && mark.inkShare >= Limits.bulletInk
      let isBlock = Limits.blockHeight.contains(height) && mark.inkShare >= Limits.blockInk
      return (isDot || isBlock) && lines.beginsLine(mark.box)
    }

    /// Whether a mark is a dash before the text of its line, half-way up its letters.
    private func isDash(_ mark: InkMark, among lines: WordBands) -> Bool {
      Dash(
        in: mark.box, inkShare: mark.inkShare, textHeight: textHeight, widths: Limits.dashWidth)
        != nil && lines.beginsLine(mark.box, at: Limits.dashLevel)
    }

    private func isText(
      _ box: PageRect, groups: MarkGroups, marks: [InkMark], lines: WordBands
    ) -> Bool {
      let (width, height) = (box.x.length / textHeight, box.y.length / textHeight)
      guard Limits.runHeight.contains(height), Limits.runWidth.contains(width),
        width >= height * Limits.leastAspect
      else { return false }
      let around = box.expanded(by: Limits.clearance * textHeight)
      let isAlone = !marks.contains { mark in
        mark.box.y.length >= Limits.disturbingHeight * textHeight
          && mark.box.intersection(around) != nil && mark.box.intersection(box) == nil
      }
      return isAlone && lines.isBesideWords(box)
    }
  }
#endif
