import DocumentLayout
import DocumentModel
import Foundation
import Testing
import TestSupport

@Test func probe() throws {
  guard let path = ProcessInfo.processInfo.environment["PROBE"] else { return }
  let text = try String(contentsOfFile: path, encoding: .utf8)
  for part in text.components(separatedBy: "\n=====\n") {
    let layout = LayoutPipeline().layout(PageSketch(part).page)
    print(part)
    print(layout.observation.treeDump)
    for candidate in layout.trace.tables { print(candidate.verdict, candidate.evidence) }
    print(layout.observation.invariantViolations)
    print("------------------------------------------")
  }
}
