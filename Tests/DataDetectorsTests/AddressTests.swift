import DataDetectors
import Foundation
import Testing

@Suite("Postal addresses")
struct AddressTests {
  static let american: [Row] = [
    Row("Our office: ⟦12 Main Street, Springfield, IL 62704⟧, open daily."),
    Row("⟦6641 N 2200 W Apt D304 Park City, UT 84098⟧"),
    Row("⟦1005 Gravenstein Hwy N, Sebastopol CA⟧"),
    Row("⟦N95W18855 Jay Dr, Menomonee Falls, WI 53051⟧"),
    Row("⟦36401 County Road 43, Eaton, CO 80615⟧"),
    Row("⟦P.O. Box 1234, Springfield IL 62701-4321⟧"),
    Row("⟦dept 3234 p o box 123234 dallas tx 75312⟧"),
    Row("Ann Lee ⟦22 Cumbres Pass Santa Fe New Mexico 87508⟧"),
    Row("⟦123 Main St.\nApt 4B\nNew York, NY 10001⟧"),
    Row("They met in ⟦Austin, TX 78701⟧ last May."),
    Row("⟦860 w Blackhawk CHICAGO ll. 60642-2534⟧"),
  ]

  static let commonwealth: [Row] = [
    Row("⟦1555 Walkley Road Unit 3, Ottawa, ON, K1V 6P4 Canada⟧"),
    Row("⟦5800, rue Saint-Denis, bureau 1105 Montréal (Québec) H2S 3L5 Canada⟧"),
    Row("⟦221B Baker St, London NW1 6XE, UK⟧"),
    Row("⟦Flat 18, Da Vinci House, 44 Saffron Hill, London, EC1N 8FH, United Kingdom⟧"),
    Row("⟦Stocks Ln, Knutsford, Cheshire East WA16 9EX, UK⟧"),
    Row("⟦42 Wallaby Way, Sydney NSW 2000⟧"), Row("⟦16 Sandilands Road\nSingapore 546080⟧"),
    Row("⟦No. 12, 3rd Cross, MG Road, Indiranagar, Bengaluru, Karnataka 560038, India⟧"),
    Row("⟦Plot No 5, Sector 18, Gurgaon - 122001⟧"),
  ]

  static let european: [Row] = [
    Row("Anschrift: ⟦Lindenallee 7a, 10115 Berlin⟧"),
    Row("Zahlbar an Muster GmbH, ⟦Hauptstr. 12, D-80331 München⟧."),
    Row("Tel. 030 555 0123\n⟦Musterweg 5\n12345 Musterstadt⟧\nFax 030 555 0124"),
    Row("⟦12 rue de la Paix, 75002 Paris⟧"), Row("⟦Via Roma 12, 20121 Milano MI, Italia⟧"),
    Row("⟦C/ Gran Vía, 23, 28013 Madrid, España⟧"), Row("⟦Keizersgracht 123, 1015 CJ Amsterdam⟧"),
    Row("⟦Rua Augusta 100, 2º Esq., 1100-053 Lisboa⟧"),
    Row("⟦ul. Marszałkowska 10/5, 00-590 Warszawa⟧"), Row("⟦Vasagatan 5, 111 20 Stockholm⟧"),
    Row("⟦Vesterbrogade 12, 1620 København V⟧"), Row("⟦Storgata 1, 0155 Oslo⟧"),
    Row("⟦Mannerheimintie 5 A 3, 00100 Helsinki⟧"), Row("⟦1052 Budapest, Váci utca 5⟧."),
    Row("⟦Atatürk Caddesi No: 12, 34000 İstanbul⟧"),
    Row("⟦197198, г. Санкт-Петербург, ул. Съезжинская д. 10 кв. 40⟧"),
  ]

