internal import Foundation

extension KnownUnit {
  /// Units that Foundation lacks, by quantity.
  static let derived: [KnownUnit] =
    prefixed("newton", "N", of: Force.init, ["", "milli", "kilo", "mega"])
    + [linear("pound-force", "lbf", 4.448_221_615_260_5, of: Force.init)]
    + prefixed("mole", "mol", of: AmountOfSubstance.init, ["", "nano", "micro", "milli", "kilo"])
    + prefixed("candela", "cd", of: LuminousIntensity.init, ["", "milli"])
    + prefixed("lumen", "lm", of: LuminousFlux.init, ["", "kilo"])
    + prefixed("tesla", "T", of: MagneticFluxDensity.init, ["", "nano", "micro", "milli"])
    + prefixed("farad", "F", of: Capacitance.init, ["", "pico", "nano", "micro", "milli"])
    + prefixed("henry", "H", of: Inductance.init, ["", "nano", "micro", "milli"])
    + prefixed("gray", "Gy", of: AbsorbedDose.init, ["", "micro", "milli", "centi"])
    + prefixed("sievert", "Sv", of: EquivalentDose.init, ["", "nano", "micro", "milli"])
    + prefixed("becquerel", "Bq", of: Radioactivity.init, ["", "kilo", "mega", "giga"])
    + [linear("decibel", "dB", 1, of: Level.init)]
    + [
      KnownUnit(name: "lux", dimension: UnitIlluminance.lux),
      KnownUnit(name: "part-per-million", dimension: UnitDispersion.partsPerMillion),
      linear("revolution-per-minute", "rpm", 1.0 / 60, of: UnitFrequency.init),
    ]
    + electrical + speeds + pressuresAndEnergies + concentrations + rates

  private static let electrical = [
    KnownUnit(name: "microampere", dimension: UnitElectricCurrent.microamperes),
    KnownUnit(name: "microvolt", dimension: UnitElectricPotentialDifference.microvolts),
    KnownUnit(name: "megavolt", dimension: UnitElectricPotentialDifference.megavolts),
    KnownUnit(name: "milliohm", dimension: UnitElectricResistance.milliohms),
    KnownUnit(name: "nanowatt", dimension: UnitPower.nanowatts),
    linear("volt-ampere", "VA", 1, of: UnitPower.init),
    linear("kilovolt-ampere", "kVA", 1000, of: UnitPower.init),
  ]

  private static let speeds = [
    linear("kilometre-per-second", "km/s", 1000, of: UnitSpeed.init),
    linear("centimetre-per-second", "cm/s", 0.01, of: UnitSpeed.init),
    linear("millimetre-per-second", "mm/s", 0.001, of: UnitSpeed.init),
    linear("metre-per-minute", "m/min", 1.0 / 60, of: UnitSpeed.init),
    linear("metre-per-hour", "m/h", 1.0 / 3600, of: UnitSpeed.init),
    linear("mile-per-second", "mi/s", 1609.344, of: UnitSpeed.init),
    linear("foot-per-second", "ft/s", 0.3048, of: UnitSpeed.init),
    linear("foot-per-minute", "ft/min", 0.005_08, of: UnitSpeed.init),
    linear("inch-per-second", "in/s", 0.0254, of: UnitSpeed.init),
  ]

  private static let pressuresAndEnergies = [
    linear("atmosphere", "atm", 101_325, of: UnitPressure.init),
    linear("torr", "Torr", 133.322_368_421, of: UnitPressure.init),
    linear("british-thermal-unit", "Btu", 1055.055_852_62, of: UnitEnergy.init),
    linear("therm", "thm", 105_505_585.262, of: UnitEnergy.init),
    linear("megajoule", "MJ", 1_000_000, of: UnitEnergy.init),
    linear("gigajoule", "GJ", 1_000_000_000, of: UnitEnergy.init),
    linear("kiloelectronvolt", "keV", 1.602_176_634e-16, of: UnitEnergy.init),
    linear("megaelectronvolt", "MeV", 1.602_176_634e-13, of: UnitEnergy.init),
    linear("terawatt-hour", "TWh", 3.6e15, of: UnitEnergy.init),
    linear("angstrom", "Å", 1e-10, of: UnitLength.init),
    KnownUnit(name: "femtometre", dimension: UnitLength(symbol: "fm", converter: linear(1e-15))),
  ]

