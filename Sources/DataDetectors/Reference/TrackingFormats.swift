/// The make-up of one carrier's parcel numbers.
struct TrackingFormat {
  /// How the last characters prove the rest.
  enum Check {
    case none
    /// Weights for the characters at even and at odd places, of the characters from an offset on.
    case mod10(even: Int, odd: Int, from: Int, prefix: String = "")
    /// The remainder by 11, then by 10, of the 12 or 14 characters that end at a count.
    case weights(end: Int, length: Int)
    case mod7
    case mod37
    case postal
  }

  let carrier: String
  /// "#" for a digit, "@" for a letter, "*" for both, other characters for themselves.
  let pattern: [UInt8]
  let check: Check
  /// Whether words before it, or its place, must say what it is.
  let needsTelling: Bool

  init(_ carrier: String, _ pattern: String, _ check: Check = .none, telling: Bool = false) {
    var units: [UInt8] = []
    for part in pattern.split(separator: " ") {
      let ends = part.split(separator: "x", maxSplits: 1)
      let count = ends.count == 2 ? Int(ends[1]) : nil
      units +=
        count.map { Array(repeating: ends[0].utf8.first ?? 0, count: $0) } ?? Array(part.utf8)
    }
    self.carrier = carrier
    self.pattern = units
    self.check = check
    self.needsTelling = telling
  }

  /// Facts as the carriers publish them, the most telling first.
  static let all: [TrackingFormat] = [
    TrackingFormat("UPS", "1Z *x16", .mod10(even: 1, odd: 2, from: 2)),
    TrackingFormat("UPS", "K #x10", .mod10(even: 1, odd: 2, from: 1)),
    TrackingFormat("UPS", "V #x10", .mod10(even: 1, odd: 2, from: 1)),
    TrackingFormat("UPS", "T #x10", .mod10(even: 1, odd: 2, from: 1)),
    TrackingFormat("UPS", "H #x10", .mod10(even: 1, odd: 2, from: 1)),
    TrackingFormat("S10", "@@ #x9 @@", .postal),
    TrackingFormat("FedEx", "100 #x31", .weights(end: 34, length: 14)),
    TrackingFormat("FedEx", "96 #x32", .weights(end: 34, length: 14)),
    TrackingFormat("FedEx", "#x32", .weights(end: 28, length: 12)),
    TrackingFormat("FedEx", "96 #x20", .mod10(even: 1, odd: 3, from: 7)),
    TrackingFormat("FedEx", "612 #x17", .mod10(even: 3, odd: 1, from: 0, prefix: "92")),
    TrackingFormat("USPS", "420 #x31", .mod10(even: 3, odd: 1, from: 12)),
    TrackingFormat("USPS", "420 #x27", .mod10(even: 3, odd: 1, from: 8)),
    TrackingFormat("USPS", "9 #x25", .mod10(even: 3, odd: 1, from: 0)),
    TrackingFormat("USPS", "9 #x21", .mod10(even: 3, odd: 1, from: 0)),
    TrackingFormat("USPS", "#x20", .mod10(even: 3, odd: 1, from: 0)),
    TrackingFormat("USPS", "#x20", .mod10(even: 3, odd: 1, from: 0, prefix: "91")),
    TrackingFormat("FedEx", "00 #x16", .mod10(even: 3, odd: 1, from: 2)),
    TrackingFormat("FedEx", "#x15", .mod10(even: 1, odd: 3, from: 0)),
    TrackingFormat("FedEx", "#x12", .weights(end: 12, length: 12), telling: true),
    TrackingFormat("DHL", "JJD #x10"), TrackingFormat("DHL", "JJD #x9"),
    TrackingFormat("DHL", "JVGL #x10"), TrackingFormat("DHL", "JVGL #x9"),
    TrackingFormat("DHL", "GM #x16"), TrackingFormat("DHL", "GM #x18"),
    TrackingFormat("DHL", "GM *x20"),
    TrackingFormat("DHL", "#x10", .mod7, telling: true),
    TrackingFormat("DHL", "#x11", .mod7, telling: true),
    TrackingFormat("Canada Post", "#x16", .mod10(even: 3, odd: 1, from: 0), telling: true),
    TrackingFormat("DPD", "#x27 *", .mod37), TrackingFormat("DPD", "#x14 @", .mod37),
    TrackingFormat("Amazon", "TBA #x12"), TrackingFormat("Amazon", "TBM #x12"),
    TrackingFormat("Amazon", "TBC #x12"), TrackingFormat("Amazon", "C1 #x9"),
    TrackingFormat("OnTrac", "C #x14", .mod10(even: 1, odd: 2, from: 1, prefix: "4")),
    TrackingFormat("OnTrac", "D #x14", .mod10(even: 1, odd: 2, from: 1, prefix: "5")),
    TrackingFormat("OnTrac", "1LS7 #x11"), TrackingFormat("OnTrac", "1LS7 #x13"),
    TrackingFormat("OnTrac", "LX1 #x7"), TrackingFormat("OnTrac", "LH #x8"),
    TrackingFormat("OnTrac", "LI #x8"), TrackingFormat("OnTrac", "LE #x8"),
    TrackingFormat("Canpar", "D #x21"), TrackingFormat("Canpar", "L #x21"),
    TrackingFormat("Canpar", "S #x21"), TrackingFormat("GOFO", "GFUS #x14"),
    TrackingFormat("Landmark Global", "LTN #x8 N#"), TrackingFormat("Spee-Dee", "SP #x18"),
    TrackingFormat("YunExpress", "YT #x16"), TrackingFormat("Yodel", "JJD #x16"),
    TrackingFormat("Yodel", "JD #x16"),
  ]

  /// The formats by the count of their characters.
  static let byLength = Dictionary(grouping: all) { $0.pattern.count }

  /// The page of a carrier, to which the number is added.
  static let pages: [String: String] = [
    "UPS": "https://www.ups.com/track?tracknum=",
    "FedEx": "https://www.fedex.com/fedextrack/?trknbr=",
    "USPS": "https://tools.usps.com/go/TrackConfirmAction?tLabels=",
    "DHL": "https://www.dhl.com/global-en/home/tracking.html?tracking-id=",
    "Canada Post": "https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=",
    "Royal Mail": "https://www.royalmail.com/track-your-item#/tracking-results/",
  ]

  /// Who carries registered mail, by the country at the end of its number.
  static func postalCarrier(_ country: String) -> String? {
    switch country {
    case "US": "USPS"
    case "GB": "Royal Mail"
    case "CA": "Canada Post"
    case "DE": "Deutsche Post"
    case "FR": "La Poste"
    case "AU": "Australia Post"
    case "JP": "Japan Post"
    default: postalCountries.contains(country) ? "Universal Postal Union" : nil
    }
  }

  private static let postalCountries = Set(
    """
    AD AE AF AG AL AM AO AR AT AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CD CF CG
    CH CI CL CM CN CO CR CU CV CY CZ DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FO GA GD GE GG GH GI GL
    GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO KE KG KH KI KM KN KP KR
    KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MK ML MM MN MO MR MT MU MV MW MX MY MZ
    NA NC NE NG NI NL NO NP NR NZ OM PA PE PF PG PH PK PL PS PT PY QA RO RS RU RW SA SB SC SD SE SG
    SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG UY UZ VA VC VE
    VG VN VU WS YE ZA ZM ZW
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
