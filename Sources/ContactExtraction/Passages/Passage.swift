import DataDetectors
import DocumentModel
import Foundation

/// A part of a text in the tree that is read for a piece of a contact: a cell, or what stands behind
/// a label.
struct Passage {
  let text: DocumentObservation.Container.Text
  /// The part, in offsets of the transcript's UTF-8 view; its ends are character boundaries.
  let utf8Range: Range<Int>

  init(_ text: DocumentObservation.Container.Text) {
    self.text = text
    utf8Range = 0..<text.transcript.utf8.count
  }

  init(_ text: DocumentObservation.Container.Text, _ part: Substring) {
    self.text = text
    let units = text.transcript.utf8
    let start = units.distance(from: units.startIndex, to: part.startIndex)
    utf8Range = start..<(start + part.utf8.count)
  }

  /// The parts between characters of a kind.
  func parts(at isEnd: (Character) -> Bool) -> [Passage] {
    text.transcript.substring(utf8Range: utf8Range).split(whereSeparator: isEnd)
      .map { Passage(text, $0) }
  }

  /// The part that ends at an offset of the transcript's UTF-8 view.
  func part(before offset: Int) -> Passage? {
    guard offset > utf8Range.lowerBound, offset <= utf8Range.upperBound else { return nil }
    return Passage(text, text.transcript.substring(utf8Range: utf8Range.lowerBound..<offset))
  }

  var string: String {
    String(text.transcript.substring(utf8Range: utf8Range))
  }

  var isEmpty: Bool { string.allSatisfy(\.isWhitespace) }

  var region: NormalizedRegion { text.region(ofUTF8: utf8Range) ?? text.boundingRegion }

  var lines: [UUID] { text.lines.map(\.uuid) }

  /// What was read before a second look read the text differently; `nil` where none did.
  var firstReading: String? {
    text.words?.lazy.compactMap(\.firstReading).first?.string
  }

  /// The data of a kind in the passage, in order of place.
  ///
  /// What the tree holds already, else what is found with the kind expected or not.
  func data(_ kind: DataDetector.MatchType, isExpected: Bool) -> [Datum] {
    let stored = text.detectedData.compactMap { found -> Datum? in
      guard found.match.details.matchType == kind, let range = found.match.utf8Range,
        utf8Range.contains(range)
      else { return nil }
      return Datum(match: found.match, utf8Range: range, passage: self)
    }
    return stored.isEmpty ? searched(kind, isExpected: isExpected) : stored
  }

  /// The data of a kind as it is found anew.
  func searched(_ kind: DataDetector.MatchType, isExpected: Bool) -> [Datum] {
    let context = DataDetector.Context(expected: isExpected ? kind : [])
    return DataDetector.matches(in: string, types: kind, context: context).compactMap { match in
      match.utf8Range.map { range in
        let start = utf8Range.lowerBound
        return Datum(
          match: match,
          utf8Range: (range.lowerBound + start)..<(range.upperBound + start), passage: self)
      }
    }
  }

  /// Whether letters or digits stand beside the given data; what is of another kind doesn't count.
  func hasLetters(beside data: [Datum]) -> Bool {
    let others = self.data(.phoneNumber, isExpected: false)
    let rest = string(without: (data + others).map(\.utf8Range))
    return rest.contains { $0.isLetter || $0.isNumber }
  }

  /// The passage's text without some parts of it.
  func string(without parts: [Range<Int>]) -> String {
    var kept: [UInt8] = []
    for (offset, unit) in text.transcript.utf8.enumerated() where utf8Range.contains(offset) {
      if let part = parts.first(where: { $0.contains(offset) }) {
        if offset == part.lowerBound { kept.append(UInt8(ascii: " ")) }
      } else {
        kept.append(unit)
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// A piece of data with its place.
  struct Datum {
    let match: DataDetector.Match
    let utf8Range: Range<Int>
    let passage: Passage

    var printed: String {
      String(passage.text.transcript.substring(utf8Range: utf8Range))
    }

    var region: NormalizedRegion { passage.text.region(ofUTF8: utf8Range) ?? passage.region }
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
