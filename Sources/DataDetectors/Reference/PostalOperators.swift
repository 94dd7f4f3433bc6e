/// The posts whose numbers follow the Universal Postal Union's standard S10.
///
/// Facts from `couriers/s10.json` of jkeen/tracking_number_data (MIT), read on 2026-11-30, which
/// follows the union's lists of members; names as the posts call themselves in short.
enum PostalOperators {
  /// The post of a country, by the two letters at the end of its numbers.
  static func name(country: String) -> String? { names[country] }

  private static let names = Dictionary(
    NameTable.entries(of: table).map { (String($0.value), $0.text) },
    uniquingKeysWith: { first, _ in first })

  private static let table = """
    AE: Emirates Post
    AF: Afghan Post
    AG: Antigua Postal Services
    AL: Posta Shqiptare
    AM: Haypost
    AO: Correios de Angola
    AR: Correo Argentino
    AT: Österreichische Post
    AU: Australia Post
    AZ: Azərpoçt
    BA: BH Pošta
    BB: Barbados Postal Service
    BD: Bangladesh Post Office
    BE: bpost
    BF: La Poste Burkina Faso
    BG: Bulgarian Posts
    BH: Bahrain Post
    BI: Régie nationale des postes
    BJ: La Poste du Bénin
    BN: Brunei Postal Services
    BO: Correos de Bolivia
    BR: Correios
    BS: Bahamas Postal Service
    BT: Bhutan Post
    BW: BotswanaPost
    BY: Belpochta
    BZ: Belize Postal Service
    CA: Canada Post
    CD: Société congolaise des postes et télécommunications
    CF: Office national des postes et de l'épargne
    CG: Société des postes et de l'épargne du Congo
    CH: Swiss Post
    CI: La Poste de Côte d’Ivoire
    CL: Correos de Chile
    CM: Campost
    CN: China Post
    CO: 4-72
    CR: Correos de Costa Rica
    CU: Correos de Cuba
    CV: Correios de Cabo Verde
    CY: Cyprus Post
    CZ: Česká pošta
    DE: Deutsche Post
    DJ: La Poste de Djibouti
    DK: PostNord
    DM: General Post Office
    DO: Inposdom
    DZ: Algérie Poste
    EC: Correos del Ecuador
    EE: Eesti Post
    EG: Egypt Post
    ER: Eritrean Postal Service
    ES: Correos
    ET: Ethiopian Postal Service
    FI: Posti
    FJ: Post Fiji
    FR: La Poste
    GA: La Poste du Gabon
    GB: Royal Mail
    GD: Grenada Postal Corporation
    GE: Georgian Post
    GH: Ghana Post
    GM: Gambia Postal Services Corporation
    GN: Office de la poste guinéenne
    GQ: Equatorial Guinea Post
    GR: Hellenic Post
    GT: El Correo
    GW: Correios da Guiné-Bissau
    GY: Guyana Post Office Corporation
    HK: Hongkong Post
    HN: Honducor
    HR: Hrvatska pošta
    HT: Office des postes d’Haïti
    HU: Magyar Posta
    ID: Pos Indonesia
    IE: An Post
    IL: Israel Post
    IN: India Post
    IQ: Iraqi Post
    IR: Iran Post
    IS: Íslandspóstur
    IT: Poste Italiane
    JM: Jamaica Post
    JO: Jordan Post
    JP: Japan Post
    KE: Posta Kenya
    KG: Kyrgyz Post
    KH: Cambodia Post
    KI: Kiribati Post
    KM: Société nationale des postes et des services financiers
    KN: St. Kitts & Nevis Postal Services
    KP: Korea Post and Telecommunications Corporation
    KR: Korea Post
    KW: Kuwait Ministry of Communications
    KZ: Kazpost
    LA: Entreprise des postes lao
    LB: LibanPost
    LC: Saint Lucia Postal Service
    LI: Liechtensteinische Post
    LK: Sri Lanka Post
    LR: Liberia Postal Services
    LS: Lesotho Post
    LT: Lietuvos paštas
    LU: Post Luxembourg
    LV: Latvijas Pasts
    LY: Libya Post
    MA: Barid Al-Maghrib
    MC: La Poste Monaco
    MD: Poșta Moldovei
    ME: Pošta Crne Gore
    MG: Paositra Malagasy
    MK: Makedonska Pošta
    ML: La Poste du Mali
    MM: Myanmar Post
    MN: Mongol Post
    MO: Macao Post
    MR: Mauripost
    MT: MaltaPost
    MU: Mauritius Post
    MV: Maldives Post
    MW: Malawi Posts Corporation
    MX: Correos de México
    MY: Pos Malaysia
    MZ: Correios de Moçambique
    NA: NamPost
    NE: Niger Poste
    NG: Nigerian Postal Service
    NI: Correos de Nicaragua
    NL: PostNL
    NO: Posten
    NP: Nepal Postal Services
    NR: Nauru General Post Office
    NZ: New Zealand Post
    OM: Oman Post
    PA: Correos de Panamá
    PE: Serpost
    PG: Post PNG
    PH: PHLPost
    PK: Pakistan Post
    PL: Poczta Polska
    PT: CTT Correios
    PY: Correo Paraguayo
    QA: Qatar Post
    RO: Poșta Română
    RS: Pošta Srbije
    RU: Russian Post
    RW: Iposita
    SA: Saudi Post
    SB: Solomon Post
    SC: Seychelles Postal Service
    SD: Sudapost
    SE: PostNord
    SG: SingPost
    SI: Pošta Slovenije
    SK: Slovenská pošta
    SL: Sierra Leone Postal Services
    SM: Poste San Marino
    SN: La Poste du Sénégal
    SO: Somali Post
    SR: Surpost
    SS: South Sudan Post
    ST: Correios de São Tomé e Príncipe
    SV: Correos de El Salvador
    SY: Syrian Post
    SZ: Eswatini Posts
    TD: Société tchadienne des postes et de l'épargne
    TG: La Poste du Togo
    TH: Thailand Post
    TJ: Tajik Post
    TL: Correios de Timor-Leste
    TM: Turkmenpost
    TN: La Poste Tunisienne
    TO: Tonga Post
    TR: PTT
    TT: TTPost
    TV: Tuvalu Post
    TW: Chunghwa Post
    TZ: Tanzania Posts Corporation
    UA: Ukrposhta
    UG: Posta Uganda
    US: USPS
    UY: Correo Uruguayo
    UZ: Uzbekistan Post
    VA: Poste Vaticane
    VC: SVG Postal Corporation
    VE: Ipostel
    VN: Vietnam Post
    VU: Vanuatu Post
    WS: Samoa Post
    YE: Yemen Post
    ZA: South African Post Office
    ZM: Zambia Postal Services
    ZW: Zimpost
    """
}
