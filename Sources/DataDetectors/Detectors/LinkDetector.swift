internal import Foundation

/// Finds links: with a scheme, with "www.", or as a bare domain that proves itself by its ending.
///
/// After a scheme any host is taken. A bare domain needs a real top-level domain that is printed as
/// such: a capitalised one only after a capitalised name ("Example.Com"), since "end.It" is two
/// sentences; one that also ends file names only with a path, or alone on its line. A path is
/// followed over a line end where the first line ends in a mark that only a link would break at.
struct LinkDetector {
  let text: ScannedText
  let expected: Bool

  func candidates() -> [Candidate] {
    var found: [Candidate] = []
    var position = 0
    while position < text.count {
      guard let length = DomainName.lengthOfLabelCharacter(in: text, at: position) else {
        position += max(1, text.scalar(at: position)?.length ?? 1)
        continue
      }
      let run = position..<endOfRun(from: position + length)
      position = run.upperBound
      guard let link = schemed(run) ?? bare(run) else { continue }
      // What is too long for a link is none in its parts either.
      guard link.range.count <= DetectionThresholds.longestLink else {
        position = max(position, link.range.upperBound)
        continue
      }
      guard let candidate = candidate(link) else { continue }
      found.append(candidate)
      position = max(position, link.range.upperBound)
    }
    return found
  }

  private struct Link {
    var range: Range<Int>
    var hasScheme: Bool
    var joins: Range<Int>?
  }

  private func endOfRun(from start: Int) -> Int {
    var end = start
    while true {
      if text[end] == .ascii(".") {
        end += 1
      } else if let length = DomainName.lengthOfLabelCharacter(in: text, at: end) {
        end += length
      } else {
        return end
      }
    }
  }

  // MARK: With a scheme

  private static let schemes = ["https", "http", "ftps", "sftp", "ftp", "wss", "ws", "file"]

  private func schemed(_ run: Range<Int>) -> Link? {
    let colon = run.upperBound
    guard text[colon] == .ascii(":"), text[colon + 1] == .ascii("/"),
      text[colon + 2] == .ascii("/"),
      let scheme = Self.schemes.first(where: { endsWith($0, run) })
    else { return nil }
    let start = colon - scheme.utf8.count
    guard text[start - 1] != .ascii("#"), text[start - 1] != .ascii("@"),
      let hostEnd = LinkHost(text: text).end(from: colon + 3),
      let portEnd = endOfPort(from: hostEnd)
    else { return nil }
    return withTail(start: start, end: portEnd, hasScheme: true)
  }

  private func endsWith(_ scheme: String, _ run: Range<Int>) -> Bool {
    guard run.count >= scheme.utf8.count else { return false }
    return zip(scheme.utf8.reversed(), text.units[run].reversed()).allSatisfy {
      $0 == $1 | 0x20
    }
  }

  // MARK: Without a scheme

  private func bare(_ run: Range<Int>) -> Link? {
    let start = run.lowerBound
    guard text.units[run].contains(.ascii(".")), mayPrecedeBareLink(text[start - 1]) else {
      return nil
    }
    // "http//[…": what is left of a scheme
    if text[start - 1] == .ascii("["), text[start - 2] == .ascii("/") { return nil }
    let end: Int
    let name = DomainName(in: text, at: start)
    if let name {
      // No site is named by an ending alone.
      if name.labels.count == 2, text.string(name.labels[0]).lowercased() == "www" { return nil }
      end = name.range.upperBound
    } else if let address = NumericAddress.end(in: text, from: start), address == run.upperBound,
      NumericAddress.isTellingByItself(text, start..<address)
    {
      end = address
    } else {
      return nil
    }
    guard text[end] != .ascii("@"), let portEnd = endOfPort(from: end) else { return nil }
    let link = withTail(start: start, end: portEnd, hasScheme: false)
    if let name, link.range.upperBound == end, !provesItself(name) { return nil }
    return link
  }

  private func mayPrecedeBareLink(_ unit: UInt8) -> Bool {
    switch Unicode.Scalar(unit) {
    case "@", "/", "#", "$", "\\", "_", ".": false
    default: true
    }
  }

  private func provesItself(_ name: DomainName) -> Bool {
    guard let top = name.labels.last, let second = name.labels.dropLast().last else { return false }
    if text[name.range.lowerBound] | 0x20 == .ascii("w"), name.labels.count > 2,
      text.string(name.labels[0]).lowercased() == "www"
    {
      return true
    }
    let isTelling =
      !TopLevelDomains.isOtherwiseUsed(name.topLevel)
      && (TopLevelDomains.isCommon(name.topLevel) || isPrintedAsEnding(top, after: second))
    return isTelling || expected || Surroundings(text).standsAlone(name.range, as: .link)
  }

  /// Whether an ending is in lower case, or no less so than the name before it.
  private func isPrintedAsEnding(_ top: Range<Int>, after second: Range<Int>) -> Bool {
    !text[top.lowerBound].isUppercase
  }

  // MARK: Port and tail

  /// The end of a port, the offset itself where there is none, or `nil` for one that can't be.
  private func endOfPort(from start: Int) -> Int? {
    guard text[start] == .ascii(":"), text[start + 1].isDigit else { return start }
    var end = start + 1
    var port = 0
    while text[end].isDigit {
      port = min(port * 10 + Int(text[end] & 0x0F), Self.highestPort + 1)
      end += 1
    }
    return port <= Self.highestPort ? end : nil
  }

  private static let highestPort = 65535

  private func withTail(start: Int, end: Int, hasScheme: Bool) -> Link {
    let tail = LinkTail(text: text).read(from: end)
    return Link(range: start..<tail.end, hasScheme: hasScheme, joins: tail.lineEnd)
  }

  private func candidate(_ link: Link) -> Candidate? {
    let printed = text.string(link.range)
    var value = printed
    if let joins = link.joins {
      value =
        text.string(link.range.lowerBound..<joins.lowerBound)
        + text.string(joins.upperBound..<link.range.upperBound)
    }
    guard let url = URL(string: link.hasScheme ? value : "http://" + value) else { return nil }
    return Candidate(
      range: link.range,
      details: .link(.init(url: url)),
      repair: link.joins.map { _ in .init(printed: printed, changes: [.joinedLines]) },
      confidence: link.joins == nil
        ? DetectionThresholds.certain
        : DetectionThresholds.certain - DetectionThresholds.costOfRepair,
      style: .url)
  }
}
