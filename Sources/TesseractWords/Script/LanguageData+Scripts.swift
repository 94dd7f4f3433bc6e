#if Tesseract
  import Foundation

  extension LanguageData {
    /// The models that a script can be read with, of those in a folder, most usual first; one for
    /// each language.
    ///
    /// Models for old prints, for vertical lines and for whole scripts are left out.
    func models(ofScript script: String, in folder: URL) -> [String] {
      let installed = Set(models(in: folder))
      let ordered = TesseractLanguageTable.languages.filter {
        installed.contains($0.name) && !Self.isSpecial($0.name)
          && TesseractLanguage.script(ofModel: $0.name) == script
      }.map(\.name)
      let usual = Self.usualModels.filter(ordered.contains)
      return usual + ordered.filter { !usual.contains($0) }
    }

    /// Whether Tesseract's finder of scripts is in a folder.
    func hasScriptFinder(in folder: URL) -> Bool {
      let file = files(in: folder).first { $0.name == "osd" }
      return file.map { TrainedDataFile.flaw(in: $0.url, reads: false) == nil } ?? false
    }

    /// The scripts that can be read with the models in a folder, by ISO 15924 code, sorted.
    func scripts(in folder: URL) -> [String] {
      let models = models(in: folder).filter { !Self.isSpecial($0) && !$0.hasPrefix("script/") }
      return Set(models.compactMap(TesseractLanguage.script)).sorted()
    }

    /// The scripts in an order to try them in: the likely ones first, those that share characters
    /// one after another, and none of those given as read.
    func scriptsToTry(likely: [String], read: Set<String>, in folder: URL) -> [String] {
      let scripts = scripts(in: folder).filter { !read.contains($0) }
      var ordered: [String] = []
      for script in scripts.filter(likely.contains) + scripts where !ordered.contains(script) {
        ordered.append(script)
        let family = Self.family(of: script)
        ordered += scripts.filter { family.contains($0) && !ordered.contains($0) }
      }
      return ordered
    }

    /// The scripts that share most characters with a script, so that each reads the others' text.
    static func family(of script: String) -> Set<String> {
      eastAsian.contains(script) ? eastAsian : [script]
    }

    private static let eastAsian: Set<String> = ["Hans", "Hant", "Jpan"]

    private static func isSpecial(_ model: String) -> Bool {
      ["_vert", "_frak", "_latf", "_old"].contains(where: model.hasSuffix)
        || ["frk", "enm", "frm", "lat", "grc"].contains(model)
    }

    /// The most spoken language of each script that several languages are written in.
    private static let usualModels = ["eng", "rus", "ara", "hin", "ben"]
  }

  extension TesseractLanguage {
    /// The scripts that are written from right to left.
    static let rightToLeftScripts: Set<String> = ["Arab", "Hebr", "Syrc", "Thaa"]

    /// The ISO 15924 code of the script that a model reads; `nil` for a name that is no language's.
    static func script(ofModel name: String) -> String? {
      guard let language = language(ofModel: name) else { return nil }
      let full = Locale.Language(identifier: language.maximalIdentifier)
      return full.script?.identifier
    }

    /// The models that together read text of one language with Latin words in it.
    ///
    /// Models of other scripts than the Latin one know its letters badly or not at all; the first
    /// model still reads what it is surer of.
    static func companions(to model: String) -> [String] {
      script(ofModel: model) == "Latn" ? [model] : [model, "eng"]
    }
  }
#endif
