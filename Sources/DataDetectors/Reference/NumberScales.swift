/// Words after a number that multiply it, such as "million", in the languages of the detectors.
enum NumberScales {
  /// The power of ten that a word at an offset stands for, and where it ends.
  static func exponent(in text: ScannedText, at offset: Int) -> (value: Int, end: Int)? {
    phrases.longest(in: text, at: offset)
  }

  private static let phrases = PhraseTable(
    names: NameTable.entries(of: table).compactMap { entry in
      Int(entry.value).map { (entry.text, $0) }
    })

  private static let table = """
    1: 十|십
    2: hundred|百|백
    3: thousand|thousands|tausend|mille|mil|mila|duizend|tusen|tuhat|tuhatta|tys|tysiąc|tysiące
    3: tysięcy|bin|тыс|тыс.|тысяч|тысячи|тысяча|тисяч|тисячі|тисяча|千|천|हज़ार|हजार|ألف|nghìn|ngàn
    4: 万|萬|만
    5: lakh|lakhs|lac|lacs|लाख
    6: million|millions|mln|mio|mio.|mn|millionen|millón|millon|millones|milione|milioni|milhão
    6: milhao|milhões|milhoes|miljoen|miljoenen|miljon|miljoner|miljoona|miljoonaa|milion|miliony
    6: milionów|milyon|миллион|миллиона|миллионов|млн|млн.|мільйон|мільйона|мільйонів|मिलियन
    6: مليون|ملايين|triệu
    7: crore|crores|cr|करोड़
    8: 亿|億|억
    9: billion|billions|bn|bln|milliarde|milliarden|mrd|mrd.|milliard|milliards|mil millones
    9: miliardo|miliardi|bilhão|bilhões|bilhoes|mil milhões|miljard|miljarden|miljarder|miljardia
    9: miliard|miliardy|miliardów|milyar|миллиард|миллиарда|миллиардов|млрд|млрд.|мільярд
    9: мільярда|мільярдів|अरब|مليار|مليارات|tỷ|tỉ|बिलियन
    12: trillion|trillions|tn|billionen|billones|trilhões|biljoen|biljoenen|biljon|biljoner|trilyon|триллион
    12: триллиона|триллионов|трлн|兆|조
    """
}
