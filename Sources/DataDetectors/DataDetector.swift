/// Finds typed data in text: email addresses, phone numbers, links, dates, money and more.
///
/// The namespace has no cases. ``matches(in:types:options:context:)`` is the synchronous entry;
/// `dataDetectorMatches(_:options:)` on strings is the asynchronous one in Apple's shape. The same
/// text and options give the same matches on every system: nothing is looked up outside the process.
///
/// Kinds found today: email addresses, links, phone numbers, payment identifiers, tracking numbers,
/// flight numbers, and calendar events with numbers or English month names. The other kinds of
/// ``MatchType`` can be asked for and are never found yet.
public enum DataDetector {}
