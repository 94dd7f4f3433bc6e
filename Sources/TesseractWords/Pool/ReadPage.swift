#if Tesseract
  public import DocumentModel
  public import Foundation
  public import PageImaging

  /// The words of a whole page, and the areas that were read by themselves.
  public struct WholeReading: Sendable {
    /// The words.
    public var words: [RecognizedWord]
    /// The cells that were read one by one.
    public var cells: [PageRect]
    /// Whether the text is soft, so that one view of it may be too few.
    public var isSoft: Bool

    /// Makes a reading.
    public init(words: [RecognizedWord] = [], cells: [PageRect] = [], isSoft: Bool = false) {
      self.words = words
      self.cells = cells
      self.isSoft = isSoft
    }
  }

  /// A page that was read whole, upright and in its own language.
  public struct ReadPage: Sendable {
    /// The visit to the engine that read the page, for reading parts of it again.
    public let visit: PageVisit
    /// What was read.
    public let reading: WholeReading
    /// What is missing to read the page better, and why it may not be trusted.
    public let notes: [RecognitionNote]
    /// The languages of the models that read the page, most likely first.
    public let languages: [Locale.Language]

    /// The page as it was read.
    public var page: PreparedPage { visit.page }
    /// The page's words.
    public var words: [RecognizedWord] { reading.words }
  }

  extension PageVisit {
    /// Reads all of a page, turned and in other languages if need be.
    ///
    /// With `findsUpright`, a page that lies on its side or its head, as reading parts of it shows,
    /// is made ready once more, turned. Where the hints name no language, or ask to find it, the
    /// page is read in another language if its first words show that it is written in one.
    /// `PageApproach` says how. `reading` is begun anew then, and may throw in the midst of a page
    /// what it has to let through; pages that read well as they are take no longer.
    ///
    /// - Parameters:
    ///   - hints: What is known of the text.
    ///   - findsUpright: Whether the page may be turned.
    ///   - reading: How the words of a whole page are read; by default all at once.
    /// - Returns: What was read, with the visit to go on with.
    /// - Throws: What ``words(in:hints:)`` and the page's preparation throw.
    @concurrent
    public func read(
      hints: RecognitionHints, findsUpright: Bool,
      by reading: @escaping @Sendable (PageVisit) async throws -> WholeReading
    ) async throws -> ReadPage {
      var approach = PageApproach(
        self, options: ReadingOptions(hints), findsUpright: findsUpright,
        findsLanguage: hints.languages.isEmpty || hints.searchesLanguage, reading: reading)
      let whole = try await approach.read()
      let visit = approach.visit
      var notes = approach.notes
      // A missing language explains bad readings well enough.
      let isForeign = notes.contains(where: \.isAboutLanguage)
      notes += TrustNotes(page: visit.page).notes(on: whole.words)
        .filter { !isForeign || $0 != .looksHandwritten }
      if visit.page.displayed.isDamaged { notes.append(.pictureDamaged) }
      let models = engine.host.configuration.languages.models
      return ReadPage(
        visit: visit, reading: whole, notes: notes,
        languages: models.compactMap(TesseractLanguage.language))
    }
  }

  extension RecognitionNote {
    /// Whether a missing language explains bad readings.
    fileprivate var isAboutLanguage: Bool {
      if case .languageNotInstalled = self { true } else { false }
    }
  }
#endif
