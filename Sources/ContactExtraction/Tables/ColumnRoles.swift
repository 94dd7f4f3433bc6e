/// What each column of a table gives to a contact.
///
/// Headers decide, unless the content plainly says something else; columns without a telling header
/// are judged by their content: emails and phone numbers by how many cells hold them, names by their
/// look and by words that stand in the emails beside them. "Name" beside "First name" is a family
/// name, beside "Last name" a given name.
struct ColumnRoles: Equatable {
  /// A column's part in a contact, and what that rests on.
  struct Role: Equatable {
    var meaning: HeaderMeaning
    var doubts: [Contact.Doubt] = []
    var isFromHeader: Bool { doubts.isEmpty }
  }

  private(set) var roles: [Int: Role] = [:]

  var hasName: Bool { roles.values.contains { $0.meaning.isName } }
  var reachesSomeone: Bool { roles.values.contains { $0.meaning.isReach } }

  func columns(where isWanted: (HeaderMeaning) -> Bool) -> [(column: Int, role: Role)] {
    roles.sorted { $0.key < $1.key }.filter { isWanted($0.value.meaning) }
      .map { ($0.key, $0.value) }
  }

  init(
    headers: [Int: HeaderMeaning], contents: [ColumnContent],
    thresholds: ContactThresholds.Content
  ) {
    for (column, content) in contents.enumerated() {
      roles[column] = Self.role(headers[column], content, thresholds)
    }
    if !hasName { findName(contents, headers, thresholds) }
    settleGenericNames()
  }

  /// The columns of each person, where a row holds several beside each other.
  ///
  /// Columns of a name begin a person where one of the same meaning stands before them; each must
  /// have a way to be reached, else all columns are one person's.
  var people: [ColumnRoles] {
    var groups: [[Int: Role]] = [[:]]
    for (column, role) in roles.sorted(by: { $0.key < $1.key }) {
      let current = groups[groups.count - 1].values
      if role.meaning.isName, current.contains(where: { $0.meaning == role.meaning }) {
        groups.append([:])
      }
      groups[groups.count - 1][column] = role
    }
    let people = groups.map(ColumnRoles.init)
    return people.allSatisfy(\.reachesSomeone) ? people : [self]
  }

  private init(roles: [Int: Role]) {
    self.roles = roles
  }

  private static func role(
    _ header: HeaderMeaning?, _ content: ColumnContent, _ thresholds: ContactThresholds.Content
  ) -> Role? {
    switch header {
    case .email
    where content.phoneShare >= thresholds.contradictingShare && content.emailShare == 0:
      Role(meaning: .phone, doubts: [.headerContradicted])
    case .phone
    where content.emailShare >= thresholds.contradictingShare && content.phoneShare == 0:
      Role(meaning: .email, doubts: [.headerContradicted])
    case .some(let name) where name.isName && content.emailShare >= thresholds.contradictingShare:
      Role(meaning: .email, doubts: [.headerContradicted])
    case .other where content.emailShare >= thresholds.contradictingShare:
      Role(meaning: .email, doubts: [.headerContradicted])
    case .some(let meaning) where meaning != .group: Role(meaning: meaning)
    default: byContent(content, thresholds).map { Role(meaning: $0, doubts: [.columnGuessed]) }
    }
  }

  private static func byContent(
    _ content: ColumnContent, _ thresholds: ContactThresholds.Content
  ) -> HeaderMeaning? {
    let hasEmail = content.emailShare >= thresholds.smallestEmailShare
    let hasPhone = content.phoneShare >= thresholds.smallestPhoneShare
    return hasEmail ? (hasPhone ? .emailAndPhone : .email) : hasPhone ? .phone : nil
  }

  /// Finds the column of names, or two columns of given and family names, by their look.
  private mutating func findName(
    _ contents: [ColumnContent], _ headers: [Int: HeaderMeaning],
    _ thresholds: ContactThresholds.Content
  ) {
    let candidates = contents.indices.filter { column in
      let content = contents[column]
      let isFree = roles[column] == nil || headers[column] == .group
      return isFree && content.filled > 0 && content.nameShare >= thresholds.smallestNameShare
    }
    guard
      let best = candidates.max(by: { first, second in
        let (a, b) = (contents[first], contents[second])
        return (a.nameShare + a.emailEchoShare, second) < (b.nameShare + b.emailEchoShare, first)
      })
    else { return }
    let isSingle = { (column: Int) in
      contents[column].singleWordShare >= thresholds.smallestSingleWordShare
    }
    let partner = [best - 1, best + 1].first { candidates.contains($0) && isSingle($0) }
    guard isSingle(best), let partner else {
      roles[best] = Role(meaning: .name, doubts: [.columnGuessed])
      return
    }
    roles[min(best, partner)] = Role(meaning: .givenName, doubts: [.columnGuessed])
    roles[max(best, partner)] = Role(meaning: .familyName, doubts: [.columnGuessed])
  }

  private mutating func settleGenericNames() {
    let given = columns { $0 == .givenName }
    let family = columns { $0 == .familyName }
    guard let generic = columns(where: { $0 == .name }).first else { return }
    if family.isEmpty, !given.isEmpty { roles[generic.column]?.meaning = .familyName }
    if given.isEmpty, !family.isEmpty { roles[generic.column]?.meaning = .givenName }
  }
}

extension HeaderMeaning {
  var isName: Bool {
    switch self {
    case .name, .familyFirstName, .givenName, .familyName: true
    default: false
    }
  }

  /// Whether it tells of a way to reach someone.
  var isReach: Bool { isEmail || isPhone }
  var isEmail: Bool { self == .email || self == .emailAndPhone }
  var isPhone: Bool { self == .phone || self == .emailAndPhone }
}
