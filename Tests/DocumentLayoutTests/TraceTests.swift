import DocumentLayout
import DocumentModel
import Foundation
import TestSupport
import Testing

@Suite struct TraceTests {
  private func trace(_ picture: String, drawsRules: Bool = true) -> LayoutTrace {
    let options = LayoutOptions(recordsDecisions: true)
    return LayoutPipeline(options: options)
      .layout(PageSketch(picture, drawsRules: drawsRules).page).trace
  }

  private static let grid = """
    +--------+--------+
    | Name   | Room   |
    +--------+--------+
    | Ann    | 12     |
    +--------+--------+
    """

  private static let columns = """
    The committee met on Monday     approved the plan for the year
    and talked about the garden     that begins in early spring and
    for most of the afternoon in    wrote to all the members that
    the old mill by the river so    live near the river and the old
    that nobody went home early     mill by the bridge in the town
    """

  @Test func nothingIsRecordedUnlessAskedFor() {
    let page = PageSketch(Self.grid).page
    let plain = LayoutPipeline().layout(page)
    #expect(plain.trace.decisions.isEmpty)
    let explained = LayoutPipeline(options: LayoutOptions(recordsDecisions: true)).layout(page)
    #expect(!explained.trace.decisions.isEmpty)
    #expect(explained.observation == plain.observation)
  }

  @Test func anAcceptedGridTellsItsStagesAndEvidence() throws {
    let trace = trace(Self.grid)
    let area = try #require(trace.decisions.first { $0.subject == .ruledArea })
    #expect(area.stage == .regions && area.outcome == .accepted)
    #expect(area.evidence.contains { $0.name == "horizontal rules" && $0.value > 2 })
    let table = try #require(trace.decisions.first { $0.subject == .table })
    #expect(table.stage == .tables && table.outcome == .accepted)
    #expect(table.reason == "rules, from a grid of rules")
    #expect(table.evidence.contains { $0.name == "rows" && $0.value > 1 })
    #expect(trace.decisions.contains { $0.subject == .tableHeader })
  }

  @Test func aFrameWithNothingInsideIsRefused() {
    let trace = trace(
      """
      +--------------+
      | A lone note  |
      +--------------+
      """)
    #expect(
      trace.decisions.contains { $0.subject == .ruledArea && $0.outcome == .refused })
  }

  @Test func aStripBetweenColumnsIsAcceptedWithWhatItParts() throws {
    let gutters = trace(Self.columns).decisions.filter { $0.subject == .columnGutter }
    let best = try #require(gutters.first { $0.outcome == .accepted })
    #expect(best.evidence.contains { $0.name == "parted lines" && $0.value > 2 })
    #expect(gutters.count(where: { $0.outcome == .accepted }) == 1)
  }

  @Test func linesThatMightBeRowsTellWhyTheyAreNot() {
    let trace = trace(
      """
      1   Go to the old mill and ask for the keeper of the gate
      2   Take the path along the river until you see the bridge
      3   Turn left at the bakery and walk on for half a mile more
      """)
    #expect(trace.decisions.contains { $0.stage == .tables && $0.outcome != .accepted })
  }

  @Test func listsAndLoneMarkersAreTold() {
    let list = trace("• tea\n• cups\n• plates", drawsRules: false)
    #expect(list.decisions.contains { $0.subject == .list && $0.outcome == .accepted })
    let lone = trace("3. Oktober is a day like any other\nwithout a list", drawsRules: false)
    #expect(lone.decisions.contains { $0.subject == .listMarker && $0.outcome == .refused })
  }

  @Test func theTextHasALineForEachDecisionUnderItsStage() {
    let trace = trace(Self.grid)
    let lines = trace.description.split(separator: "\n")
    #expect(lines.count(where: { $0.hasPrefix("  ") }) == trace.decisions.count)
    #expect(lines.contains("regions"))
    #expect(lines.contains { $0.hasPrefix("  accepted table at ") && $0.contains("(rows 2, ") })
  }

  @Test func decisionsAreStoredWithTheTrace() throws {
    let trace = trace(Self.grid)
    let data = try JSONEncoder().encode(trace)
    #expect(try JSONDecoder().decode(LayoutTrace.self, from: data) == trace)
  }
}
