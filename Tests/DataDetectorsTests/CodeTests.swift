import DataDetectors
import Foundation
import Testing

@Suite("Payments and parcels")
struct CodeTests {
  static let paymentRows: [Row] = [
    Row("IBAN: ⟦DE89 3704 0044 0532 0130 00⟧, thanks", "DE89370400440532013000"),
    Row("⟦GB82WEST12345698765432⟧", "GB82WEST12345698765432"),
    Row("⟦DE89 37O4 0044 0532 0130 00⟧", "DE89370400440532013000"),
    Row("Card ⟦4111 1111 1111 1111⟧ or ⟦3714-496353-98431⟧", "4111111111111111", "371449635398431"),
    Row("Pay ⟦ann.lee@okaxis⟧.", "ann.lee@okaxis"),
    Row("⟦ann @paytm⟧", "ann@paytm"),
    Row("DE89 3704 0044 0532 0130 01"), Row("4111 1111 1111 1112"), Row("41111111-1111-1111"),
    Row("ann@pay.tm"), Row("ann.@paytm"), Row("ann@@paytm"), Row("RS35 2600 0560 1001 6113 70"),
    Row(
      "⟦4012888888881881⟧ ⟦4012-8888-8888-1881⟧ ⟦4012 8888 8888 1881⟧", "4012888888881881",
      "4012888888881881", "4012888888881881"),
  ]

  @Test("Payment identifiers", arguments: paymentRows)
  func payments(row: Row) {
    expect(row, .paymentIdentifier) { details in
      guard case .paymentIdentifier(let payment) = details else { return nil }
      return payment.identifier
    }
  }

  static let parcelRows: [Row] = [
    Row("Ship ⟦1Z879E930346834440⟧ today", "UPS 1Z879E930346834440"),
    Row("⟦RB123456785GB⟧", "Royal Mail RB123456785GB"),
    Row("⟦9400 1112 0108 0805 4830 16⟧", "USPS 9400111201080805483016"),
    Row("Tracking: ⟦986578788855⟧", "FedEx 986578788855"),
    Row("DHL waybill ⟦3318810036⟧", "DHL 3318810036"),
    Row("Track at Canada Post: ⟦0073938000549297⟧", "Canada Post 0073938000549297"),
    Row("⟦0998 0000 0200 34D⟧", "DPD 09980000020034D"),
    Row("No. 986578788855"), Row("Tracking: 996578788855"), Row("RB123456786GB"),
    Row("RB123456785XX"), Row("1Z879E930346834441"), Row("see 3318810036"),
  ]

  @Test(
    "Tracking numbers: carrier, check digit, and words where digits prove little",
    arguments: parcelRows)
  func parcels(row: Row) {
    expect(row, .shipmentTrackingNumber) { details in
      guard case .shipmentTrackingNumber(let parcel) = details else { return nil }
      return parcel.carrier + " " + parcel.trackingNumber
    }
  }

  @Test("The digits at the end of an account number are no phone number")
  func accountTail() {
    let matches = DataDetector.matches(in: "IBAN GB82 WEST 1234 5698 7654 32")
    #expect(matches.map(\.details.matchType) == [.paymentIdentifier])
  }

  @Test("A misread digit of an account number is put right and told")
  func accountRepair() {
    let match = DataDetector.matches(in: "DE89 37O4 0044 0532 0130 00").first
    #expect(match?.repair?.changes == [.replacedLookAlike])
  }

  @Test("A parcel's page holds its number")
  func page() {
    let match = DataDetector.matches(in: "1Z879E930346834440").first
    guard case .shipmentTrackingNumber(let parcel) = match?.details else {
      Issue.record("no parcel")
      return
    }
    #expect(parcel.trackingURL?.absoluteString.hasSuffix("1Z879E930346834440") == true)
  }

  private func expect(
    _ row: Row, _ kind: DataDetector.MatchType,
    _ value: (DataDetector.Match.SemanticDetails) -> String?
  ) {
    let marked = MarkedText(row.picture)
    let matches = DataDetector.matches(in: marked.text).filter { $0.details.matchType == kind }
    #expect(matches.compactMap(\.utf8Range) == marked.utf8Ranges)
    #expect(matches.compactMap { value($0.details) } == row.values)
  }
}
