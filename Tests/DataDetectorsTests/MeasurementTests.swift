import DataDetectors
import Foundation
import Testing

@testable import DataDetectors

@Suite("Measurements")
struct MeasurementTests {
  static let rows: [Row] = [
    Row("⟦5 km⟧, ⟦1.8m⟧ and ⟦100 cl⟧", "5 kilometre", "1.8 metre", "100 centilitre"),
    Row("⟦2,000.45±0.01 pounds⟧ or ⟦3 lbs⟧", "2000.45 pound", "3 pound"),
    Row(
      "⟦188 miles per hour⟧; ⟦120 km/h⟧; ⟦30 mpg⟧", "188 mile-per-hour", "120 kilometre-per-hour",
      "30 mile-per-gallon"),
    Row(
      "⟦10 1/2 miles⟧ ⟦½ teaspoon⟧ ⟦2/1000 kg⟧ ⟦3½ cups⟧", "10.5 mile", "0.5 teaspoon",
      "0.002 kilogram", "3.5 cup"),
    Row("⟦8-16 m⟧, ⟦5 to 6 mm⟧, ⟦3km-5km⟧", "8-16 metre", "5-6 millimetre", "3-5 kilometre"),
    Row("⟦3⟧ x ⟦4 cm⟧ and ⟦1 m⟧ x ⟦2 m⟧", "3 centimetre", "4 centimetre", "1 metre", "2 metre"),
    Row("⟦45⟧ and ⟦50 mg⟧", "45 milligram", "50 milligram"),
    Row("⟦5 ft 6 in⟧ tall, ⟦5'6\"⟧, ⟦6 feet and 3 inches⟧", "5.5 foot", "5.5 foot", "6.25 foot"),
    Row(
      "⟦-40 °C⟧ to ⟦98.6 degrees F⟧; ⟦37º C⟧; ⟦101 fahrenheit⟧", "-40 degree-celsius",
      "98.6 degree-fahrenheit", "37 degree-celsius", "101 degree-fahrenheit"),
    Row("⟦華氏100度⟧ 気温は⟦20℃⟧", "100 degree-fahrenheit", "20 degree-celsius"),
    Row(
      "⟦660 square meters⟧ ⟦190 km2⟧ ⟦5 m²⟧", "660 square-metre", "190 square-kilometre",
      "5 square-metre"),
    Row(
      "⟦16-bit⟧ at ⟦2.80 GHz⟧ with ⟦8 MB⟧; ⟦7 mW⟧ and ⟦7 MW⟧", "16 bit", "2.8 gigahertz",
      "8 megabyte", "7 milliwatt", "7 megawatt"),
    Row("⟦1.5 million gallons⟧ ⟦-1e-3 W⟧", "1500000 gallon", "-0.001 watt"),
    Row(
      "⟦2,5 Pfund⟧ ⟦5 mètres⟧ ⟦30 pulgadas⟧ ⟦10 gallone⟧", "2.5 pound", "5 metre", "30 inch",
      "10 gallon"),
    Row(
      "⟦三百米⟧ ⟦二十公升⟧ 一度 第三米 ⟦1.5千克⟧ ⟦3万4500吨⟧", "300 metre", "20 litre", "1.5 kilogram",
      "34500 tonne"),
    Row(
      "⟦時速188マイル⟧ ⟦華氏マイナス20度⟧ ⟦华氏温度51度⟧ ⟦minus 5 degrees Celsius⟧", "188 mile-per-hour",
      "-20 degree-fahrenheit", "51 degree-fahrenheit", "-5 degree-celsius"),
    Row(
      "⟦5 डिग्री \u{95E}ॉरेनहाइट⟧ ⟦6 डिग्री फ\u{93C}ॉरेनहाइट⟧", "5 degree-fahrenheit",
      "6 degree-fahrenheit"),
    Row(
      "⟦168センチ⟧ ⟦68 온스⟧ ⟦50公斤⟧ ⟦5 किलोमीटर⟧", "168 centimetre", "68 ounce", "50 kilogram",
      "5 kilometre"),
    Row(
      "⟦14 mGy⟧ ⟦2.5 kN⟧ ⟦100 µF⟧ ⟦5 mmol⟧ ⟦60 dB⟧ ⟦400 lx⟧", "14 milligray", "2.5 kilonewton",
      "100 microfarad", "5 millimole", "60 decibel", "400 lux"),
    Row(
      "⟦3,000 rpm⟧ ⟦15 British thermal units⟧ ⟦9.8 ft/s⟧ ⟦5 mg/L⟧", "3000 revolution-per-minute",
      "15 british-thermal-unit", "9.8 foot-per-second", "5 milligram-per-litre"),
    Row(
      "⟦100 Mbit/s⟧ ⟦20 l/min⟧ ⟦5 kg/m³⟧", "100 megabit-per-second", "20 litre-per-minute",
      "5 kilogram-per-cubic-metre"),
    Row(
      "SCP-173C, 24703 L-202, 24703L202, A5 m, 800,000 F-Series, 14.7C/ per, 29A Elm Street, 320 W Main Street, 5º"
    ),
    Row("2 in april, at 2:00 pm, 2.13.4 km, 1/17 mi, $5 m, 12 members"),
  ]

