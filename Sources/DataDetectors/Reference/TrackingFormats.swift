extension TrackingFormat {
  /// Every format, the most telling first.
  ///
  /// Facts from the courier descriptions of jkeen/tracking_number_data (MIT), read on 2026-11-30:
  /// lengths, first characters and check digits.
  static let all = letteredFormats + digitFormats

  /// The formats of numbers that begin with a digit or a letter, by the count of their characters.
  static func formats(beginningWith unit: UInt8, length: Int) -> [TrackingFormat] {
    let byLength = unit.isDigit ? digitsByLength : lettersByLength
    return byLength.indices.contains(length) ? byLength[length] : []
  }

  private static let digitsByLength = byLength { $0.holdsDigits }
  private static let lettersByLength = byLength { $0.holdsLetters }

  private static func byLength(where begins: (CharacterSet) -> Bool) -> [[TrackingFormat]] {
    let groups = Dictionary(
      grouping: all.filter { $0.pattern.first.map(begins) ?? false }, by: \.pattern.count)
    return (0...longest).map { groups[$0] ?? [] }
  }

  /// The most letters that any format begins with.
  static let mostLeadingLetters =
    all.map { format in format.pattern.prefix { !$0.holdsDigits }.count }.max() ?? 0

  /// The longest number of any format.
  static let longest = all.map(\.pattern.count).max() ?? 0

  private static let letteredFormats: [TrackingFormat] =
    [
      TrackingFormat("UPS", "1Z *x15 #", .mod10(even: 1, odd: 2, from: 2)),
      TrackingFormat("UPS", "[AHJKTV] #x10", .mod10(even: 1, odd: 2, from: 1)),
      TrackingFormat("S10", "@x2 #x9 @x2", .postal),
      TrackingFormat("DHL", "JJD #x10"), TrackingFormat("DHL", "JJD #x9"),
      TrackingFormat("DHL", "JVGL #x10"), TrackingFormat("DHL", "JVGL #x9"),
      TrackingFormat("DHL", "J @x2 #x10", .none, .words),
      TrackingFormat("DHL", "J @x2 #x9", .none, .words),
      TrackingFormat("Yodel", "JJD #x16"), TrackingFormat("Yodel", "JD #x16"),
      TrackingFormat("DPD", "#x14 @", .mod37), TrackingFormat("DPD", "#x27 *", .mod37),
      TrackingFormat("Amazon", "TB [ACM] #x12"),
      TrackingFormat("Amazon", "C1 #x9"),
      TrackingFormat("Amazon", "[AFC] #x10", .none, .words),
      TrackingFormat("OnTrac", "C #x14", .mod10(even: 1, odd: 2, from: 1, prefix: "4")),
      TrackingFormat("OnTrac", "D #x14", .mod10(even: 1, odd: 2, from: 1, prefix: "5")),
      TrackingFormat("LaserShip", "1LS7 [12] #x10"),
      TrackingFormat("LaserShip", "1LS7 [12] #x2 01 [1234] #x6 1"),
      TrackingFormat("LaserShip", "1LSCX *x10"),
      TrackingFormat("LaserShip", "L [EHINX] [123] #x7"),
      TrackingFormat("Canpar", "[CDKLSUXZ] #x21"),
      TrackingFormat("Purolator", "@x3 #x9", .none, .words),
      TrackingFormat("GOFO", "GFUS #x14"), TrackingFormat("Landmark Global", "LTN #x8 N1"),
      TrackingFormat("Spee-Dee", "SP #x18"), TrackingFormat("YunExpress", "YT #x16"),
    ] + electronicCommerce

  /// DHL's numbers for electronic commerce have no fixed length.
  private static let electronicCommerce: [TrackingFormat] =
    (10...24).flatMap { count in
      [
        TrackingFormat("DHL", "GM # #x\(count - 1)"),
        TrackingFormat("DHL", "GM # *x\(count - 1)", .none, count < 16 ? .words : .none),
      ]
        + ["LX", "RX", "UV", "CN", "SG", "TH", "IN", "HK", "MY"].map {
          TrackingFormat("DHL", "\($0) #x\(count)", .none, .words)
        }
    }

  private static let digitFormats: [TrackingFormat] = [
    TrackingFormat("FedEx", "100 #x31", .weights(end: 34, length: 14)),
    TrackingFormat("FedEx", "96 #x32", .weights(end: 34, length: 14)),
    TrackingFormat("FedEx", "3 #x31", .weights(end: 28, length: 12), .ownLine),
    TrackingFormat("FedEx", "96 #x20", .mod10(even: 1, odd: 3, from: 7)),
    TrackingFormat(
      "FedEx", "# # # 9 #x16", .mod10(even: 3, odd: 1, from: 0, prefix: "92"), .ownLine),
    TrackingFormat("USPS", "420 #x9 9 [2345] #x20", .mod10(even: 3, odd: 1, from: 12)),
    TrackingFormat("USPS", "420 #x5 9 [12345] #x24", .mod10(even: 3, odd: 1, from: 8)),
    TrackingFormat("USPS", "420 #x5 9 [12345] #x20", .mod10(even: 3, odd: 1, from: 8)),
    TrackingFormat(
      "USPS", "420 #x5 #x20", .mod10(even: 3, odd: 1, from: 8, prefix: "91"), .ownLine),
    TrackingFormat("USPS", "94 #x28", .mod10(even: 3, odd: 1, from: 0), .ownLine),
    TrackingFormat("USPS", "9 [12345] #x24", .mod10(even: 3, odd: 1, from: 0)),
    TrackingFormat("USPS", "9 [12345] #x20", .mod10(even: 3, odd: 1, from: 0)),
    TrackingFormat("USPS", "#x20", .mod10(even: 3, odd: 1, from: 0), .ownLine),
    TrackingFormat("USPS", "#x20", .mod10(even: 3, odd: 1, from: 0, prefix: "91"), .ownLine),
    TrackingFormat("FedEx", "0 [0124] #x16", .mod10(even: 3, odd: 1, from: 2), .ownLine),
    TrackingFormat("FedEx", "#x15", .mod10(even: 1, odd: 3, from: 0), .ownLine),
    TrackingFormat("FedEx", "#x12", .weights(end: 12, length: 12), .wholeText),
    TrackingFormat("Old Dominion", "77 [78] #x8", .luhn, .ownLine),
    TrackingFormat("Old Dominion", "072 #x8", .luhn, .ownLine),
    TrackingFormat("Old Dominion", "80 #x9", .luhn, .wholeText),
    TrackingFormat("Purolator", "[012345] #x11", .luhn, .wholeText),
    TrackingFormat("DHL", "#x10", .mod7, .wholeText),
    TrackingFormat("DHL", "#x11", .mod7, .wholeText),
    TrackingFormat("DHL", "#x14", .none, .words),
    TrackingFormat("Canada Post", "#x16", .mod10(even: 3, odd: 1, from: 0), .words),
  ]

  /// The page of a carrier, to which the number is added.
  ///
  /// Those of Canada Post, Canpar, DPD, GOFO, Landmark Global, Old Dominion, OnTrac, Purolator,
  /// Spee-Dee, USPS, Yodel and YunExpress stand in the same source; those of DHL, FedEx, Royal
  /// Mail and UPS in public code of shops. Checked there on 2026-11-30, not by a call.
  static let pages: [String: String] = [
    "UPS": "https://www.ups.com/track?tracknum=",
    "FedEx": "https://www.fedex.com/fedextrack/?trknbr=",
    "USPS": "https://tools.usps.com/go/TrackConfirmAction?tLabels=",
    "DHL": "https://www.dhl.com/global-en/home/tracking.html?tracking-id=",
    "Canada Post": "https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=",
    "Royal Mail": "https://www.royalmail.com/track-your-item#/tracking-results/",
    "DPD": "https://www.dpdgroup.com/nl/mydpd/my-parcels/track?lang=en&parcelNumber=",
    "OnTrac": "https://www.ontrac.com/tracking/?number=",
    "Purolator": "https://www.purolator.com/en/shipping/tracker?searchValue=",
    "Canpar": "https://www.canpar.com/en/track/tracking.jsp?locale=en&reference=",
    "Landmark Global": "https://track.landmarkglobal.com/?search=",
    "Old Dominion": "https://www.odfl.com/Trace/standardResult.faces?pro=",
    "Spee-Dee": "https://www.speedeedelivery.com/track/?tracking=",
    "Yodel": "https://www.yodel.co.uk/tracking/",
    "YunExpress": "https://www.yuntrack.com/parcelTracking?id=",
    "GOFO": "https://www.gofoexpress.com/tracking.html?searchID=",
  ]
}
