#if Tesseract
  /// The little words that every text of a language is full of.
  ///
  /// Closed classes as grammars list them: articles, pronouns, prepositions, conjunctions, forms of
  /// "to be" and "to have", and negations, chosen by hand for this library. Lower case, without marks
  /// on letters, since a model of another language reads letters but loses marks. Single letters are
  /// left out: they stand in lists and formulas of any language.
  enum FunctionWords {
    /// The words of each language, by its BCP 47 code.
    static let words: [(code: String, words: Set<String>)] = {
      var words: [(code: String, words: Set<String>)] = []
      for line in table.split(separator: "\n") {
        let parts = line.split(separator: " ").map(String.init)
        guard let code = parts.first?.dropLast() else { continue }
        if words.last?.code != String(code) { words.append((String(code), [])) }
        words[words.count - 1].words.formUnion(parts.dropFirst())
      }
      return words
    }()

    /// In how many languages a word is one of these.
    static let languageCounts: [String: Int] = words.reduce(into: [:]) { counts, language in
      for word in language.words { counts[word, default: 0] += 1 }
    }

    /// Lines of a language's code and some of its words.
    private static let table = """
      en: the of and to in is that it for was on with as are be this by at from or have not
      en: but which you we they an can will has been if there their
      de: der die das und ist nicht ein eine zu den mit von auf fur des im dem sich auch
      de: werden wird oder kann sind als bei wenn einer einem sie durch uber zum zur nur
      fr: le la les des et est une un du dans pour que qui pas sur au par avec ce cette sont
      fr: ou vous nous il elle plus si aux peut etre ses votre
      es: el la los las de que en un una es por con para no se del al como su lo mas este esta
      es: son pero sus si puede ser tambien
      it: il la di che un una per non del della in con sono le gli dei alla nel si come da
      it: questo piu anche delle essere ha al lo
      pt: os as de que do da em um uma para com nao no na por mais dos das se ao foi sao como
      pt: ou pelo pela ser tem esta
      nl: de het een van en is dat niet op te in voor met zijn aan er om ook als bij naar
      nl: wordt of deze worden kan die door
      da: og det er en til af at som ikke den for med der de har et kan fra eller skal hvis
      nb: og det er en til av at som ikke den for med de har et kan fra eller skal hvis
      sv: och det ar en att som inte av den for med till ett de har kan fran om eller ska
      fi: ja on ei se etta oli han ovat tai kun mutta niin joka myos ole sen jos
      pl: na do nie sie to jest ze jak po od przez dla oraz lub tym ktore moze przy
      cs: je na se ze to do pro jsou nebo jako by byl pri ktere pokud ve podle
      sk: je na sa ze to do pre su alebo ako by bol pri ktore ak vo podla
      hu: az es hogy nem egy is van meg de ha ez vagy csak mint kell
      ro: si de in la cu nu este un pe care din sa pentru mai sau ale sunt
      hr: je na se da za su od kao ne ili koji sve biti kako iz
      sl: in je na se da za so od kot ne ali ki tudi biti pri iz
      tr: ve bir bu da de icin ile ne olarak daha gibi cok var olan veya
      id: yang dan di itu dengan untuk dari ini pada tidak dalam adalah akan atau ke oleh
      vi: va la cua co cac trong khong cho mot duoc nguoi nay nhung voi khi
      ca: el la els les de que en un una es per amb no del al com aquest aquesta son
      lt: ir yra kad is su ne tai kaip bet ar buvo arba jei
      lv: un ir ka ar no uz par bet vai kas tas lai
      et: ja on ei see et oli kui ning ka aga voi mis
      sq: dhe ne te nje per me qe eshte nga si ka por
      ru: не на что по это как из за для или от при он она был если его также может
      uk: не на що по це як та за для або від при він вона був якщо його також може
      bg: не на че по това как от за или при той тя беше ако също може да се са
      be: не на што па гэта як за для або ад пры ён яна быў калі яго таксама
      sr: не на да по ово као из за или од при он она био ако је се су
      mk: не на дека по ова како од за или при тој таа беше ако се да со
      ar: في من على الى ان عن هذا هذه التي الذي مع او كان لا ما
      fa: در از به که این را با است برای آن می یا هر تا
      ur: میں کے کی کا ہے سے اور کو یہ پر نے کہ ہیں
      hi: में के की का है से और को यह पर ने कि हैं एक
      mr: आहे आणि या हे ते तर व नाही होते मध्ये
      ne: छ र को मा हो यो पनि लागि गर्न छन्
      """
  }
#endif