  private static let concentrations = [
    linear("kilogram-per-cubic-metre", "kg/m³", 1, of: UnitConcentrationMass.init),
    linear("gram-per-cubic-centimetre", "g/cm³", 1000, of: UnitConcentrationMass.init),
    linear("gram-per-decilitre", "g/dL", 10, of: UnitConcentrationMass.init),
    linear("milligram-per-litre", "mg/L", 0.001, of: UnitConcentrationMass.init),
    linear("milligram-per-millilitre", "mg/mL", 1, of: UnitConcentrationMass.init),
    linear("microgram-per-litre", "µg/L", 1e-6, of: UnitConcentrationMass.init),
    linear("microgram-per-millilitre", "µg/mL", 0.001, of: UnitConcentrationMass.init),
    linear("nanogram-per-millilitre", "ng/mL", 1e-6, of: UnitConcentrationMass.init),
    linear("microgram-per-cubic-metre", "µg/m³", 1e-9, of: UnitConcentrationMass.init),
    linear("milligram-per-cubic-metre", "mg/m³", 1e-6, of: UnitConcentrationMass.init),
  ]

  private static let rates = [
    linear("cubic-metre-per-second", "m³/s", 1, of: FlowRate.init),
    linear("cubic-metre-per-hour", "m³/h", 1.0 / 3600, of: FlowRate.init),
    linear("litre-per-second", "L/s", 0.001, of: FlowRate.init),
    linear("litre-per-minute", "L/min", 0.001 / 60, of: FlowRate.init),
    linear("litre-per-hour", "L/h", 0.001 / 3600, of: FlowRate.init),
    linear("millilitre-per-minute", "mL/min", 1e-6 / 60, of: FlowRate.init),
    linear("millilitre-per-hour", "mL/h", 1e-6 / 3600, of: FlowRate.init),
    linear("gallon-per-minute", "gpm", 0.003_785_411_784 / 60, of: FlowRate.init),
    linear("cubic-foot-per-minute", "cfm", 0.028_316_846_592 / 60, of: FlowRate.init),
    linear("kilobit-per-second", "kbit/s", 1e3, of: DataRate.init),
    linear("megabit-per-second", "Mbit/s", 1e6, of: DataRate.init),
    linear("gigabit-per-second", "Gbit/s", 1e9, of: DataRate.init),
    linear("kilobyte-per-second", "kB/s", 8e3, of: DataRate.init),
    linear("megabyte-per-second", "MB/s", 8e6, of: DataRate.init),
    linear("gigabyte-per-second", "GB/s", 8e9, of: DataRate.init),
  ]

  private static let prefixes: [String: (symbol: String, factor: Double)] = [
    "": ("", 1), "pico": ("p", 1e-12), "nano": ("n", 1e-9), "micro": ("µ", 1e-6),
    "milli": ("m", 1e-3), "centi": ("c", 1e-2), "kilo": ("k", 1e3), "mega": ("M", 1e6),
    "giga": ("G", 1e9),
  ]

  private static func prefixed(
    _ name: String, _ symbol: String, of make: (String, UnitConverter) -> Dimension,
    _ names: [String]
  ) -> [KnownUnit] {
    names.compactMap { prefix in
      prefixes[prefix].map { linear(prefix + name, $0.symbol + symbol, $0.factor, of: make) }
    }
  }

  private static func linear(
    _ name: String, _ symbol: String, _ factor: Double,
    of make: (String, UnitConverter) -> Dimension
  ) -> KnownUnit {
    KnownUnit(name: name, dimension: make(symbol, linear(factor)))
  }

  private static func linear(_ factor: Double) -> UnitConverter {
    UnitConverterLinear(coefficient: factor)
  }
}
