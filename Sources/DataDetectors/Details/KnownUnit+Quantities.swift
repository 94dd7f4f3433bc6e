public import Foundation

/// Quantities that Foundation has no units for; each is measured in its unit of the SI.
extension KnownUnit {
  /// A force, in newtons.
  public final class Force: Dimension, @unchecked Sendable {
    /// The newton.
    public override class func baseUnit() -> Force { .init(symbol: "N", converter: .one) }
  }

  /// An amount of substance, in moles.
  public final class AmountOfSubstance: Dimension, @unchecked Sendable {
    /// The mole.
    public override class func baseUnit() -> AmountOfSubstance {
      .init(symbol: "mol", converter: .one)
    }
  }

  /// A luminous intensity, in candelas.
  public final class LuminousIntensity: Dimension, @unchecked Sendable {
    /// The candela.
    public override class func baseUnit() -> LuminousIntensity {
      .init(symbol: "cd", converter: .one)
    }
  }

  /// A luminous flux, in lumens.
  public final class LuminousFlux: Dimension, @unchecked Sendable {
    /// The lumen.
    public override class func baseUnit() -> LuminousFlux { .init(symbol: "lm", converter: .one) }
  }

  /// A magnetic flux density, in teslas.
  public final class MagneticFluxDensity: Dimension, @unchecked Sendable {
    /// The tesla.
    public override class func baseUnit() -> MagneticFluxDensity {
      .init(symbol: "T", converter: .one)
    }
  }

  /// An electric capacitance, in farads.
  public final class Capacitance: Dimension, @unchecked Sendable {
    /// The farad.
    public override class func baseUnit() -> Capacitance { .init(symbol: "F", converter: .one) }
  }

  /// An electric inductance, in henries.
  public final class Inductance: Dimension, @unchecked Sendable {
    /// The henry.
    public override class func baseUnit() -> Inductance { .init(symbol: "H", converter: .one) }
  }

  /// An absorbed dose of radiation, in grays.
  public final class AbsorbedDose: Dimension, @unchecked Sendable {
    /// The gray.
    public override class func baseUnit() -> AbsorbedDose { .init(symbol: "Gy", converter: .one) }
  }

  /// An equivalent dose of radiation, in sieverts.
  public final class EquivalentDose: Dimension, @unchecked Sendable {
    /// The sievert.
    public override class func baseUnit() -> EquivalentDose { .init(symbol: "Sv", converter: .one) }
  }

  /// A radioactivity, in becquerels.
  public final class Radioactivity: Dimension, @unchecked Sendable {
    /// The becquerel.
    public override class func baseUnit() -> Radioactivity { .init(symbol: "Bq", converter: .one) }
  }

  /// A level against a reference, such as that of sound, in decibels.
  public final class Level: Dimension, @unchecked Sendable {
    /// The decibel.
    public override class func baseUnit() -> Level { .init(symbol: "dB", converter: .one) }
  }

  /// A volume in a time, in cubic metres per second.
  public final class FlowRate: Dimension, @unchecked Sendable {
    /// The cubic metre per second.
    public override class func baseUnit() -> FlowRate { .init(symbol: "m³/s", converter: .one) }
  }

  /// An amount of data in a time, in bits per second.
  public final class DataRate: Dimension, @unchecked Sendable {
    /// The bit per second.
    public override class func baseUnit() -> DataRate { .init(symbol: "bit/s", converter: .one) }
  }
}

extension UnitConverter {
  /// The conversion of a base unit.
  fileprivate static var one: UnitConverter { UnitConverterLinear(coefficient: 1) }
}
