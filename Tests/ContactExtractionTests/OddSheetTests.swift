import ContactExtraction
import DocumentModel
import TestSupport
import Testing

@Suite("Sheets that are laid out oddly")
struct OddSheetTests {
  struct Sheet: CustomTestStringConvertible {
    let name: String
    let grids: [[[String]]]
    let expected: [String]
    var testDescription: String { name }

    init(_ name: String, _ grids: [[String]]..., expect expected: [String]) {
      self.name = name
      self.grids = grids
      self.expected = expected
    }
  }

  static let languages: [Sheet] = [
    ("de", ["Vor- und Zuname", "E-Mail-Adresse", "Tel.-Nr."]),
    ("fr", ["Nom et prénom", "Adresse électronique", "N° de téléphone"]),
    ("es", ["Nombre y apellidos", "Correo electrónico", "Teléfono móvil"]),
    ("it", ["Nome e cognome", "Indirizzo e-mail", "Cellulare"]),
    ("pt", ["Nome completo", "Endereço de e-mail", "Telemóvel"]),
    ("nl", ["Naam en voornaam", "E-mailadres", "Telefoonnummer"]),
    ("sv", ["För- och efternamn", "E-postadress", "Mobilnummer"]),
    ("pl", ["Imię i nazwisko", "Adres e-mail", "Nr telefonu"]),
    ("da", ["Fornavn og efternavn", "Mailadresse", "Mobil"]),
    ("fi", ["Etu- ja sukunimi", "Sähköpostiosoite", "Puhelin"]),
    ("cs", ["Jméno a příjmení", "E-mail", "Telefon"]),
    ("tr", ["Adı Soyadı", "E-posta adresi", "Telefon no"]),
    ("ru", ["Фамилия, имя", "Эл. почта", "Телефон"]),
    ("hu", ["Név", "E-mail cím", "Telefonszám"]),
    ("ro", ["Nume și prenume", "Adresa de e-mail", "Telefon"]),
    ("el", ["Ονοματεπώνυμο", "Ηλεκτρονική διεύθυνση", "Τηλέφωνο"]),
    ("ar", ["الاسم", "البريد الإلكتروني", "رقم الهاتف"]),
    ("he", ["שם מלא", "דואר אלקטרוני", "טלפון"]),
    ("vi", ["Họ và tên", "Email", "Số điện thoại"]),
    ("id", ["Nama", "Surel", "No. HP"]),
    ("unknown", ["Xyzname", "Qwertyadres", "Abcdefgh"]),
  ].map { language, header in
    Sheet(
      language,
      [
        header, ["Ada Lovelace", "ada@example.org", "(415) 555-0128"],
        ["Alan Turing", "alan.turing@example.com", "212-555-0142"],
      ],
      expect: [adaRow, alanRow])
  }

  static let columns: [Sheet] = [
    Sheet(
      "title, company and role",
      [
        ["Title", "First Name", "Last Name", "Company", "Job Title", "Work Email"],
        ["Dr.", "Ada", "Lovelace", "Engines Ltd", "Analyst", "ada@example.org"],
        ["Mr", "Alan", "Turing", "Bombe & Co", "Head of Research", "alan.turing@example.com"],
      ],
      expect: [
        "Ada Lovelace | ada@example.org | ", "Alan Turing | alan.turing@example.com | ",
      ]),
    Sheet(
      "no email column",
      [
        ["No.", "Name", "Phone", "Bringing a dish?"],
        ["1", "Ada Lovelace", "(415) 555-0128", "Salad"], ["2", "Alan Turing", "212-555-0142", ""],
        ["3", "", "", ""],
      ],
      expect: [
        "Ada Lovelace |  | (415) 555-0128", "Alan Turing |  | 212-555-0142",
      ]),
    Sheet(
      "boxes to tick and notes with another's email",
      [
        ["Name", "Email", "Volunteer", "Member", "Notes"],
        ["Ada Lovelace", "ada@example.org", "☑", "☐", "ask bob@example.net for the key"],
        ["Alan Turing", "alan.turing@example.com", "☐", "☒", "Call 212-555-0199 first"],
      ],
      expect: [
        "Ada Lovelace | ada@example.org | ", "Alan Turing | alan.turing@example.com | ",
      ]),
    Sheet(
      "two phones",
      [
        ["Name", "Home phone", "Mobile", "E-Mail"],
        ["Ada Lovelace", "(415) 555-0128", "(415) 555-0129", "ada@example.org"],
      ],
      expect: ["Ada Lovelace | ada@example.org | (415) 555-0128 (415) 555-0129"]),
    Sheet(
      "an emergency contact beside",
      [
        ["Name", "Email", "Phone", "Emergency contact", "Emergency phone"],
        [
          "Ada Lovelace", "ada@example.org", "(415) 555-0128", "Byron King", "212-555-0142",
        ],
      ],
      expect: [adaRow]),
    Sheet(
      "name and email in one column",
      [
        ["Name / Email", "Phone"], ["Ada Lovelace\nada@example.org", "(415) 555-0128"],
        ["Alan Turing alan.turing@example.com", "212-555-0142"],
      ],
      expect: [adaRow, alanRow]),
    Sheet(
      "totals and instructions within columns",
      [
        ["#", "Name", "Email", "Guests"], ["", "Please print clearly", "", ""],
        ["1", "Ada Lovelace", "ada@example.org", "2"],
        ["2", "Alan Turing", "alan.turing@example.com", "1"], ["", "Total guests:", "", "3"],
      ],
      expect: [
        "Ada Lovelace | ada@example.org | ", "Alan Turing | alan.turing@example.com | ",
      ]),
    Sheet(
      "several tables with different columns",
      [
        ["Email", "Name"], ["ada@example.org", "Ada Lovelace"],
      ],
      [
        ["Name", "Phone", "Email"], ["Alan Turing", "212-555-0142", "alan.turing@example.com"],
      ],
      expect: ["Ada Lovelace | ada@example.org | ", alanRow]),
    Sheet(
      "two people beside each other in a row",
      [
        ["Name", "Email", "Name", "Email"],
        ["Ada Lovelace", "ada@example.org", "Alan Turing", "alan.turing@example.com"],
        ["Grace Hopper", "grace@example.org", "", ""],
      ],
      expect: [
        "Ada Lovelace | ada@example.org | ", "Alan Turing | alan.turing@example.com | ",
        "Grace Hopper | grace@example.org | ",
      ]),
  ]

