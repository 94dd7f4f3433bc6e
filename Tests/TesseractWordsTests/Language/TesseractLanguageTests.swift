#if Tesseract
  import Foundation
  import TesseractWords
  import Testing

  @Suite struct TesseractLanguageTests {
    @Test(arguments: [
      ("en", "eng"), ("en-US", "eng"), ("en_GB", "eng"), ("eng", "eng"), ("de-AT", "deu"),
      ("deu", "deu"), ("ger", "deu"), ("fr-CA", "fra"), ("fre", "fra"), ("it", "ita"),
      ("es-MX", "spa"), ("zh", "chi_sim"), ("zh-Hans", "chi_sim"), ("zh-CN", "chi_sim"),
      ("zh-Hant", "chi_tra"), ("zh-TW", "chi_tra"), ("zh_HK", "chi_tra"), ("chi_sim", "chi_sim"),
      ("chi_tra", "chi_tra"), ("ja", "jpn"), ("ja-JP", "jpn"), ("ko", "kor"), ("sr", "srp"),
      ("sr-Cyrl", "srp"), ("sr-Latn", "srp_latn"), ("az", "aze"), ("az-Cyrl", "aze_cyrl"),
      ("uz-Cyrl", "uzb_cyrl"), ("nb", "nor"), ("nob", "nor"), ("nn-NO", "nor"), ("no", "nor"),
      ("iw", "heb"), ("he", "heb"), ("tl", "fil"), ("pt-BR", "por"), ("el", "ell"),
      ("grc", "grc"), ("de-Latf", "deu_latf"), ("und-Latn", "script/Latin"),
      ("und-Jpan", "script/Japanese"), ("sw", "swa"), ("cy", "cym"), ("ku", "kmr"),
    ])
    func languagesHaveModels(_ identifier: String, _ model: String) {
      let language = Locale.Language(identifier: identifier)
      #expect(TesseractLanguage.modelNames(for: language).first == model)
    }

    @Test(arguments: ["tlh", "xx", ""])
    func otherLanguagesHaveNone(_ identifier: String) {
      let language = Locale.Language(identifier: identifier)
      #expect(TesseractLanguage.modelNames(for: language).isEmpty)
    }

    @Test(arguments: [
      ("eng", "en"), ("deu", "de"), ("chi_sim", "zh-Hans"), ("chi_tra_vert", "zh-Hant"),
      ("srp_latn", "sr-Latn"), ("jpn_vert", "ja"), ("script/Cyrillic", "und-Cyrl"),
      ("Cyrillic", "und-Cyrl"),
    ])
    func modelsHaveLanguages(_ model: String, _ identifier: String) throws {
      let language = try #require(TesseractLanguage.language(ofModel: model))
      let expected = Locale.Language(identifier: identifier)
      #expect(language.languageCode == expected.languageCode)
      #expect(language.script == expected.script)
    }

    @Test func whatIsNoLanguageHasNone() {
      #expect(TesseractLanguage.language(ofModel: "osd") == nil)
      #expect(TesseractLanguage.language(ofModel: "equ") == nil)
    }

    @Test(arguments: [
      "afr", "amh", "ara", "asm", "aze", "bel", "ben", "bod", "bos", "bre", "bul", "cat", "ceb",
      "ces", "chi_sim", "chi_tra", "chr", "cos", "cym", "dan", "deu", "div", "dzo", "ell", "eng",
      "enm", "epo", "est", "eus", "fao", "fas", "fil", "fin", "fra", "frm", "fry", "gla", "gle",
      "glg", "grc", "guj", "hat", "heb", "hin", "hrv", "hun", "hye", "iku", "ind", "isl", "ita",
      "jav", "jpn", "kan", "kat", "kaz", "khm", "kir", "kmr", "kor", "lao", "lat", "lav", "lit",
      "ltz", "mal", "mar", "mkd", "mlt", "mon", "mri", "msa", "mya", "nep", "nld", "nor", "oci",
      "ori", "pan", "pol", "por", "pus", "que", "ron", "rus", "san", "sin", "slk", "slv", "snd",
      "spa", "sqi", "srp", "srp_latn", "sun", "swa", "swe", "syr", "tam", "tat", "tel", "tgk",
      "tha", "tir", "ton", "tur", "uig", "ukr", "urd", "uzb", "uzb_cyrl", "vie", "yid", "yor",
    ])
    func everyModelIsFoundByItsOwnLanguage(_ model: String) throws {
      let language = try #require(TesseractLanguage.language(ofModel: model))
      #expect(TesseractLanguage.modelNames(for: language).first == model)
    }

    @Test(arguments: [
      ("deu", "tesseract-ocr-deu"), ("chi_sim", "tesseract-ocr-chi-sim"),
      ("script/Latin", "tesseract-ocr-script-latn"),
      ("script/HanS_vert", "tesseract-ocr-script-hans-vert"),
    ])
    func packagesAreNamed(_ model: String, _ package: String) {
      #expect(TesseractLanguage.debianPackage(forModel: model) == package)
    }
  }
#endif
