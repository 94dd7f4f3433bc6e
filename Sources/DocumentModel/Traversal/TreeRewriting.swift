/// A change to a document's tree, made from the leaves upwards.
///
/// Leaf texts are replaced first; each table is then offered with its new cells. Texts of
/// containers are made anew from their parts; markers stay as they are.
package struct TreeRewriting {
  package typealias Container = DocumentObservation.Container

  private let text: (Container.Text) -> Container.Text
  private let table: (Container.Table) -> Container.Table

  /// Makes a change; what isn't given stays as it is.
  package init(
    text: @escaping (Container.Text) -> Container.Text = { $0 },
    table: @escaping (Container.Table) -> Container.Table = { $0 }
  ) {
    self.text = text
    self.table = table
  }

  /// The observation after the change.
  package func apply(to observation: DocumentObservation) -> DocumentObservation {
    DocumentObservation(
      document: apply(to: observation.document), pageNumber: observation.pageNumber,
      imageSize: observation.imageSize,
      wordsBelowMinimumHeight: observation.wordsBelowMinimumHeight, notes: observation.notes,
      originatingRequestDescriptor: observation.originatingRequestDescriptor)
  }

  private func apply(to container: Container) -> Container {
    let blocks = container.blocks.map { block -> DocumentObservation.Block in
      switch block {
      case .text(let old, let role): .text(text(old), role)
      case .list(let list): .list(apply(to: list))
      case .table(let old): .table(table(old.mappingContents(apply(to:))))
      case .form(let form): .form(apply(to: form))
      }
    }
    return Container(
      blocks: blocks, barcodes: container.barcodes, boundingRegion: container.boundingRegion)
  }

  private func apply(to form: Container.Form) -> Container.Form {
    Container.Form(
      text: text(form.text),
      checkboxes: form.checkboxes.map {
        Container.Checkbox(
          isChecked: $0.isChecked, confidence: $0.confidence, label: $0.label.map(text),
          groupLabel: $0.groupLabel.map(text), boundingRegion: $0.boundingRegion,
          utf8Range: $0.utf8Range)
      },
      fields: form.fields.map {
        Container.Field(
          key: text($0.key), value: $0.value.map(text), boundingRegion: $0.boundingRegion)
      }, boundingRegion: form.boundingRegion)
  }

  private func apply(to list: Container.List) -> Container.List {
    let items = list.items.map {
      Container.List.Item(
        content: apply(to: $0.content), marker: $0.marker, markerType: $0.markerType)
    }
    return Container.List(items: items, boundingRegion: list.boundingRegion)
  }
}

extension DocumentObservation.Container.Table {
  /// The same grid with each cell's content replaced by what a function makes of it.
  package func mappingContents(
    _ transform: (DocumentObservation.Container) -> DocumentObservation.Container
  ) -> Self {
    mappingCells { cell in
      Cell(
        content: transform(cell.content), rowRange: cell.rowRange, columnRange: cell.columnRange,
        isHeader: cell.isHeader)
    }
  }
}
