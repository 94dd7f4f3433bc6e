#if Tesseract
  /// Tesseract's language models and what they read, the usual model of a language first.
  ///
  /// A new model is one new line.
  enum TesseractLanguageTable {
    /// Models of languages: the file's name, the BCP 47 language, and the script where the model
    /// is for one of several.
    static let languages: [(name: String, code: String, script: String?)] = [
      ("afr", "af", nil), ("amh", "am", nil), ("ara", "ar", nil), ("asm", "as", nil),
      ("aze", "az", "Latn"), ("aze_cyrl", "az", "Cyrl"), ("bel", "be", nil), ("ben", "bn", nil),
      ("bod", "bo", nil), ("bos", "bs", nil), ("bre", "br", nil), ("bul", "bg", nil),
      ("cat", "ca", nil), ("ceb", "ceb", nil), ("ces", "cs", nil), ("chi_sim", "zh", "Hans"),
      ("chi_sim_vert", "zh", "Hans"), ("chi_tra", "zh", "Hant"), ("chi_tra_vert", "zh", "Hant"),
      ("chr", "chr", nil), ("cos", "co", nil), ("cym", "cy", nil), ("dan", "da", nil),
      ("dan_frak", "da", "Latf"), ("deu", "de", nil), ("deu_latf", "de", "Latf"),
      ("frk", "de", "Latf"), ("deu_frak", "de", "Latf"), ("div", "dv", nil), ("dzo", "dz", nil),
      ("ell", "el", nil), ("eng", "en", nil), ("enm", "enm", nil), ("epo", "eo", nil),
      ("est", "et", nil), ("eus", "eu", nil), ("fao", "fo", nil), ("fas", "fa", nil),
      ("fil", "fil", nil), ("tgl", "fil", nil), ("fin", "fi", nil), ("fra", "fr", nil),
      ("frm", "frm", nil), ("fry", "fy", nil), ("gla", "gd", nil), ("gle", "ga", nil),
      ("glg", "gl", nil), ("grc", "grc", nil), ("guj", "gu", nil), ("hat", "ht", nil),
      ("heb", "he", nil), ("hin", "hi", nil), ("hrv", "hr", nil), ("hun", "hu", nil),
      ("hye", "hy", nil), ("iku", "iu", nil), ("ind", "id", nil), ("isl", "is", nil),
      ("ita", "it", nil), ("ita_old", "it", nil), ("jav", "jv", nil), ("jpn", "ja", nil),
      ("jpn_vert", "ja", nil), ("kan", "kn", nil), ("kat", "ka", nil), ("kat_old", "ka", "Geok"),
      ("kaz", "kk", nil), ("khm", "km", nil), ("kir", "ky", nil), ("kmr", "ku", "Latn"),
      ("kur_ara", "ku", "Arab"), ("kur", "ku", nil), ("kor", "ko", nil), ("kor_vert", "ko", nil),
      ("lao", "lo", nil), ("lat", "la", nil), ("lav", "lv", nil), ("lit", "lt", nil),
      ("ltz", "lb", nil), ("mal", "ml", nil), ("mar", "mr", nil), ("mkd", "mk", nil),
      ("mlt", "mt", nil), ("mon", "mn", nil), ("mri", "mi", nil), ("msa", "ms", nil),
      ("mya", "my", nil), ("nep", "ne", nil), ("nld", "nl", nil), ("nor", "no", nil),
      ("oci", "oc", nil), ("ori", "or", nil), ("pan", "pa", nil), ("pol", "pl", nil),
      ("por", "pt", nil), ("pus", "ps", nil), ("que", "qu", nil), ("ron", "ro", nil),
      ("rus", "ru", nil), ("san", "sa", nil), ("sin", "si", nil), ("slk", "sk", nil),
      ("slk_frak", "sk", "Latf"), ("slv", "sl", nil), ("snd", "sd", nil), ("spa", "es", nil),
      ("spa_old", "es", nil), ("sqi", "sq", nil), ("srp", "sr", "Cyrl"),
      ("srp_latn", "sr", "Latn"), ("sun", "su", nil), ("swa", "sw", nil), ("swe", "sv", nil),
      ("syr", "syr", nil), ("tam", "ta", nil), ("tat", "tt", nil), ("tel", "te", nil),
      ("tgk", "tg", nil), ("tha", "th", nil), ("tir", "ti", nil), ("ton", "to", nil),
      ("tur", "tr", nil), ("uig", "ug", nil), ("ukr", "uk", nil), ("urd", "ur", nil),
      ("uzb", "uz", "Latn"), ("uzb_cyrl", "uz", "Cyrl"), ("vie", "vi", nil), ("yid", "yi", nil),
      ("yor", "yo", nil),
    ]

    /// Models of scripts, which read every language written in one.
    static let scripts: [(name: String, script: String)] = [
      ("Arabic", "Arab"), ("Armenian", "Armn"), ("Bengali", "Beng"),
      ("Canadian_Aboriginal", "Cans"), ("Cherokee", "Cher"), ("Cyrillic", "Cyrl"),
      ("Devanagari", "Deva"), ("Ethiopic", "Ethi"), ("Fraktur", "Latf"), ("Georgian", "Geor"),
      ("Greek", "Grek"), ("Gujarati", "Gujr"), ("Gurmukhi", "Guru"), ("HanS", "Hans"),
      ("HanS_vert", "Hans"), ("HanT", "Hant"), ("HanT_vert", "Hant"), ("Hangul", "Hang"),
      ("Hangul_vert", "Hang"), ("Hebrew", "Hebr"), ("Japanese", "Jpan"),
      ("Japanese_vert", "Jpan"), ("Kannada", "Knda"), ("Khmer", "Khmr"), ("Lao", "Laoo"),
      ("Latin", "Latn"), ("Malayalam", "Mlym"), ("Myanmar", "Mymr"), ("Oriya", "Orya"),
      ("Sinhala", "Sinh"), ("Syriac", "Syrc"), ("Tamil", "Taml"), ("Telugu", "Telu"),
      ("Thaana", "Thaa"), ("Thai", "Thai"), ("Tibetan", "Tibt"), ("Vietnamese", "Viet"),
    ]

    /// Other codes for the languages above: names no longer used, the bibliographic three-letter
    /// codes, and languages that are read with the model of a larger one.
    static let synonyms: [String: String] = [
      "alb": "sq", "arm": "hy", "baq": "eu", "bur": "my", "chi": "zh", "cmn": "zh", "cze": "cs",
      "dut": "nl", "fre": "fr", "geo": "ka", "ger": "de", "gre": "el", "ice": "is", "mac": "mk",
      "mao": "mi", "may": "ms", "per": "fa", "rum": "ro", "slo": "sk", "tib": "bo", "wel": "cy",
      "iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "tl": "fil", "tgl": "fil",
      "nb": "no", "nn": "no", "kmr": "ku", "yue": "zh", "sh": "sr", "zsm": "ms", "pes": "fa",
      "arb": "ar", "ekk": "et", "lvs": "lv", "npi": "ne", "ory": "or", "swh": "sw", "uzn": "uz",
      "khk": "mn", "azj": "az", "als": "sq", "pbu": "ps", "quz": "qu",
    ]
  }
#endif
