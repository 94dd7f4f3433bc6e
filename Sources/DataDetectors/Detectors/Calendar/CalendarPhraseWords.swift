/// The small words of dates and times: between parts, before and after them.
enum CalendarPhraseWords {
  /// Words of scripts with spaces, by their lower case.
  static let spaced: [String: CalendarWord] = {
    var words: [String: CalendarWord] = [:]
    for (text, roles) in roleWords { add(text, CalendarWord(roles: roles), to: &words) }
    for (text, part) in dayPartWords { add(text, CalendarWord(dayPart: part), to: &words) }
    for (text, offset) in zoneWords { add(text, CalendarWord(zone: offset * 900), to: &words) }
    add("am", CalendarWord(roles: .meridiem, isAfternoon: false), to: &words)
    add("pm", CalendarWord(roles: .meridiem, isAfternoon: true), to: &words)
    add("a", CalendarWord(roles: .meridiemStart, isAfternoon: false), to: &words)
    add("p", CalendarWord(roles: .meridiemStart, isAfternoon: true), to: &words)
    add("पूर्वाह्न sa", CalendarWord(roles: .meridiem, isAfternoon: false), to: &words)
    add("अपराह्न ch", CalendarWord(roles: .meridiem, isAfternoon: true), to: &words)
    add("noon midi mittags mezzogiorno mediodía", CalendarWord(hour: 12), to: &words)
    add("midnight minuit mitternacht mezzanotte medianoche", CalendarWord(hour: 0), to: &words)
    return words
  }()

  /// Words of scripts without spaces.
  static let unspaced: [String: CalendarWord] = {
    var words: [String: CalendarWord] = [:]
    for (text, roles) in unspacedRoleWords { add(text, CalendarWord(roles: roles), to: &words) }
    for (text, part) in unspacedDayPartWords { add(text, CalendarWord(dayPart: part), to: &words) }
    for (text, base) in eraWords { add(text, CalendarWord(era: base), to: &words) }
    add("午前 上午 오전 am", CalendarWord(roles: .meridiem, isAfternoon: false), to: &words)
    add("午後 下午 오후 pm", CalendarWord(roles: .meridiem, isAfternoon: true), to: &words)
    add("正午 정오", CalendarWord(hour: 12), to: &words)
    add("真夜中 자정 午夜", CalendarWord(hour: 0), to: &words)
    add("月 火 水 木 金 土 日", CalendarWord(roles: .shortWeekday), to: &words)
    for (number, text) in ["一", "二", "三", "四", "五", "六", "日"].enumerated() {
      add("週\(text) 周\(text) 礼拜\(text)", CalendarWord(weekday: number + 1), to: &words)
    }
    add("週天 周天 星期天 礼拜天", CalendarWord(weekday: 7), to: &words)
    // Longer words that begin like one of these and mean something else.
    add("時間 小时 小時 시간 分間 分钟 日間 年間 月間 月曜 日本 日常", CalendarWord(), to: &words)
    return words
  }()

  private static func add(
    _ text: String, _ word: CalendarWord, to words: inout [String: CalendarWord]
  ) {
    for name in text.split(separator: " ") {
      words[String(name), default: CalendarWord()].formUnion(word)
    }
  }

