extension DocumentObservation {
  /// The same observation with every leaf text replaced by what a function makes of it.
  ///
  /// Texts of containers are made anew from their leaves. Markers stay as they are.
  package func mappingTexts(
    _ transform: (Container.Text, TextContext) -> Container.Text
  ) -> DocumentObservation {
    DocumentObservation(
      document: document.mappingTexts(in: .page, transform), pageNumber: pageNumber,
      imageSize: imageSize, wordsBelowMinimumHeight: wordsBelowMinimumHeight,
      originatingRequestDescriptor: originatingRequestDescriptor)
  }

  /// The same observation, said to come from a request.
  package func originating(from request: RequestDescriptor) -> DocumentObservation {
    DocumentObservation(
      document: document, pageNumber: pageNumber, imageSize: imageSize,
      wordsBelowMinimumHeight: wordsBelowMinimumHeight, originatingRequestDescriptor: request)
  }

  /// Where a leaf text stands.
  package enum TextContext {
    /// Outside tables.
    case page
    /// In a cell of a table.
    case cell(Container.Table.Cell, in: Container.Table)
  }
}

extension DocumentObservation.Container {
  func mappingTexts(
    in context: DocumentObservation.TextContext,
    _ transform: (Text, DocumentObservation.TextContext) -> Text
  ) -> Self {
    let mapped = blocks.map { block -> DocumentObservation.Block in
      switch block {
      case .text(let text, let role): .text(transform(text, context), role)
      case .list(let list): .list(list.mappingTexts(in: context, transform))
      case .table(let table): .table(table.mappingTexts(transform))
      }
    }
    return Self(blocks: mapped, barcodes: barcodes, boundingRegion: boundingRegion)
  }
}

extension DocumentObservation.Container.List {
  fileprivate func mappingTexts(
    in context: DocumentObservation.TextContext,
    _ transform: (DocumentObservation.Container.Text, DocumentObservation.TextContext) ->
      DocumentObservation.Container.Text
  ) -> Self {
    Self(
      items: items.map {
        Item(
          content: $0.content.mappingTexts(in: context, transform), marker: $0.marker,
          markerType: $0.markerType)
      }, boundingRegion: boundingRegion)
  }
}

extension DocumentObservation.Container.Table {
  fileprivate func mappingTexts(
    _ transform: (DocumentObservation.Container.Text, DocumentObservation.TextContext) ->
      DocumentObservation.Container.Text
  ) -> Self {
    let mapped = cells.map { cell in
      Cell(
        content: cell.content.mappingTexts(in: .cell(cell, in: self), transform),
        rowRange: cell.rowRange, columnRange: cell.columnRange, isHeader: cell.isHeader)
    }
    // The ranges are this table's own, so they can't cover each other.
    return Self(cells: mapped, direction: direction, boundingRegion: boundingRegion) ?? self
  }
}
