/// Finds names of large towns.
enum CityNames {
  /// The ISO 3166 code of the country of the town whose name begins at an offset, and where it ends.
  static func longest(in text: ScannedText, at offset: Int) -> (value: String, end: Int)? {
    phrases.longest(in: text, at: offset)
  }

  private static let phrases = PhraseTable(names: NameTable.entries(of: table + "\n" + more))

  /// Capitals and towns of more than a million people that no time zone is named after.
  ///
  /// By the country's pages in https://en.wikipedia.org/wiki/List_of_national_capitals and
  /// https://en.wikipedia.org/wiki/List_of_largest_cities.
  private static let more = """
    US: washington|san francisco|boston|houston|dallas|philadelphia|san diego|seattle|miami|atlanta
    US: austin|san antonio|san jose|portland|las vegas|brooklyn|baltimore|nashville|nyc
    CA: ottawa|montreal|montréal|calgary|quebec|québec|mississauga
    GB: manchester|birmingham|leeds|glasgow|liverpool|edinburgh|bristol|sheffield|cardiff|belfast
    DE: münchen|munich|munchen|hamburg|köln|cologne|koln|frankfurt|stuttgart|düsseldorf|leipzig
    DE: dortmund|essen|bremen|dresden|hannover|nürnberg
    FR: lyon|marseille|toulouse|nice|nantes|strasbourg|bordeaux|lille
    IT: milano|milan|napoli|torino|firenze|florence|bologna|genova|venezia|palermo
    ES: barcelona|valencia|sevilla|bilbao|málaga|zaragoza
    PT: porto|lisboa
    NL: rotterdam|den haag|the hague|utrecht|eindhoven
    BE: antwerpen|gent|bruxelles|brussel
    CH: bern|genf|genève|geneva|basel|lausanne
    SE: göteborg|malmö
    NO: bergen|trondheim
    DK: københavn|aarhus
    FI: tampere|turku|espoo
    PL: kraków|łódź|wrocław|poznań|gdańsk|szczecin
    CZ: brno|ostrava
    TR: ankara|izmir|bursa
    RU: санкт-петербург|saint petersburg|st. petersburg|казань
    UA: харків|одеса|львів|lviv|odesa
    IN: new delhi|delhi|mumbai|bengaluru|bangalore|chennai|hyderabad|pune|ahmedabad|gurgaon|noida
    CN: beijing|guangzhou|shenzhen|chengdu|wuhan|tianjin|hangzhou|nanjing
    JP: osaka|kyoto|yokohama|nagoya|sapporo|kobe|fukuoka
    KR: busan|incheon
    AU: canberra|cairns|gold coast
    NZ: wellington|christchurch
    BR: brasília|brasilia|rio de janeiro|belo horizonte|curitiba|porto alegre|salvador
    MX: guadalajara|ciudad de méxico|cdmx
    AR: rosario
    CO: bogota|medellín|medellin|cali
    EC: quito
    ZA: cape town|pretoria|durban
    IL: tel aviv|tel aviv-yafo|haifa
    AE: abu dhabi|أبو ظبي
    SA: jeddah
    VN: hanoi|ha noi|hà nội
    PK: islamabad|lahore
    KZ: astana
    LY: tripoli
    MA: rabat
    TN: tunis
    NG: abuja
    TZ: dodoma
    CM: yaoundé
    CI: abidjan
    MW: lilongwe
    """
}