  @Test("are read as printed", arguments: rows)
  func read(_ row: Row) {
    let marked = MarkedText(row.picture)
    let matches = DataDetector.matches(in: marked.text, types: .measurement)
    #expect(matches.map { $0.range.map { String(marked.text[$0]) } ?? "" } == marked.marked)
    #expect(matches.map(Self.value) == row.values)
  }

  @Test("of more than one quantity name them all")
  func ambiguous() throws {
    let match = try #require(DataDetector.matches(in: "set it to 85°", types: .measurement).first)
    guard case .measurement(let angle) = match.details else { return }
    #expect(angle.possibleDimensions.contains(UnitAngle.degrees))
    #expect(angle.possibleDimensions.contains(UnitTemperature.celsius))
    let fahrenheit = angle.measurement(in: UnitTemperature.fahrenheit)
    #expect(abs(fahrenheit.value - 185) < 0.001)
  }

  @Test("read a mark before three digits by the language")
  func doubtful() {
    #expect(values("11.000 t", language: "pt") == ["11000 tonne"])
    #expect(values("2,123 m", language: "de") == ["2.123 metre"])
    #expect(values("2,123 m", language: "en") == ["2123 metre"])
    #expect(values("2.123 m", language: nil) == ["2.123 metre"])
  }

  @Test("take gallons as the region's")
  func gallons() {
    #expect(values("3 gallons", language: nil, region: "GB") == ["3 imperial-gallon"])
  }

  @Test("use units with a stable name only, so that they can be stored")
  func known() {
    for name in UnitNames.allNames {
      for region in [nil, "US", "GB"] {
        #expect(!UnitNames.possibleUnits(of: name, region: region).isEmpty, "\(name)")
      }
    }
  }

  @Test("convert units that Foundation lacks to their base")
  func derived() throws {
    let force = try #require(KnownUnit.named("kilonewton")?.dimension as? KnownUnit.Force)
    #expect(Measurement(value: 2, unit: force).converted(to: .baseUnit()).value == 2000)
    #expect(KnownUnit.of(force)?.name == "kilonewton")
    #expect(Set(KnownUnit.all.map(\.name)).count == KnownUnit.all.count)
  }

  @Test("survive encoding with their upper end")
  func coding() throws {
    let match = try #require(DataDetector.matches(in: "8-16 m", types: .measurement).first)
    let data = try JSONEncoder().encode(match.details)
    #expect(
      try JSONDecoder().decode(DataDetector.Match.SemanticDetails.self, from: data) == match.details
    )
  }

  private func values(_ text: String, language: String?, region: String? = nil) -> [String] {
    var options = DataDetector.Options()
    options.documentRegion = region.map { Locale.Region($0) }
    options.documentLanguageCode = language.map { Locale.LanguageCode($0) }
    return DataDetector.matches(in: text, types: .measurement, options: options).map(Self.value)
  }

  private static func value(_ match: DataDetector.Match) -> String {
    guard case .measurement(let measurement) = match.details,
      let unit = measurement.possibleDimensions.first
    else { return "" }
    let value = measurement.value.formatted(
      .number.grouping(.never).precision(.fractionLength(0...4)).locale(Locale(identifier: "en")))
    let upper = measurement.upperValue.map { "-" + String(Int($0)) } ?? ""
    return value + upper + " " + (KnownUnit.of(unit)?.name ?? "?")
  }
}
