/// Header words of many languages, as they are looked up.
///
/// They are in small letters, without accents, hyphens and spaces; words of several parts are
/// written together.
enum HeaderWords {
  /// Whole words.
  static let words: [HeaderWordKind: String] = [
    .email: """
    email emails mail mails emailaddress mailaddress emailadresse mailadresse emailid courriel mel \
    correo correoelectronico correoe epost epostadress epostadresse sahkoposti sposti eposta \
    postaelettronica indirizzoemail poczta adresemail почта электроннаяпочта элпочта эпочта имейл \
    емейл електроннапошта елпошта пошта мейл emailadres البريدالإلكتروني بريدإلكتروني إيميل \
    ایمیل דואראלקטרוני דואל אימייל מייל ηλεκτρονικηδιευθυνση ηλεκτρονικοταχυδρομειο surel ईमेल อีเมล
    """,
    .phone: """
    phone phones telephone tel tele mobile mob cell cellphone contactnumber contactno \
    telefon telefonnummer tlf handy handynummer mobil mobilnummer rufnummer fon festnetz portable \
    gsm telefono telf movil celular cellulare numeroditelefono telemovel telefone contacto \
    telefoon telefoonnummer mobiel mobieltje telefonnr mobiltelefon puhelin puhelinnumero \
    puh matkapuhelin gsmnumero telefonu telefonni komorka komorkowy nrtelefonu kontakttelefon \
    cislo telefonicislo mobilni cep ceptelefonu cepno телефон телефоны тел моб мобильный \
    мобильныйтелефон номертелефона мобільний whatsapp signalnumber الهاتف هاتف رقمالهاتف الجوال \
    جوال رقمالجوال تلفن موبایل טלפון נייד טלפוןנייד פלאפון τηλεφωνο τηλ κινητο dienthoai \
    sodienthoai sdt nohp nohandphone telpon mobitel फ़ोन मोबाइल โทรศัพท์ เบอร์โทร
    """,
    .name: """
    name names fullname yourname nameinfull participant participants attendee attendees member \
    volunteer volunteers player student guest visitor person contactname \
    vollername namen teilnehmer teilnehmerin mitglied nomcomplet noms participante participantes \
    nombrecompleto nombreyapellidos nominativo nomecognome cognomeenome nomecompleto naam \
    volledigenaam deelnemer namn fulltnamn fulltnavn navn deltager deltagare nimi osallistuja imieinazwisko \
    nazwisko uczestnik jmenoaprijmeni ucastnik adsoyad adisoyadi isimsoyisim isim katilimci фио \
    фамилияимя имяифамилия участник піб прізвищетаімя учасник nomprenom nometprenom nom nombre \
    nombres nome الاسم اسم الاسمالكامل نام שם שםמלא ονοματεπωνυμο ονομα hovaten hoten nama \
    namalengkap imeiprezime menoapriezvisko имеифамилия नाम ชื่อ ชื่อนามสกุล
    """,
    .givenName: """
    firstname first forename forenames givenname givennames given vorname vornamen rufname prenom \
    prenoms primeironome nomeproprio voornaam voornamen fornamn tilltalsnamn fornavn \
    etunimi imie krestni jmeno ad adi имя имена имяотчество імя імена primernombre الاسمالأول שםפרטי ime meno име
    """,
    .familyName: """
    lastname last surname surnames familyname family nachname nachnamen familienname zuname \
    nomdefamille apellido apellidos cognome cognomi sobrenome apelido ultimonome achternaam \
    efternamn etternavn efternavn sukunimi prijmeni soyad soyadi soyisim фамилия фамилии прізвище اسمالعائلة שםמשפחה επωνυμο prezime priezvisko priimek
    """,
    .signature: """
    signature signatures signed sign initials unterschrift visum podpis podpisy \
    imza underskrift namnteckning allekirjoitus handtekening paraaf assinatura emargement \
    подпись підпис التوقيع توقيع חתימה υπογραφη chuky tandatangan
    """,
    .organisation: """
    organisation organization company employer business school club team department dept \
    affiliation institution university firm firma unternehmen verein abteilung schule arbeitgeber \
    firmenname societe entreprise organisme organizacion empresa azienda ente organizacao bedrijf \
    organisatie foretag virksomhed bedrift yritys organisaatio organizacja organizace firmy kurum \
    sirket организация компания організація компанія role position title jobtitle funktion
    """,
    .date: """
    date day time birthday birthdate dob age datum uhrzeit zeit geburtsdatum alter heure age \
    naissance fecha hora edad data ora eta idade tijd leeftijd dato tid alder paivamaara paiva \
    aika ika godzina wiek cas vek tarih saat yas дата время возраст час вік arrival departure
    """,
    .remark: """
    comment comments remark remarks note notes message interests interest kommentar bemerkung \
    bemerkungen anmerkung anmerkungen notizen hinweis commentaire commentaires remarque remarques \
    comentario comentarios observaciones nota commento commenti osservazioni observacoes opmerking \
    opmerkingen kommentarer anmarkning bemaerkning merknad huomautus huomautuksia lisatiedot uwagi \
    komentarz poznamka poznamky not aciklama notlar комментарий комментарии примечание примітка \
    коментар newsletter diet allergies ملاحظات הערות παρατηρησεις ghichu keterangan catatan
    """,
    .street: """
    street city town zip zipcode postcode postalcode postal country strasse hausnummer plz ort \
    stadt wohnort land rue ville codepostal pays calle ciudad cp codigopostal via citta cap rua \
    cidade cep straat woonplaats gata stad postnummer gade by gate katu postinumero ulica miasto \
    ulice mesto psc sokak sehir улица город індекс вулиця місто homepage website web url
    """,
    .address: """
    address addresses anschrift adresse adressen direccion domicilio indirizzo endereco morada \
    adres adress osoite adresa адрес адреса العنوان כתובת διευθυνση diachi alamat
    """,
    .number: """
    no nr num number nos n № id idno nummer lfdnr lfd numero nro cislo porzadkowe lp poz sira \
    sirano номер номера пп row item count
    """,
    .emergency: "emergency notfall notfallkontakt urgence emergencia emergenza noodgeval nod",
    .group: """
    contact contacts details contactdetails contactinformation contactinfo information info \
    kontakt kontaktdaten kontakte coordonnees contatti recapiti contato contactgegevens \
    kontaktuppgifter yhteystiedot dane dodatkowe kontakty iletisim контакты контакти reach
    """,
  ]

