import DataDetectors

/// Settles look-alike characters of a contact's name and email by each other.
///
/// Recognisers take l, I and 1, O and 0 for each other. A name's capitals tell some of them: no name
/// begins with a small l, and none but a few has a capital I after a small letter. An email's first
/// part mostly holds the name, alone, with an initial or with digits after it; where it does but for
/// look-alikes, the name says which ones are meant. Nothing else is touched.
struct LookAlikeSettlement {
  /// The shortest part of an email that is compared with the name, in letters.
  let shortestPart: Int

  /// The name with its capitals put right, or the same name.
  func settled(name: String) -> String {
    let words = name.split(separator: " ", omittingEmptySubsequences: false)
    guard words.contains(where: { $0.first?.isUppercase == true }) else { return name }
    return words.map { settled(word: String($0)) }.joined(separator: " ")
  }

  private func settled(word: String) -> String {
    guard !NameWords.particles.contains(word) else { return word }
    var letters = Array(word)
    if letters.count > 1, letters[0] == "l", letters[1].isLowercase { letters[0] = "I" }
    for index in letters.indices.dropFirst()
    where letters[index] == "I" && letters[index - 1].isLowercase {
      let before = String(letters[..<index])
      if !NameWords.capitalBringingStarts.contains(before) { letters[index] = "l" }
    }
    return String(letters)
  }

  /// The email with its first part as the name says, or the same email.
  func settled(email: String, name: String) -> String {
    guard let at = email.firstIndex(of: "@") else { return email }
    let forms = forms(of: WordFolding.words(name))
    var settled = ""
    var part = ""
    for character in email[..<at] {
      if ".-_+".contains(character) {
        settled += self.settled(part: part, forms: forms) + String(character)
        part = ""
      } else {
        part.append(character)
      }
    }
    return settled + self.settled(part: part, forms: forms) + email[at...]
  }

  /// One way in which a name stands in emails.
  private struct Form {
    var text: String
    /// Where the name's words begin in it.
    var starts: [Int]

    init(_ words: Substring...) {
      text = words.joined()
      starts = words.indices.map { words[..<$0].reduce(0) { $0 + $1.count } }
    }
  }

  /// A name's words alone, two of them, or one with another's initial.
  private func forms(of words: [String]) -> [Form] {
    var forms = words.map { Form($0[...]) }
    for (index, first) in words.enumerated() {
      for (other, second) in words.enumerated() where other != index {
        forms += [
          Form(first[...], second[...]), Form(first.prefix(1), second[...]),
          Form(first[...], second.prefix(1)),
        ]
      }
    }
    return forms.filter { $0.text.count > 2 }
  }

  private func settled(part: String, forms: [Form]) -> String {
    let small = part.lowercased()
    guard !forms.contains(where: { explains($0.text, small) }) else { return part }
    if let form = forms.first(where: { differsInCapitals(small, $0) }) { return form.text }
    guard part.count >= shortestPart else { return part }
    let forms = forms.map(\.text).filter { $0.count >= shortestPart }
    // Of two plain spellings either may be the misread one; a capital or a digit is out of place.
    let isOutOfPlace = part.contains { $0.isUppercase || !$0.isLetter }
    if isOutOfPlace,
      let form = forms.first(where: { CharacterConfusions.mayBeSame(small, $0) })
    {
      return form
    }
    for form in forms where form.count < part.count {
      let tail = part.dropFirst(form.count)
      guard CharacterConfusions.mayBeSame(String(small.prefix(form.count)), form),
        tail.contains(where: \.isNumber), let digits = digits(of: tail)
      else { continue }
      return form + digits
    }
    return part
  }

  /// Whether a part has an l for each capital I of the name and is the name otherwise: what a
  /// capital stands for is certain, what a small letter like it stands for is not.
  private func differsInCapitals(_ part: String, _ form: Form) -> Bool {
    guard part.count == form.text.count else { return false }
    let differing = zip(part, form.text).enumerated().filter { $0.element.0 != $0.element.1 }
    return !differing.isEmpty
      && differing.allSatisfy { place, letters in
        form.starts.contains(place) && letters == ("l", "i")
      }
  }

  /// Whether a part is a form of the name as it stands, perhaps with digits after it.
  private func explains(_ form: String, _ part: String) -> Bool {
    part.hasPrefix(form) && part.dropFirst(form.count).allSatisfy(\.isNumber)
  }

  /// The digits that characters are printed like, or `nil` where one is like none.
  private func digits(of tail: Substring) -> String? {
    var digits = ""
    for unit in tail.utf8 {
      let scalar = Unicode.Scalar(unit)
      if ("0"..."9").contains(Character(scalar)) {
        digits.unicodeScalars.append(scalar)
      } else if let digit = CharacterConfusions.digit(for: unit) {
        digits.unicodeScalars.append(Unicode.Scalar(digit))
      } else {
        return nil
      }
    }
    return digits
  }
}

extension Contact {
  /// Settles look-alike characters of the name and the emails; what changes is marked.
  mutating func settleLookAlikes(shortestPart: Int) {
    let settlement = LookAlikeSettlement(shortestPart: shortestPart)
    guard var name else { return }
    let settledName = settlement.settled(name: name.value)
    if settledName != name.value {
      name.value = settledName
      name.mark(.repaired)
      self.name = name
      nameParts = nameParts?.mapping(settlement.settled(name:))
    }
    for index in emails.indices {
      let settled = settlement.settled(email: emails[index].value, name: name.value)
      guard settled != emails[index].value else { continue }
      emails[index].value = settled
      emails[index].normalized = emails[index].normalized.map {
        settlement.settled(email: $0, name: name.value)
      }
      emails[index].mark(.readAsName)
    }
  }
}

extension Contact.Field {
  fileprivate mutating func mark(_ doubt: Contact.Doubt) {
    if !doubts.contains(doubt) { doubts.append(doubt) }
  }
}

extension PersonName {
  fileprivate func mapping(_ transform: (String) -> String) -> PersonName {
    PersonName(
      family: transform(family), given: transform(given), additional: transform(additional),
      prefix: prefix, suffix: suffix)
  }
}
