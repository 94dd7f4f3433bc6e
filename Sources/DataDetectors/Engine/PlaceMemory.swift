/// Remembers what was found at each place, for readers that ask again from many places.
final class PlaceMemory<Value> {
  private var values: [Value?]

  init(count: Int) {
    values = Array(repeating: nil, count: count)
  }

  /// What was found at a place, or what is found there now.
  func value(at place: Int, find: () -> Value) -> Value {
    guard values.indices.contains(place) else { return find() }
    if let value = values[place] { return value }
    let value = find()
    values[place] = value
    return value
  }
}