  /// Parts by which longer words are known.
  static let stems: [HeaderWordKind: String] = [
    .email: "email mailadres sahkopost epost",
    .phone: "telefon phone telefoon handynum mobilnum puhelin телефон",
    .signature: "signatur unterschrift handteken allekirj podpis подпис",
    .organisation: "organi institut",
    .familyName: "nachname familienname surname",
    .givenName: "vorname firstname forename",
    .remark: "bemerk kommentar comment anmerk",
    .emergency: "notfall emergenc",
  ]

  /// Chinese, Japanese and Korean words, found anywhere in a header; earlier kinds win.
  static let eastAsian: [(kind: HeaderWordKind, words: String)] = [
    (.emergency, "緊急 紧急 비상"),
    (.email, "メール 邮箱 郵箱 邮件 郵件 電郵 电邮 이메일 메일 전자우편"),
    (.phone, "電話 电话 手机 手機 携帯 連絡先 联系方式 전화 휴대폰 핸드폰 연락처"),
    (.signature, "署名 签名 簽名 签字 サイン 印 서명"),
    (.organisation, "会社 所属 公司 单位 單位 学校 회사 소속 기관"),
    (.date, "日付 日期 日時 时间 時間 生年月日 날짜 시간"),
    (.remark, "備考 备注 備註 コメント 비고 메모"),
    (.address, "住所 地址 주소"),
    (.number, "番号 序号 編號 编号 번호 순번"),
    (.name, "氏名 名前 姓名 名字 お名前 ご芳名 이름 성명 성함"),
    (.familyName, "姓 성"),
    (.givenName, "名 ナマエ"),
  ]

  /// Words that begin a row of sums.
  static let totals: Set<String> = [
    "total", "totals", "sum", "subtotal", "summe", "gesamt", "totale", "totaal", "summa",
    "yhteensa",
    "razem", "suma", "celkem", "toplam", "итого", "всего", "разом", "合計", "总计", "합계",
  ]

  /// Words that begin a printed example.
  static let examples: Set<String> = [
    "example", "sample", "eg", "beispiel", "muster", "zb", "exemple", "ejemplo", "esempio",
    "exemplo", "voorbeeld", "exempel", "eksempel", "esimerkki", "przyklad", "priklad", "ornek",
    "пример", "приклад", "例", "예시",
  ]

  /// Texts that say that a cell is meant to be empty.
  static let blanks: Set<String> = [
    "", "-", "--", "---", "na", "nil", "none", "no", "nein", "keine", "kein", "x", "xx", "aucun",
    "nessuno", "ninguno", "nenhum", "geen", "ingen", "brak", "yok", "нет", "немає", "なし", "无", "없음",
  ]

  /// Words that stand for what is in the row above.
  static let ditto: Set<String> = ["do", "ditto", "dito", "dto", "idem", "id", "same", "dasselbe"]
}
