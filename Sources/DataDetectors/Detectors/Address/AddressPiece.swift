/// A part of an address after its street.
struct AddressPiece {
  enum Kind {
    /// Words that may name a town or district.
    case words
    /// A part of a building with its number.
    case unit
    /// A number that nothing explains.
    case number
    case postcode(Postcodes.Meaning)
    case state(StateNames.Meaning)
    /// A country by its ISO 3166 code.
    case country(String)
  }

  let kind: Kind
  var tokens: Range<Int>
}