  static let further: [Row] = [
    Row("⟦Rua das Flores, 123 - Centro, São Paulo - SP, 01234-567, Brasil⟧"),
    Row("⟦Cra 18#63-64 B Chapinero Bogotá DC Colombia⟧"),
    Row("⟦1-2-3 Marunouchi, Chiyoda-ku, Tokyo 100-0005, Japan⟧"),
    Row("住所：⟦〒100-0005 東京都千代田区丸の内1丁目2番3号⟧"), Row("⟦東京都千代田区丸の内1-2-3⟧"),
    Row("地址：⟦北京市朝阳区建国路93号⟧"), Row("⟦서울특별시 강남구 테헤란로 123⟧"),
  ]

  /// Parts of buildings in many languages, districts with numbers, streets without a word for one.
  static let doors: [Row] = [
    Row("⟦Mariahilfer Straße 112/4/17, 1070 Wien⟧"), Row("⟦14 bis, rue des Lilas, 75019 Paris⟧"),
    Row("⟦3 place de la République\n69002 Lyon CEDEX 02⟧"),
    Row("⟦C/ Gran Vía 22, 1ª planta, 48001 Bilbao⟧"),
    Row("⟦Rua Augusta, 120, 2.º Dto., 1100-053 Lisboa⟧"),
    Row("⟦Rue Neuve 8, boîte 5, 1000 Bruxelles, Belgique⟧"),
    Row("⟦Vesterbrogade 12, 3. tv., 1620 København V⟧"), Row("⟦Vodičkova 12, 110 00 Praha 1⟧"),
    Row("⟦Hlavná 12, 040 01 Košice⟧"), Row("⟦Ilica 42, 10000 Zagreb⟧"),
    Row("⟦An der Mühle 7\n04103 Leipzig⟧"), Row("⟦Im Winkel 9b\nD-79098 Freiburg im Breisgau⟧"),
    Row("⟦Λεωφόρος Αλεξάνδρας 12, 115 21 Αθήνα⟧"), Row("⟦Narva mnt 7, 10117 Tallinn⟧"),
    Row("⟦Gedimino pr. 9, 01103 Vilnius⟧"), Row("⟦Slovenska cesta 30, 1000 Ljubljana⟧"),
    Row("⟦бул. Витоша 15, 1000 София⟧"), Row("⟦부산광역시 해운대구 센텀중앙로 79 (우동)⟧"),
    Row("⟦Flat No. 302, Sai Residency, MG Road, Bengaluru 560001⟧"),
    Row("⟦RR 2 Box 45, Waverly, IA 50677⟧"),
    Row("⟦108 - 1550 Hartley Avenue, Coquitlam, B.C. V3K 7A1⟧"),
    Row("⟦Jl. Jenderal Sudirman No. 52-53, Jakarta Selatan 12190⟧"),
  ]

  @Test(
    "Every order of parts, on one line or several",
    arguments: american + commonwealth + european + further + doors)
  func found(row: Row) { expect(row) }

  static let blocks: [Row] = [
    Row("⟦Garden Club\n18-20 Bomb House Lane\nGibraltar⟧"),
    Row("Dear all,\n\n⟦Hotel Maria\nTrg Sv. Luke 449\n85339 Kotor\nMontenegro⟧\n\nSee you there."),
    Row("⟦Baggårde 17A\n5970 Ærøskøbing\nDenmark⟧"), Row("⟦860000 China\nTibet\nNyingchi⟧"),
    Row("⟦Max Mustermann\nMusterweg 5\n12345 Musterstadt⟧"),
    Row("First of all we went to\nthe tall old house at\n⟦Musterweg 5\n12345 Musterstadt⟧"),
    Row("Paris\nFrance"), Row("Wine 2019\nFrance: 12\nItaly"), Row("Total 33\n6320 Items"),
  ]

  @Test("A paragraph that is an address takes its name in; lists are none", arguments: blocks)
  func paragraphs(row: Row) { expect(row) }

