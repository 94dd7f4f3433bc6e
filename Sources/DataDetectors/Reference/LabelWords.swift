/// Words that introduce a value of a kind on forms, cards and letterheads.
enum LabelWords {
  /// Whether a word, in any case, introduces values of a kind.
  static func introduces(_ word: String, _ kind: DataDetector.MatchType) -> Bool {
    words(for: kind).contains(word.lowercased())
  }

  private static func words(for kind: DataDetector.MatchType) -> Set<String> {
    switch kind {
    case .emailAddress: email
    case .phoneNumber: phone
    case .link: link
    case .calendarEvent: calendar
    case .postalAddress: address
    default: []
    }
  }

  private static let email: Set<String> = [
    "email", "e-mail", "mail", "mailto", "e-mails", "emails", "courriel", "correo", "e-post",
    "epost", "work", "home", "office", "private",
  ]

  private static let address: Set<String> = [
    "address", "anschrift", "adresse", "adres", "adress", "addr", "home", "work", "office",
    "residence", "domicile", "mailing", "billing", "shipping", "visit", "location", "private",
  ]

  private static let link: Set<String> = [
    "web", "website", "www", "url", "internet", "homepage", "site", "link", "online",
  ]

  private static let calendar: Set<String> = [
    "date", "dated", "datum", "fecha", "data", "dato", "when", "time", "uhrzeit", "due", "born",
    "issued", "expires", "birthday", "dob", "on", "start", "end", "from", "until", "to",
  ]

  private static let phone: Set<String> = [
    "phone", "telephone", "tel", "mobile", "cell", "fax", "telefax", "telefon", "telefono",
    "telefone", "mobil", "handy", "call", "dial", "ring", "text", "sms", "whatsapp", "contact",
    "hotline", "ph", "office", "home", "work", "direct", "landline", "helpline", "portable",
    "puhelin", "tlf", "gsm", "toll-free",
  ]
}
