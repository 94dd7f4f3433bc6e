import DocumentLayout
import DocumentModel

/// Makes a document of a page's words: layout, then the data in its texts.
struct PageUnderstanding {
  var request: RecognizeDocumentsRequest

  func observation(of page: WordPage) -> DocumentObservation {
    let options = LayoutOptions(
      minimumTextHeightFraction: Double(
        request.textRecognitionOptions.minimumTextHeightFraction),
      request: request.descriptor)
    let layout = LayoutPipeline(options: options).layout(page)
    return DetectedDataStage().apply(to: layout.observation)
  }
}
