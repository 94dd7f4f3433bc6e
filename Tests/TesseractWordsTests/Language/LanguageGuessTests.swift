#if Tesseract
  import DocumentModel
  import Foundation
  import Testing

  @testable import TesseractWords

  @Suite struct LanguageGuessTests {
    private func guess(_ text: String) -> String? {
      let box = PageRect(left: 0, top: 0, right: 10, bottom: 10)
      let words = text.split(separator: " ").map {
        RecognizedWord(text: String($0), box: box, confidence: 1)
      }
      return LanguageGuess.language(of: words)?.minimalIdentifier
    }

    @Test(arguments: [
      (
        "en", "The garden is open to all members of the club, and they may bring a guest with them."
      ),
      (
        "de",
        "Der Garten ist für alle Mitglieder des Vereins offen, und sie können einen Gast mitbringen."
      ),
      (
        "de",
        "Der Garten ist fur alle Mitglieder des Vereins offen, und sie konnen einen Gast mitbringen."
      ),
      (
        "fr",
        "Le jardin est ouvert à tous les membres du club, et vous pouvez venir avec une personne."
      ),
      (
        "es",
        "El jardín está abierto para todos los miembros del club, y se puede traer a una persona."
      ),
      (
        "it",
        "Il giardino è aperto a tutti i membri del circolo, che possono venire con una persona."
      ),
      (
        "nl",
        "De tuin is open voor alle leden van het clubhuis, en zij mogen een gast met zich brengen."
      ),
      (
        "ru",
        "Сад открыт для всех членов клуба, и они могут привести гостя, если он не был там раньше."
      ),
      (
        "uk",
        "Сад відкрито для всіх членів клубу, та вони можуть привести гостя, якщо він не був тут."
      ),
    ]) func functionWordsTell(_ language: String, text: String) {
      #expect(guess(text) == language)
    }

    @Test(arguments: [
      "Der Garten ist offen",
      "4711 12.50 3.75 99.00 17 28 39 4711 12.50 3.75 99.00 17",
      "Anna Berta Clara Doris Emil Fritz Gustav Hanna Ida Jonas Karl Lena Mona Nora Otto",
    ]) func tooLittleTellsNothing(_ text: String) {
      #expect(guess(text) == nil)
    }

    /// Turkish as a model of English reads it, which knows neither its letters nor its endings.
    private let turkish = """
      Bahge kapisi sabah sekizde agilir ve aksam altida kapanir. Uyeler konuklarini getirebilir bu \
      durumda kapidaki deftere adlarini yazmalari gerekir. Cocuklar biiyiikleri ile girebilir. Her \
      pazar toplanti yapilir ve kararlar ilan tahtasina asilir.
      """

    @Test func fewFunctionWordsTellWhereNoOtherLanguageHasAny() {
      #expect(guess(turkish) == "tr")
    }

    private func second(_ text: String) -> String? {
      let box = PageRect(left: 0, top: 0, right: 10, bottom: 10)
      let words = text.split(separator: " ").map {
        RecognizedWord(text: String($0), box: box, confidence: 1)
      }
      return LanguageGuess.secondLanguage(
        of: words, beside: Locale.Language(identifier: "en"))?.minimalIdentifier
    }

    @Test func aPartInAnotherLanguageIsASecondOne() {
      let english = "The garden is open to all members and they may bring a guest with them."
      #expect(second(english + " " + turkish + " " + turkish) == "tr")
      #expect(second(english + " " + english + " ve bir bu") == nil)
    }
  }
#endif
