/// Reads what follows the host of a link: path, query and fragment.
///
/// Ends at white space, quotes and angle brackets, at a bracket that closes nothing in the tail, and
/// at letters of scripts without spaces. Punctuation at the end belongs to the sentence.
struct LinkTail {
  let text: ScannedText

  /// Where the tail that may begin at an offset ends, and the line end that it runs over, if any.
  func read(from start: Int) -> (end: Int, lineEnd: Range<Int>?) {
    guard mayBegin(text[start]) else { return (start, nil) }
    let end = run(from: start)
    let kept = trimmed(start..<end)
    if kept == end, let next = continuation(after: start..<end) {
      let further = run(from: next)
      let last = trimmed(next..<further)
      if last > next { return (last, end..<next) }
    }
    return (kept, nil)
  }

  private func mayBegin(_ unit: UInt8) -> Bool {
    unit == .ascii("/") || unit == .ascii("?") || unit == .ascii("#")
  }

  private func run(from start: Int) -> Int {
    var open = (round: 0, square: 0, curly: 0)
    var position = start
    while let (scalar, length) = text.scalar(at: position) {
      switch scalar {
      case "(": open.round += 1
      case "[": open.square += 1
      case "{": open.curly += 1
      case ")": open.round -= 1
      case "]": open.square -= 1
      case "}": open.curly -= 1
      case "\"", "<", ">", "`", "\\", "|": return position
      default:
        if scalar.value <= 0x20 || scalar.value == 0x7F || isForeign(scalar) { return position }
      }
      if open.round < 0 || open.square < 0 || open.curly < 0 { return position }
      position += length
    }
    return position
  }

  private func isForeign(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return false }
    switch scalar.value {
    case 0x80...0xA0, 0xAB, 0xBB, 0x2000...0x200B, 0x2014...0x201F, 0x2026...0x202F, 0x205F,
      0x2060...0x206F, 0xFEFF:
      return true
    default:
      return scalar.isUnspacedScript
    }
  }

  private func trimmed(_ tail: Range<Int>) -> Int {
    var end = tail.upperBound
    var quotes = text.units[tail].count { $0 == .ascii("'") }
    while end > tail.lowerBound {
      switch Unicode.Scalar(text[end - 1]) {
      case ".", ",", ":", ";", "?", "!", "(", "[", "{": break
      case "'" where quotes % 2 == 1: quotes -= 1
      default: return end
      }
      end -= 1
    }
    return end
  }

  /// Where a link goes on in the next line, or `nil` when it doesn't.
  ///
  /// After a mark that no sentence ends with, any word continues it; after a slash only one that
  /// looks like a part of a link itself.
  private func continuation(after tail: Range<Int>) -> Int? {
    var next = tail.upperBound
    if text[next] == .ascii("\r") { next += 1 }
    guard text[next] == .ascii("\n") else { return nil }
    next += 1
    guard text[next].isLetterOrDigit else { return nil }
    let end = run(from: next)
    let part = text.units[next..<end]
    let word = text.string(next..<end).lowercased()
    if word.hasPrefix("www.") || word.contains("://") || part.last == .ascii(":") { return nil }
    switch Unicode.Scalar(text[tail.upperBound - 1]) {
    case "-", "_", "=", "&", "%": return next
    case "/":
      let inner = part.dropFirst().dropLast()
      return inner.contains { !$0.isLetter } ? next : nil
    default: return nil
    }
  }
}
