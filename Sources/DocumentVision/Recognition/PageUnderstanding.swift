import DocumentLayout
import DocumentModel

/// Makes a document of a page's words: layout, then the data in its texts.
struct PageUnderstanding {
  var request: RecognizeDocumentsRequest

  func observation(of page: WordPage) -> DocumentObservation {
    DetectedDataStage().apply(to: layout(of: page).observation)
  }

  /// The same observation with every decision of layout.
  func explanation(of page: WordPage) -> DocumentExplanation {
    let layout = layout(of: page, recordsDecisions: true)
    return DocumentExplanation(
      observation: DetectedDataStage().apply(to: layout.observation), page: page,
      trace: layout.trace)
  }

  private func layout(of page: WordPage, recordsDecisions: Bool = false) -> PageLayout {
    LayoutPipeline(options: layoutOptions(recordsDecisions: recordsDecisions)).layout(page)
  }

  /// What the request asks of layout.
  func layoutOptions(recordsDecisions: Bool = false) -> LayoutOptions {
    LayoutOptions(
      minimumTextHeightFraction: Double(
        request.textRecognitionOptions.minimumTextHeightFraction),
      recordsDecisions: recordsDecisions, request: request.descriptor)
  }
}
