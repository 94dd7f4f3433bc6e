/// What a header or a label says of the texts that belong to it.
enum HeaderMeaning: Hashable, Sendable {
  /// Names in the order they are spoken.
  case name
  /// Names with the family name first.
  case familyFirstName
  case givenName
  case familyName
  case email
  case phone
  case emailAndPhone
  /// A heading over several columns, such as "Contact details".
  case group
  /// Something that isn't part of a contact: numbers, signatures, addresses, dates, remarks.
  case other

  /// Whether it tells of a part of a contact.
  var isPartOfContact: Bool { self != .other && self != .group }
}

/// The kinds of word in headers.
enum HeaderWordKind: CaseIterable, Sendable {
  case emergency, email, phone, signature, organisation, date, remark, street
  case givenName, familyName, name, address, number, group
}
