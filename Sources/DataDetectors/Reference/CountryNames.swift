/// Finds names of countries.
enum CountryNames {
  /// The ISO 3166 code of the country whose name begins at an offset, and where the name ends.
  ///
  /// Names of two letters count in capitals alone.
  static func longest(in text: ScannedText, at offset: Int) -> (value: String, end: Int)? {
    phrases.longest(in: text, at: offset)
  }

  private static let phrases = PhraseTable(
    names: NameTable.entries(of: table + "\n" + more),
    symbols: NameTable.entries(of: short))

  /// Names that are printed though CLDR gives others.
  private static let more = """
    US: united states of america|u.s.a.|u.s.a|estados unidos de américa|eeuu|ee.uu.|etats unis
    GB: great britain|england|scotland|wales|northern ireland|u.k.|united kingdom of great britain
    IE: republic of ireland|éire
    NL: the netherlands|holland|nederland
    KR: republic of korea|korea
    RU: russian federation|российская федерация
    CZ: czech republic|česká republika|ceska republika
    CN: people's republic of china|p.r. china|pr china|p.r.china|中华人民共和国
    MK: f.y.r.o.m.|republic of north macedonia
    CI: ivory coast
    SY: الجمهورية العربية السورية
    BY: republic of belarus
    TR: turkiye|turkey
    CV: cape verde
    SZ: swaziland
    MM: burma
    CD: democratic republic of the congo|dr congo
    VA: vatican city
    BO: bolivia
    VE: venezuela
    TZ: tanzania
    PS: فلسطين|palestine
    VC: saint vincent and the grenadines|st. vincent and the grenadines
    ST: sao tome and principe
    TT: trinidad and tobago
    AG: antigua and barbuda
    BA: bosnia and herzegovina
    CG: congo-brazzaville|republic of the congo
    GM: the gambia
    BS: the bahamas
    FM: federated states of micronesia
    MD: republic of moldova
    TL: east timor
    """

  private static let short = """
    US: US|U.S.
    GB: UK
    AE: UAE
    """
}
