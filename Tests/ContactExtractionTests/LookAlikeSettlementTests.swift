import Testing

@testable import ContactExtraction

@Suite struct LookAlikeSettlementTests {
  private let settlement = LookAlikeSettlement(shortestPart: 4)

  @Test(arguments: [
    ("lan Ellis", "Ian Ellis"), ("Will llling", "Will Illing"), ("WiIl Hall", "Will Hall"),
    ("Ann McIntyre", "Ann McIntyre"), ("Ann de la Cruz", "Ann de la Cruz"),
    ("Ian Illing", "Ian Illing"), ("lower case", "lower case"), ("", ""), ("l", "l"),
  ])
  func namesGetTheirCapitals(printed: String, meant: String) {
    #expect(settlement.settled(name: printed) == meant)
  }

  @Test(arguments: [
    ("Ibruce@example.org", "Lisa Bruce", "lbruce@example.org"),
    ("medinai8@example.org", "Jeremy Medina", "medina18@example.org"),
    ("bil1@example.org", "Bill Hall", "bill@example.org"),
    ("c0llins.a@example.org", "Ann Collins", "collins.a@example.org"),
    ("lan_olsen@example.org", "Ian Olsen", "ian_olsen@example.org"),
    ("jilllvanov@example.org", "Jill Ivanov", "jillivanov@example.org"),
    ("lschmidt@example.org", "Ines Schmidt", "ischmidt@example.org"),
    ("lena@example.org", "Lena Illing", "lena@example.org"),
    ("irene@example.org", "Irene Hall", "irene@example.org"),
    ("Irene@example.org", "Irene Hall", "Irene@example.org"),
    ("hall18@example.org", "Ann Hall", "hall18@example.org"),
    ("wilson@example.org", "Ann Wllson", "wilson@example.org"),
    ("info@example.org", "Ann Hall", "info@example.org"),
    ("no address", "Ann Hall", "no address"),
    ("@", "Ann Hall", "@"),
  ])
  func emailsAreReadAsTheNameSays(printed: String, name: String, meant: String) {
    #expect(settlement.settled(email: printed, name: name) == meant)
  }

  @Test func whatChangesIsMarked() {
    var contact = Contact(
      name: Contact.Field(value: "Lisa Bruce"),
      emails: [Contact.Field(value: "Ibruce@example.org")], phones: [])
    contact.settleLookAlikes(shortestPart: 4)
    #expect(contact.email?.value == "lbruce@example.org")
    #expect(contact.email?.printed == "Ibruce@example.org")
    #expect(contact.email?.doubts == [.readAsName])
    #expect(contact.name?.doubts == [])
  }
}
