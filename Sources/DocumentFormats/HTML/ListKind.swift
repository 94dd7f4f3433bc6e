import DocumentModel

/// Which HTML list a list of the tree is.
struct ListKind {
  let name: String
  let attributes: String
  private let isDecimal: Bool
  private let keepsMarkers: Bool

  init(_ list: DocumentObservation.Container.List) {
    let isTasks = list.items.allSatisfy { $0.checkbox != nil } && !list.items.isEmpty
    let kinds = isTasks ? [] : Set(list.items.map(\.markerType))
    isDecimal = kinds == [.decimal]
    keepsMarkers = !(isDecimal || kinds.isSubset(of: [.bullet, .hyphen, nil])) && !kinds.isEmpty
    name = isDecimal ? "ol" : "ul"
    // Numbers of several parts and letters have no list of their own that shows them as printed.
    attributes = keepsMarkers || isTasks ? " style=\"list-style: none\"" : ""
  }

  /// The printed number of an item.
  func value(of item: DocumentObservation.Container.List.Item) -> Int? {
    isDecimal ? Int(item.markerString.filter { $0.isASCII && $0.isNumber }) : nil
  }

  /// The marker where it has to stand in the text.
  func keptMarker(of item: DocumentObservation.Container.List.Item) -> String? {
    keepsMarkers && !item.markerString.isEmpty ? item.markerString : nil
  }
}
