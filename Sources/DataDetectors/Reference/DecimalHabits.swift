internal import Foundation

/// Where a comma is the decimal mark.
enum DecimalHabits {
  /// Whether the language or region of a document writes decimals with a comma.
  static func hasComma(_ options: DataDetector.Options) -> Bool {
    if let language = options.documentLanguageCode?.identifier {
      guard commaLanguages.contains(language) else { return false }
      let region = options.documentRegion?.identifier.uppercased()
      return !(language == "es" && region.map(pointRegions.contains) ?? false)
    }
    return options.documentRegion.map { commaRegions.contains($0.identifier.uppercased()) } ?? false
  }

  private static let commaLanguages: Set<String> = [
    "de", "fr", "es", "it", "pt", "nl", "sv", "nb", "no", "da", "fi", "pl", "cs", "sk", "hu", "ro",
    "bg", "hr", "sl", "sr", "el", "tr", "ru", "uk", "vi", "id", "ca",
  ]

  private static let pointRegions: Set<String> = [
    "MX", "US", "GT", "HN", "NI", "PA", "PE", "PR", "DO", "SV",
  ]

  private static let commaRegions: Set<String> = [
    "DE", "AT", "FR", "BE", "ES", "IT", "PT", "BR", "NL", "SE", "NO", "DK", "FI", "PL", "CZ", "SK",
    "HU", "RO", "BG", "HR", "SI", "RS", "GR", "TR", "RU", "UA", "VN", "ID", "AR", "CL", "CO", "UY",
  ]
}
