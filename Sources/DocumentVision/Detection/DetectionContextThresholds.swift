/// When a table's column is taken to hold one kind of data.
struct DetectionContextThresholds {
  /// The share of the filled cells that must show the kind.
  ///
  /// Larger, and a column with many damaged cells gets no help; smaller, and a column of remarks
  /// with a few addresses in it has its words read as addresses.
  var smallestShare = 0.5
  /// How many cells must show the kind.
  ///
  /// Larger, and short sheets get no help; smaller, and one chance hit decides.
  var fewestCells = 2
  /// How sure a parcel's or flight's number must be to stand in a column that holds none.
  ///
  /// Larger, and numbers that words explain are lost; smaller, and stock lists show parcels.
  var doubt: Float = 0.5
}