  static let cells: [Sheet] = [
    Sheet(
      "two people in one cell",
      [
        ["Name", "Email", "Phone"],
        [
          "Ada Lovelace\nAlan Turing", "ada@example.org\nalan.turing@example.com",
          "(415) 555-0128\n212-555-0142",
        ],
      ],
      expect: [adaRow, alanRow]),
    Sheet(
      "two people with one email",
      [
        ["Name", "Email"], ["Ada & Byron King", "king@example.org"],
      ],
      expect: ["Ada & Byron King | king@example.org | "]),
    Sheet(
      "a name on two lines",
      [
        ["Name", "Email"], ["Maximilian Alexander\nvon Habsburg", "max@example.org"],
        ["Ada\nLovelace", "ada@example.org"],
      ],
      expect: [
        "Maximilian Alexander von Habsburg | max@example.org | ",
        "Ada Lovelace | ada@example.org | ",
      ]),
    Sheet(
      "an email on two lines",
      [
        ["Name", "Email"], ["Ada Lovelace", "ada.lovelace@\nexample.org"],
        ["Alan Turing", "alan.turing\n@example.com"],
        ["Grace Hopper", "grace.hopper@example.\norg"],
        ["Edsger Dijkstra", "edsger-\ndijkstra@example.org"],
      ],
      expect: [
        "Ada Lovelace | ada.lovelace@example.org | ", "Alan Turing | alan.turing@example.com | ",
        "Grace Hopper | grace.hopper@example.org | ",
        "Edsger Dijkstra | edsger-dijkstra@example.org | ",
      ]),
    Sheet(
      "no header, numbered, names turned",
      [
        ["1.", "Lovelace, Ada", "ada@example.org"],
        ["2.", "Turing, Alan", "alan.turing@example.com"],
        ["3.", "Hopper, Grace", "grace@example.org"],
      ],
      expect: [
        "Ada Lovelace | ada@example.org | ", "Alan Turing | alan.turing@example.com | ",
        "Grace Hopper | grace@example.org | ",
      ]),
    Sheet(
      "no header, phones only",
      [
        ["Ada Lovelace", "(415) 555-0128"], ["Alan Turing", "212-555-0142"],
        ["Grace Hopper", "(617) 555-0101"],
      ],
      expect: [
        "Ada Lovelace |  | (415) 555-0128", "Alan Turing |  | 212-555-0142",
        "Grace Hopper |  | (617) 555-0101",
      ]),
    Sheet(
      "columns from the right",
      [
        ["טלפון", "אימייל", "שם"], ["(415) 555-0128", "ada@example.org", "עדה לאבלייס"],
        ["212-555-0142", "alan.turing@example.com", "אלן טיורינג"],
      ],
      expect: [
        "עדה לאבלייס | ada@example.org | (415) 555-0128",
        "אלן טיורינג | alan.turing@example.com | 212-555-0142",
      ]),
  ]

  @Test("are read like others", arguments: languages + columns + cells)
  func read(_ sheet: Sheet) {
    let contacts = ContactExtractor().contacts(in: .sketch(tables: sheet.grids))
    #expect(contacts.map(\.short) == sheet.expected)
  }
}
