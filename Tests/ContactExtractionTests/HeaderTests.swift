import ContactExtraction
import DocumentModel
import TestSupport
import Testing

@Suite("Contacts from tables with headers")
struct HeaderTests {
  static let languages: [(language: String, headers: [String])] = [
    ("en", ["Name", "Email", "Phone"]),
    ("en", ["Full name (please print)", "E-mail address", "Telephone no."]),
    ("de", ["Vor- und Nachname", "E-Mail-Adresse", "Telefonnummer"]),
    ("de", ["Name", "Mailadresse", "Handynummer"]),
    ("fr", ["Nom et prénom", "Courriel", "Téléphone"]),
    ("es", ["Nombre y apellidos", "Correo electrónico", "Teléfono móvil"]),
    ("it", ["Nome e cognome", "Posta elettronica", "Cellulare"]),
    ("pt", ["Nome completo", "Correio eletrónico / E-mail", "Telemóvel"]),
    ("nl", ["Naam", "E-mailadres", "Telefoonnummer"]),
    ("sv", ["Namn", "E-postadress", "Mobilnummer"]),
    ("da", ["Navn", "E-mail", "Tlf."]),
    ("nb", ["Fullt navn", "E-post", "Mobil"]),
    ("fi", ["Nimi", "Sähköpostiosoite", "Puhelinnumero"]),
    ("pl", ["Imię i nazwisko", "Adres e-mail", "Nr telefonu"]),
    ("cs", ["Jméno a příjmení", "E-mailová adresa", "Telefonní číslo"]),
    ("tr", ["Adı Soyadı", "E-posta", "Cep telefonu"]),
    ("ru", ["ФИО", "Электронная почта", "Телефон"]),
    ("uk", ["Прізвище та ім'я", "Електронна пошта", "Мобільний"]),
    ("ja", ["お名前", "メールアドレス", "電話番号"]),
    ("zh", ["姓名", "电子邮箱", "手机"]),
    ("ko", ["성명", "이메일", "전화번호"]),
  ]

  @Test("header words of many languages", arguments: languages)
  func manyLanguages(_ language: String, headers: [String]) {
    // The columns hold text that content alone couldn't assign: a name of figures, a damaged email,
    // a phone number in a form of its own.
    let row = ["Agent 47", "ada at home", "0 5 5 5 0 1 2 8 1"]
    let contacts = ContactExtractor().contacts(in: .sketch(tables: [[headers, row]]))
    #expect(contacts.map(\.name?.value) == ["Agent 47"], "\(language)")
    #expect(contacts.map(\.email?.value) == ["ada at home"], "\(language)")
    #expect(contacts.map(\.phone?.digits) == ["055501281"], "\(language)")
  }

  static let orders: [[Int]] = [
    [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
  ]

  @Test("columns in any order, with and without headers", arguments: orders)
  func anyOrder(_ order: [Int]) {
    let grid = [
      ["Name", "Email", "Phone"], ["Ada Lovelace", "ada@example.org", "(415) 555-0128"],
      ["Alan Turing", "alan.turing@example.com", "212-555-0142"],
    ].map { row in order.map { row[$0] } }
    #expect(read(grid) == [adaRow, alanRow])
    #expect(read(Array(grid.dropFirst())) == [adaRow, alanRow])
  }

  @Test(
    "misread headers still head their columns",
    arguments: [
      ["Narne", "Emai1", "Ph0ne"], ["Name", "E-rnail", "Phonc"],
      ["Nane", "Emall address", "Te1ephone"],
    ])
  func slips(headers: [String]) {
    #expect(
      read([headers, ["Agent 47", "ada@example.org", "5 5 5 0 1 2 8 1"]])
        == ["Agent 47 | ada@example.org | 5 5 5 0 1 2 8 1"])
  }

  @Test("a header of two rows with a spanning cell")
  func twoRows() {
    #expect(
      read([
        ["", "Contact details", "<"], ["Name", "Email", "Phone"],
        ["Ada Lovelace", "ada@example.org", "(415) 555-0128"],
      ]) == [adaRow])
    #expect(
      read([
        ["Name", "<", "E-mail", "Phone"], ["Last", "First", "address", "number"],
        ["Lovelace", "Ada", "ada@example.org", "(415) 555-0128"],
      ]) == [adaRow])
  }

  @Test("numbers, signatures, addresses, dates, remarks and organisations are ignored")
  func ignoredColumns() {
    #expect(
      read([
        ["#", "Company", "Name", "Signature", "Email", "Date", "Phone", "Comments", "Address"],
        [
          "1", "Analytical Engines", "Ada Lovelace", "A. L.", "ada@example.org", "2024-05-17",
          "(415) 555-0128", "brings cake, Tom Smith", "12 Main Street",
        ],
      ]) == [adaRow])
  }

  @Test("a repeated header, a banner, an example and a total are no people")
  func printedRows() {
    #expect(
      read([
        ["Volunteers 2024: questions to office@example.org", "<", "<"],
        ["Name", "Email", "Phone"],
        ["Example: Jane Doe", "jane@example.org", "555-555-0100"],
        ["Ada Lovelace", "ada@example.org", "(415) 555-0128"],
        ["Name", "Email", "Phone"],
        ["Alan Turing", "alan.turing@example.com", "212-555-0142"],
        ["", "", ""],
        ["Please write clearly", "<", "<"],
        ["Total", "2", ""],
      ]) == [adaRow, alanRow])
  }

  @Test("content that contradicts its header is believed and marked")
  func contradiction() {
    let page = DocumentObservation.sketch(tables: [
      [
        ["Name", "Phone", "Email"], ["Ada Lovelace", "ada@example.org", "(415) 555-0128"],
        ["Alan Turing", "alan.turing@example.com", "212-555-0142"],
      ]
    ])
    let contacts = ContactExtractor().contacts(in: page)
    #expect(contacts.map(\.short) == [adaRow, alanRow])
    #expect(contacts.allSatisfy { $0.doubts.contains(.headerContradicted) })
  }
}