  static let others: [Row] = [
    Row("500 AUTO BLISTER PACKING SEALING MA"), Row("2013 Courtesy of DONNA LUPI, PR"),
    Row("In 2019 the 15 members of the Street Association in Dallas, TX agreed."),
    Row("Departure 08:55 Tegel, Berlin, Germany"), Row("2.80 GHz 8 MB LGA1156 CPU"),
    Row("The Road to 2020 was long. 12 drives failed on Oak Street."),
    Row("Room 12, Building 5, Floor 3"), Row("Figure 12\n12345 Words"), Row("Room 7, 10000 Users"),
    Row("Chapter 5\n54321 Steps"), Row("We sold 12 Apples, 3 Pears, and 40000 Plums"),
    Row("Team 7, 3 wins, 12345 Points"),
    Row("La demande est ABC-12345-A1B2C3 ce tour"),
    Row("1995 में कैनन ने पहला लेंस, 75-300 मिमी एफ / 4 - 5 पेश किया"),
    Row("그는 그해 5월 1일 1만 스위스 프랑의 벌금을 물었다 경기에 500 미터"),
  ]

  @Test("Numbers and names that make no address", arguments: others)
  func negatives(row: Row) { expect(row) }

  @Test("The parts of an American address")
  func parts() throws {
    let address = try address("Home: 12 Main Street, Springfield, IL 62704, USA")
    #expect(address.street == "12 Main Street")
    #expect(address.city == "Springfield")
    #expect(address.state == "IL")
    #expect(address.postalCode == "62704")
    #expect(address.region == "USA")
    #expect(address.regionCode == "US")
    #expect(address.label == "Home")
  }

  @Test("The parts where the postcode comes first")
  func germanParts() throws {
    let address = try address("Hauptstraße 12\n80331 München\nDeutschland")
    #expect(address.street == "Hauptstraße 12")
    #expect(address.city == "München")
    #expect(address.postalCode == "80331")
    #expect(address.regionCode == "DE")
    #expect(address.state == nil)
  }

  @Test("The country follows from a state, a known town, or a postcode that no other country has")
  func countries() throws {
    #expect(try address("12 Main St, Ottawa, ON K1V 6P4").regionCode == "CA")
    #expect(try address("10 Downing Street, London SW1A 2AA").regionCode == "GB")
    #expect(try address("Keizersgracht 123, 1015 CJ Amsterdam").regionCode == "NL")
    #expect(try address("Lindenallee 7a, 10115 Berlin").regionCode == "DE")
    #expect(try address("Lindenallee 7a, 10115 Musterstadt").regionCode == nil)
    #expect(try address("Lindenallee 7a, 10115 Musterstadt", region: "DE").regionCode == "DE")
  }

  @Test("A town that shares its name with a state is the town")
  func townAndState() throws {
    let address = try address("175 Varick Street, New York, NY 10014")
    #expect(address.city == "New York")
    #expect(address.state == "NY")
  }

  @Test("The document's region lets a plain number and name be a street")
  func region() throws {
    let text = "Obala 33\n6320 Piran"
    #expect(DataDetector.matches(in: text, types: .postalAddress).isEmpty)
    #expect(try address(text, region: "SI").city == "Piran")
  }

  @Test("A street alone is an address of less confidence")
  func streetOnly() throws {
    let match = try #require(DataDetector.matches(in: "see 12 Main Street today").first)
    #expect(match.details.matchType == .postalAddress)
    #expect(match.confidence < 1)
  }

  private func address(
    _ text: String, region: String? = nil
  ) throws -> DataDetector.Match.SemanticDetails.PostalAddress {
    let options = DataDetector.Options(
      documentDate: nil, documentRegion: region.map { Locale.Region($0) })
    let match = DataDetector.matches(in: text, types: .postalAddress, options: options).first
    guard case .postalAddress(let address) = match?.details else {
      throw NoAddress(text: text)
    }
    return address
  }

  private struct NoAddress: Error { let text: String }

  private func expect(_ row: Row) {
    let marked = MarkedText(row.picture)
    let matches = DataDetector.matches(in: marked.text)
      .filter { $0.details.matchType == .postalAddress }
    #expect(matches.compactMap(\.utf8Range) == marked.utf8Ranges)
  }
}
