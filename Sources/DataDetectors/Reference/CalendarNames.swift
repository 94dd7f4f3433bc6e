/// Names of months, weekdays and near days, in all languages of the detectors.
enum CalendarNames {
  /// What a name stands for.
  enum Kind: Sendable {
    case month, weekday, relative
  }

  /// One name of one language.
  struct Entry: Sendable {
    let language: String
    let kind: Kind
    let number: Int
    let name: String

    var word: CalendarWord {
      switch kind {
      case .month: CalendarWord(month: number)
      case .weekday: CalendarWord(weekday: number)
      case .relative: CalendarWord(relativeDay: number)
      }
    }
  }

  /// Every name of the table, and a few that CLDR lacks.
  static let all: [Entry] = NameTable.entries(of: table + "\n" + more).compactMap { name, key in
    let parts = key.split(separator: " ").map(String.init)
    guard parts.count == 2, let letter = parts[1].first, let number = Int(parts[1].dropFirst())
    else { return nil }
    let kind: Kind = letter == "m" ? .month : letter == "w" ? .weekday : .relative
    return Entry(
      language: String(parts[0].prefix(2)), kind: kind, number: number, name: name)
  }

  /// Spellings that are printed though CLDR gives others.
  private static let more = """
    en m9: sept
    en w2: tues
    en w4: thur|thurs
    fr m1: jan
    fr m2: fév|fev
    fr m9: sep
    de m1: jänner|jaenner
    de m2: feber
    de m9: sept
    es m9: set|sept|setiembre
    es w3: mier
    it m9: sett
    pt w1: segunda
    pt w2: terça|terca
    pt w3: quarta
    pt w4: quinta
    pt w5: sexta
    nl w2: dinsd
    nl w7: zon
    nl w6: zat
    hi m2: फरवरी
    hi m9: सितम्बर
    hi m10: अक्तूबर
    hi m11: नवम्बर
    hi m12: दिसम्बर
    ru w6: сбт
    ru w7: вск
    ru w5: птн
    uk m9: верес
    uk m6: чер
    """
}
