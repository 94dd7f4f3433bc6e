#if Tesseract
  internal import CTesseract
  import DocumentModel

  /// The one owner of a place in an engine's results.
  @safe
  struct ResultCursor: ~Copyable {
    private let results: OpaquePointer
    private let page: OpaquePointer

    /// Begins at the first word; `nil` where there are no results.
    init?(_ api: OpaquePointer) {
      guard let results = unsafe TessBaseAPIGetIterator(api) else { return nil }
      unsafe self.init(owning: results)
    }

    private init?(owning results: OpaquePointer) {
      guard let page = unsafe TessResultIteratorGetPageIterator(results) else {
        unsafe TessResultIteratorDelete(results)
        return nil
      }
      unsafe self.results = results
      unsafe self.page = page
    }

    deinit { unsafe TessResultIteratorDelete(results) }

    /// A cursor of its own at the same place.
    func copy() -> ResultCursor? {
      guard let copy = unsafe TessResultIteratorCopy(results) else { return nil }
      return unsafe ResultCursor(owning: copy)
    }

    /// Goes to the next element; false at the end.
    func advance(to level: TessPageIteratorLevel) -> Bool {
      unsafe TessResultIteratorNext(results, level) != 0
    }

    /// How many words there are from the first one here to the last of the page, blank ones included.
    ///
    /// Linear; going from word to word takes longer, since each is looked for in the reading order
    /// of its line.
    var wordCount: Int {
      // A copy of the plain kind goes by place, from left to right.
      guard let places = unsafe TessPageIteratorCopy(page) else { return 0 }
      defer { unsafe TessPageIteratorDelete(places) }
      var count = 1
      while unsafe TessPageIteratorNext(places, RIL_WORD) != 0 { count += 1 }
      return count
    }

    /// Whether an element of the level begins here.
    func begins(_ level: TessPageIteratorLevel) -> Bool {
      unsafe TessPageIteratorIsAtBeginningOf(page, level) != 0
    }

    /// Whether the symbol here is the last of its word.
    var isLastSymbol: Bool {
      unsafe TessPageIteratorIsAtFinalElement(page, RIL_WORD, RIL_SYMBOL) != 0
    }

    /// The text of the element here.
    func text(_ level: TessPageIteratorLevel) -> String {
      guard let text = unsafe TessResultIteratorGetUTF8Text(results, level) else { return "" }
      defer { unsafe TessDeleteText(text) }
      return unsafe String(cString: text)
    }

    /// How sure the engine is, 0…1.
    func confidence(_ level: TessPageIteratorLevel) -> Float {
      unitConfidence(unsafe TessResultIteratorConfidence(results, level))
    }

    /// The box of the element in pixels of the picture.
    func box(_ level: TessPageIteratorLevel) -> PageRect? {
      var (left, top, right, bottom): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      guard unsafe TessPageIteratorBoundingBox(page, level, &left, &top, &right, &bottom) != 0
      else { return nil }
      return PageRect(
        left: Double(left), top: Double(top), right: Double(right), bottom: Double(bottom))
    }

    /// The baseline of the word in pixels of the picture.
    var baseline: Baseline? {
      var (x1, y1, x2, y2): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      guard unsafe TessPageIteratorBaseline(page, RIL_WORD, &x1, &y1, &x2, &y2) != 0 else {
        return nil
      }
      return Baseline(
        start: PagePoint(x: Double(x1), y: Double(y1)),
        end: PagePoint(x: Double(x2), y: Double(y2)))
    }

    /// The direction of the paragraph's text.
    var direction: TextDirection {
      var orientation = ORIENTATION_PAGE_UP
      var direction = WRITING_DIRECTION_LEFT_TO_RIGHT
      var order = TEXTLINE_ORDER_TOP_TO_BOTTOM
      var angle: Float = 0
      unsafe TessPageIteratorOrientation(page, &orientation, &direction, &order, &angle)
      switch direction {
      case WRITING_DIRECTION_RIGHT_TO_LEFT: return .rightToLeft
      case WRITING_DIRECTION_TOP_TO_BOTTOM: return .topToBottom
      default: return .leftToRight
      }
    }

    /// The name of the model that read the word.
    var modelName: String? {
      // The text is the engine's own and not to be freed.
      unsafe TessResultIteratorWordRecognitionLanguage(results).map { unsafe String(cString: $0) }
    }

    /// What else the symbol here may be, with how likely each is, 0…1.
    func choices() -> [(text: String, confidence: Float)] {
      guard let choices = unsafe TessResultIteratorGetChoiceIterator(results) else { return [] }
      defer { unsafe TessChoiceIteratorDelete(choices) }
      var found: [(text: String, confidence: Float)] = []
      repeat {
        guard let text = unsafe TessChoiceIteratorGetUTF8Text(choices) else { continue }
        let confidence = unsafe TessChoiceIteratorConfidence(choices)
        unsafe found.append((String(cString: text), unitConfidence(confidence)))
      } while unsafe TessChoiceIteratorNext(choices) != 0
      return found
    }
  }

  /// A percentage as a share; not-a-number is no confidence at all.
  private func unitConfidence(_ percent: Float) -> Float {
    percent.isNaN ? 0 : min(max(percent / 100, 0), 1)
  }
#endif
