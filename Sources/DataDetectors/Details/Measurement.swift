public import Foundation

extension DataDetector.Match.SemanticDetails {
  /// A number with a unit.
  public struct Measurement: Sendable {
    /// The number as printed, in each of ``possibleDimensions``.
    public let value: Double

    /// The units that the text may mean, likeliest first; usually one.
    public let possibleDimensions: [Dimension]

    /// The upper end of a range such as "8-16 m", in the same units; `nil` for one value.
    ///
    /// An addition to Apple's shape.
    public let upperValue: Double?

    /// Creates a measurement, or a range of them.
    public init(value: Double, possibleDimensions: [Dimension], upperValue: Double? = nil) {
      self.value = value
      self.possibleDimensions = possibleDimensions
      self.upperValue = upperValue
    }

    /// The measurement in a unit.
    ///
    /// Converts from the first possible unit of the same quantity. When there is none, the value
    /// is taken to be in the asked unit already.
    public func measurement<D>(in dimension: D) -> Foundation.Measurement<D> where D: Dimension {
      for case let printed as D in possibleDimensions
      where Swift.type(of: printed) == Swift.type(of: dimension) {
        return Foundation.Measurement(value: value, unit: printed).converted(to: dimension)
      }
      return Foundation.Measurement(value: value, unit: dimension)
    }
  }
}

extension DataDetector.Match.SemanticDetails.Measurement: Hashable {
  /// Compares values and units; a unit equals another with the same symbol and conversion.
  public static func == (left: Self, right: Self) -> Bool {
    left.value == right.value && left.upperValue == right.upperValue
      && left.possibleDimensions.elementsEqual(right.possibleDimensions) { $0.isEqual($1) }
  }

  /// Feeds the value and the units' symbols, since equal units hash differently on Linux.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
    hasher.combine(upperValue)
    hasher.combine(possibleDimensions.map(\.symbol))
  }
}

extension DataDetector.Match.SemanticDetails.Measurement: Codable {
  private enum CodingKeys: String, CodingKey {
    case value, upperValue, possibleUnits
  }

  /// Decodes a value and the names of its units.
  ///
  /// - Throws: `DecodingError` when a name is not one of ``KnownUnit``.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let names = try values.decode([String].self, forKey: .possibleUnits)
    let units = try names.map { name in
      guard let unit = KnownUnit.named(name) else {
        throw DecodingError.dataCorruptedError(
          forKey: .possibleUnits, in: values, debugDescription: "Unknown unit \(name).")
      }
      return unit.dimension
    }
    self.init(
      value: try values.decode(Double.self, forKey: .value), possibleDimensions: units,
      upperValue: try values.decodeIfPresent(Double.self, forKey: .upperValue))
  }

  /// Encodes the value and the names of its units.
  ///
  /// - Throws: `EncodingError` when a unit is not one of ``KnownUnit``.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(value, forKey: .value)
    try values.encodeIfPresent(upperValue, forKey: .upperValue)
    let names = try possibleDimensions.map { dimension in
      guard let unit = KnownUnit.of(dimension) else {
        throw EncodingError.invalidValue(
          dimension.symbol,
          .init(codingPath: encoder.codingPath, debugDescription: "Unit without a stable name."))
      }
      return unit.name
    }
    try values.encode(names, forKey: .possibleUnits)
  }
}
