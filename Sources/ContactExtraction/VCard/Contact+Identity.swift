import DocumentModel
public import Foundation

extension Contact {
  /// A name for the contact, made from its name, emails and phone numbers.
  ///
  /// Equal values give equal names in every process and on every system, wherever they stood.
  public var uuid: UUID {
    var content = ContentName()
    content.add("contact")
    content.add(name?.value ?? "")
    for email in emails { content.add("email:" + email.value) }
    for phone in phones { content.add("phone:" + (phone.normalized ?? phone.digits)) }
    return content.uuid
  }
}
