#if Tesseract
  package import Foundation

  /// The names that Tesseract gives its models, and the languages these read.
  package enum TesseractLanguage {
    /// The names of the models that read a language, the most fitting one first.
    ///
    /// Region and numbering are of no matter, but for Chinese, where they tell the script. A code
    /// for a script alone (`und-Latn`) names a script's model. Empty for a language that Tesseract
    /// has no model for.
    package static func modelNames(for language: Locale.Language) -> [String] {
      guard let code = code(of: language) else { return [] }
      let script = script(of: language, code: code)
      if code == "und" {
        return TesseractLanguageTable.scripts.filter { $0.script == script }
          .map { "script/" + $0.name }
      }
      let models = TesseractLanguageTable.languages.filter { $0.code == code }
      let usual = models.filter { $0.script == nil }
      let fitting = models.filter { $0.script != nil && $0.script == script }
      guard fitting.isEmpty else { return (fitting + usual).map(\.name) }
      // A script that no model is made for (a Latin-only language marked Cyrl) is not a reason to
      // refuse: the first model of the language is the best there is.
      return (usual.isEmpty ? models : usual).map(\.name)
    }

    /// The language that a model reads, or `nil` for a name that is not a language's (`osd`).
    package static func language(ofModel name: String) -> Locale.Language? {
      if let model = TesseractLanguageTable.languages.first(where: { $0.name == name }) {
        return language(code: model.code, script: model.script)
      }
      let scriptName = name.hasPrefix("script/") ? String(name.dropFirst(7)) : name
      return TesseractLanguageTable.scripts.first { $0.name == scriptName }
        .map { language(code: "und", script: $0.script) }
    }

    /// The name of the Debian package that brings a model.
    package static func debianPackage(forModel name: String) -> String {
      let scriptName = name.hasPrefix("script/") ? String(name.dropFirst(7)) : nil
      guard let scriptName,
        let model = TesseractLanguageTable.scripts.first(where: { $0.name == scriptName })
      else { return "tesseract-ocr-" + name.replacing("_", with: "-") }
      return "tesseract-ocr-script-" + model.script.lowercased()
        + (scriptName.hasSuffix("_vert") ? "-vert" : "")
    }

    private static func language(code: String, script: String?) -> Locale.Language {
      Locale.Language(
        languageCode: Locale.LanguageCode(code), script: script.map { Locale.Script($0) },
        region: nil)
    }

    private static func code(of language: Locale.Language) -> String? {
      guard let code = language.languageCode?.identifier.lowercased(), !code.isEmpty else {
        return nil
      }
      let known = TesseractLanguageTable.synonyms[code] ?? code
      if TesseractLanguageTable.languages.contains(where: { $0.code == known }) { return known }
      if known == "und" { return known }
      // A three-letter code: the models are named by it.
      return TesseractLanguageTable.languages.first { $0.name == known }?.code
    }

    private static func script(of language: Locale.Language, code: String) -> String? {
      let script = language.script?.identifier
      guard code == "zh" else { return script }
      // "chi_sim" reads as the language "chi" in a region "SIM".
      switch language.region?.identifier {
      case "TRA": return "Hant"
      case "SIM": return "Hans"
      case "TW" where script == nil, "HK" where script == nil, "MO" where script == nil:
        return "Hant"
      default: return script ?? "Hans"
      }
    }
  }
#endif