  private static let roleWords: [(String, CalendarWord.Roles)] = [
    ("m", .meridiemEnd),
    ("st nd rd th er re ère e eme ème te ter ten de ste ro º ª ° го й е ого", .ordinal),
    ("of de del di d von do da van af की को के में günü", .of),
    ("at for à um om vers gegen circa ca o в во saat lúc около em en at по about around", .at),
    ("à a las alle às dalle kl klo kello годині", .at),
    ("alle às dalle klo kl kello las om الساعة lúc saat", .strongAt),
    ("klo kl kello saat الساعة lúc в ngày ca circa zirka etwa ungefähr gegen environ", .opener),
    ("by on since due before after le el il am den der op em på la los no na dia dem ngày", .on),
    ("до після на den du vom zum pada يوم ab seit the o w", .on),
    ("until till to through thru bis au à jusqu hasta fino até tot al a do", .to),
    ("по до ile से तक đến إلى حتى til alle às", .to),
    ("and und et y e en och ja i и і та ve और و và", .and),
    ("between zwischen entre tra fra tussen mellan между між بين giữa", .between),
    ("from von vom de du des desde dal dalle da das vanaf van från с со із з od من từ da", .from),
    ("с со із з من بين", .opener),
    ("the le la el den dem der het il lo o las die das zum l as os", .the),
    ("h hrs hr uhr u", .hour),
    (
      "heures heure horas hora ore ora uur час часа часов година години годин giờ बजे", .doubtfulHour
    ),
    ("oclock clock", .hour),
    ("min mins minutes minuten मिनट phút minuti minutos minuut m", .minute),
    ("s sec seconds sekunden", .second),
    ("г року р year года год", .yearMark),
    ("tháng thg", .monthWord), ("năm", .yearWord), ("ngày", .dayWord),
    ("next nächsten nächster nächste kommenden prochain prochaine próximo próxima prossimo", .next),
    ("prossima volgende komende nästa ensi gelecek следующий следующую अगले następny", .next),
    (
      "this diesen dieser dieses ce cette este esta questo questa deze denna tämä bu этот इस", .this
    ),
    (
      "last letzten letzter letzte dernier dernière pasado pasada scorso scorsa vorige afgelopen",
      .last
    ),
    ("förra viime geçen прошлый прошлую पिछले", .last),
    ("in im por pela pelo dans s early late en", .filler),
    ("बीच तक arası arasında arasına kadar", .tail),
  ]

  private static let dayPartWords: [(String, CalendarWord.DayPart)] = [
    (
      "morning morgens vormittags vormittag matin matinée mañana manana mattina mattino manhã",
      .morning
    ),
    (
      "manha ochtends morgens ochtend voormiddag förmiddagen aamulla rano sabah утра ранку सुबह",
      .morning
    ),
    ("sáng صباحا صباحًا صباحاً morgen früh", .morning),
    ("afternoon nachmittags nachmittag tarde pomeriggio middags middag namiddag après", .afternoon),
    ("eftermiddagen iltapäivällä дня दोपहर chiều ظهرا ظهرًا mittag öğleden", .afternoon),
    (
      "evening abends abend soir soirée sera noite avonds avond kvällen illalla wieczorem", .evening
    ),
    ("akşam вечера вечора शाम tối مساء مساءً مساءا", .evening),
    (
      "night nachts nacht nuit noche notte nachts natten yöllä gece ночи ночі रात đêm ليلا ليلاً",
      .night
    ),
  ]

  /// Time zones, in quarters of an hour.
  private static let zoneWords: [(String, Int)] = [
    ("z utc gmt wet", 0), ("bst cet west", 4), ("cest eet", 8), ("eest msk", 12), ("ist", 22),
    ("jst kst", 36), ("aest", 40), ("aedt", 44), ("nzst", 48),
    ("est et", -20), ("edt ast", -16), ("cst ct", -24), ("cdt", -20), ("mst mt", -28),
    ("mdt", -24), ("pst pt", -32), ("pdt", -28), ("akst", -36), ("hst", -40),
  ]

  private static let unspacedRoleWords: [(String, CalendarWord.Roles)] = [
    ("年 년 年度", .yearMark), ("月 월", .monthMark), ("日 号 號 일", .dayMark),
    ("時 时 點 点 시 点钟 點鐘 點鍾 時頃", .hour), ("分 분", .minute), ("秒 초", .second), ("半 반", .half),
    ("から 到 至 ー 부터 에서 より 以降 와 과 と 和", .to), ("まで の間 까지 사이에 사이 之间 之間", .tail),
    ("の に", .of), ("从 從", .opener), ("本年 今年", .this), ("次の 来週 来週の 下周 下週 下星期 다음", .next),
    ("今週 本周 이번", .this), ("先週 上周 지난", .last),
  ]

  private static let unspacedDayPartWords: [(String, CalendarWord.DayPart)] = [
    ("朝 早朝 早上 清晨 凌晨 아침 새벽 今朝", .morning), ("昼 中午 낮 下晝", .afternoon),
    ("夕方 晚上 傍晚 夜晚 저녁 今晚 夜上 晚", .evening), ("夜 深夜 밤", .night),
  ]

  private static let eraWords: [(String, Int)] = [
    ("明治", 1867), ("大正", 1911), ("昭和", 1925), ("平成", 1988), ("令和", 2018), ("民國 民国", 1911),
  ]
}
