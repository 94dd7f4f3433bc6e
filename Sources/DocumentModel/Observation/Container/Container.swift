extension DocumentObservation {
  /// A region of a document with everything in it: the page, a table's cell, a list's item.
  ///
  /// The content is stored once, as ``blocks`` in reading order; ``title``, ``paragraphs``,
  /// ``lists`` and ``tables`` are views of it that don't overlap, and ``text`` is everything once.
  public struct Container: BoundingRegionProviding, Hashable, Sendable {
    /// The content in reading order.
    ///
    /// An addition to Apple's shape.
    public let blocks: [Block]
    /// All text of the region once, in reading order.
    ///
    /// Paragraphs are parted by a blank line; a table's cells by tabs and its rows by line breaks.
    public let text: Text
    /// The barcodes in the region; empty unless asked for.
    public let barcodes: [BarcodeObservation]
    /// The outline of the region.
    public let boundingRegion: NormalizedRegion

    /// Makes a container.
    ///
    /// - Parameters:
    ///   - blocks: The content in reading order.
    ///   - barcodes: The barcodes in the region.
    ///   - boundingRegion: The outline; by default that of the content.
    public init(
      blocks: [Block], barcodes: [BarcodeObservation] = [], boundingRegion: NormalizedRegion? = nil
    ) {
      self.blocks = blocks
      self.barcodes = barcodes
      text = Text(joining: blocks)
      self.boundingRegion =
        boundingRegion
        ?? NormalizedRegion.enclosing(
          blocks.map(\.boundingRegion) + barcodes.map(\.boundingRegion))
    }

    /// The document's title, where one stands out.
    public var title: Text? {
      blocks.lazy.compactMap { $0.text(in: .title) }.first
    }

    /// The texts outside lists and tables in reading order, those of forms included, without the
    /// title.
    public var paragraphs: [Text] {
      var hasTitle = false
      return blocks.compactMap { block in
        if case .form(let form) = block { return form.text.lines.isEmpty ? nil : form.text }
        guard case .text(let text, let role) = block else { return nil }
        guard role == .title, !hasTitle else { return text }
        hasTitle = true
        return nil
      }
    }

    /// The lists in reading order.
    public var lists: [List] {
      blocks.compactMap { if case .list(let list) = $0 { list } else { nil } }
    }

    /// The tables in reading order.
    public var tables: [Table] {
      blocks.compactMap { if case .table(let table) = $0 { table } else { nil } }
    }
  }
}

extension DocumentObservation.Container: Codable {
  private enum CodingKeys: CodingKey { case blocks, barcodes, boundingRegion }

  /// Reads a container; its text is made anew from the blocks.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      blocks: try values.decode([DocumentObservation.Block].self, forKey: .blocks),
      barcodes: try values.decodeIfPresent([BarcodeObservation].self, forKey: .barcodes) ?? [],
      boundingRegion: try values.decode(NormalizedRegion.self, forKey: .boundingRegion))
  }

  /// Writes the blocks, the barcodes and the outline.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(blocks, forKey: .blocks)
    if !barcodes.isEmpty { try values.encode(barcodes, forKey: .barcodes) }
    try values.encode(boundingRegion, forKey: .boundingRegion)
  }
}
