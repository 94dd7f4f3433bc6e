import DataDetectors
import Foundation
import Testing

@testable import DataDetectors

@Suite("Parcels' numbers")
struct ParcelTests {
  static let samples: [(carrier: String, number: String)] = [
    ("UPS", "1Z999AA10123456784"), ("UPS", "1ZXX3150YW44070023"), ("UPS", "K2479825491"),
    ("FedEx", "1001921334250001000300779017972697"),
    ("FedEx", "9622001900000000000000776632517510"),
    ("FedEx", "9611020987654312345672"), ("FedEx", "61299998820821171811"),
    ("FedEx", "041441760228964"), ("FedEx", "000123450000000027"),
    ("USPS", "9400111206206406260787"), ("USPS", "9101026837331000039521"),
    ("USPS", "9261292700768711948021"), ("USPS", "9361289878700317633795"),
    ("USPS", "9505511069605048600624"), ("USPS", "92748931507708513018050063"),
    ("USPS", "420221539101026837331000039521"), ("USPS", "4201002334249200190132607600833457"),
    ("USPS", "03071790000523483741"), ("USPS", "71969010756003077385"),
    ("DHL", "JJD0099999999"), ("DHL", "JVGL0999999990"), ("DHL", "GM2951173225174494"),
    ("DPD", "008182709980000020033350276C"), ("DPD", "09980000020034D"),
    ("Amazon", "TBA502887274000"), ("OnTrac", "C11031500001879"), ("OnTrac", "D10011354453707"),
    ("LaserShip", "1LS717793482164"), ("LaserShip", "1LS7119013618127-1"),
    ("LaserShip", "LX17635036"), ("Canpar", "D576002440000001718010"),
    ("Old Dominion", "07209562763"), ("Landmark Global", "LTN74207623N1"),
    ("GOFO", "GFUS01011884214464"), ("Spee-Dee", "SP029692510000920746"),
    ("Yodel", "JJD0002257639032011"), ("YunExpress", "YT2229521272164446"),
    ("Royal Mail", "RB123456785GB"), ("Canada Post", "LM123456785CA"),
  ]

  @Test("are found on a line of their own, with carrier and page", arguments: samples)
  func alone(_ sample: (carrier: String, number: String)) throws {
    let parcel = try #require(parcels(in: "Box 7\n\(sample.number)\n").first)
    #expect(parcel.carrier == sample.carrier)
    #expect(parcel.trackingNumber == sample.number.filter { $0 != "-" })
    if let page = parcel.trackingURL {
      #expect(page.absoluteString.hasSuffix(parcel.trackingNumber))
    }
  }

  @Test("fail with another check digit", arguments: samples)
  func check(_ sample: (carrier: String, number: String)) {
    let unchecked = [
      "Amazon", "LaserShip", "Canpar", "Landmark Global", "GOFO", "Spee-Dee",
      "Yodel", "YunExpress",
    ]
    guard !unchecked.contains(sample.carrier), !sample.number.hasPrefix("J"),
      !sample.number.hasPrefix("GM"), let last = sample.number.lastIndex(where: \.isNumber),
      let digit = sample.number[last].wholeNumberValue
    else { return }
    var wrong = sample.number
    wrong.replaceSubrange(last...last, with: String((digit + 1) % 10))
    // Twenty bare digits may satisfy another carrier's sum.
    #expect(parcels(in: wrong).allSatisfy { $0.carrier != sample.carrier } || wrong.count == 20)
  }

  static let told: [(carrier: String, text: String)] = [
    ("FedEx", "FedEx 9865 7878 8855"), ("DHL", "DHL waybill 3318810036"),
    ("DHL", "Sendungsnummer 73891051146"), ("DHL", "Track it: 60120172242323"),
    ("Canada Post", "tracking 0073938000549297"), ("Purolator", "Purolator 320595463938"),
    ("Purolator", "shipment KYV009956937"), ("Old Dominion", "PRO number 80003280379"),
    ("DHL", "parcel IN1234567890"), ("Amazon", "parcel A1234567890"),
  ]

  @Test("that a check digit hardly proves need words", arguments: told)
  func words(_ sample: (carrier: String, text: String)) {
    #expect(parcels(in: sample.text).map(\.carrier) == [sample.carrier])
    let number = sample.text.drop { !$0.isNumber }
    #expect(parcels(in: "We counted \(number) of them").isEmpty)
  }

  @Test("alone in a text are doubtful where only a short number's check digit speaks for them")
  func doubtful() throws {
    let match = try #require(DataDetector.matches(in: "3318810036").first)
    #expect(match.details.matchType == .shipmentTrackingNumber)
    #expect(match.confidence <= 0.5)
    let told = try #require(DataDetector.matches(in: "DHL 3318810036").last)
    #expect(told.confidence > match.confidence)
    #expect(DataDetector.matches(in: "3318810037").isEmpty)
  }

  @Test("of the postal union name every service and the post of every member")
  func posts() {
    for service in [
      "EE", "LX", "MB", "QA", "RR", "UA", "VV", "CP", "HA", "BB", "DX", "NN", "PP", "ZZ",
      "AV", "GA",
    ] {
      #expect(parcels(in: service + "123456785DE").map(\.carrier) == ["Deutsche Post"])
    }
    for country in Locale.Region.isoRegions.map(\.identifier) where country.count == 2 {
      guard let post = PostalOperators.name(country: country) else { continue }
      #expect(parcels(in: "RB123456785" + country).map(\.carrier) == [post])
    }
    #expect(parcels(in: "RB123456785XX").isEmpty)
  }

  @Test("have pages that are addresses of their carrier")
  func pages() throws {
    for (carrier, page) in TrackingFormat.pages {
      let url = try #require(URL(string: page + "1"))
      #expect(url.scheme == "https" && url.host() != nil, "\(carrier)")
      #expect(
        TrackingFormat.all.contains { $0.carrier == carrier }
          || carrier == "Royal Mail", "\(carrier)")
    }
  }

  private func parcels(
    in text: String
  ) -> [DataDetector.Match.SemanticDetails.ShipmentTrackingNumber] {
    DataDetector.matches(in: text, types: .shipmentTrackingNumber).compactMap {
      guard case .shipmentTrackingNumber(let parcel) = $0.details else { return nil }
      return parcel
    }
  }
}
