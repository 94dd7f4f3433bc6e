/// Words that are parts of names without being names, in small letters and without dots.
enum NameWords {
  static let titles: Set<String> = [
    "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "sir", "dame", "rev", "herr", "frau", "hr", "fr",
    "dipl-ing", "ing", "mag", "m", "mme", "mlle", "sr", "sra", "srta", "sig", "sigra", "dott",
    "dhr",
    "mevr", "pan", "pani", "bay", "bayan",
  ]

  static let suffixes: Set<String> = [
    "jr", "sr", "ii", "iii", "iv", "phd", "md", "dds", "esq", "mba", "ba", "ma", "msc", "bsc",
  ]

  static let particles: Set<String> = [
    "van", "von", "vom", "zu", "zum", "zur", "de", "der", "den", "del", "della", "di", "da", "do",
    "dos", "das", "du", "la", "le", "las", "los", "ter", "ten", "te", "af", "av", "bin", "ibn",
    "al",
    "el", "st.", "san", "'t", "d'", "y", "e",
  ]

  /// Starts of names that a capital follows.
  static let capitalBringingStarts: Set<String> = [
    "Mc", "Mac", "De", "Di", "Da", "Du", "La", "Le", "Van", "Von", "Fitz", "O",
  ]
}
