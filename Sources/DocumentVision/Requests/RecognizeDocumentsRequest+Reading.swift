import DocumentModel
import Foundation

extension RecognizeDocumentsRequest {
  /// What the options say about the text, for a recogniser.
  var hints: RecognitionHints {
    let options = textRecognitionOptions
    let mostCandidates = 10
    return RecognitionHints(
      languages: options.recognitionLanguages,
      searchesLanguage: options.automaticallyDetectLanguage,
      usesLanguageCorrection: options.useLanguageCorrection, customWords: options.customWords,
      maximumCandidateCount: min(max(1, options.maximumCandidateCount), mostCandidates))
  }

  /// The region of interest in pixels of a displayed image, or `nil` for all of it.
  func region(in size: PageSize) -> PageRect? {
    guard regionOfInterest != .fullImage else { return nil }
    let pixels = regionOfInterest.toImageCoordinates(
      CGSize(width: size.width, height: size.height), origin: .upperLeft)
    return PageRect(
      left: pixels.minX, top: pixels.minY, right: pixels.maxX, bottom: pixels.maxY)
  }

  /// Refuses options that have no meaning.
  func validate() throws(VisionError) {
    let region = regionOfInterest.cgRect
    let sides = [region.origin.x, region.origin.y, region.size.width, region.size.height]
    guard sides.allSatisfy(\.isFinite),
      region.intersects(NormalizedRect.fullImage.cgRect), region.width > 0, region.height > 0
    else {
      throw .invalidArgument(
        """
        The region of interest \(regionOfInterest) holds nothing of the image. Give a part of \
        the square from 0 to 1, origin at the lower left.
        """)
    }
    let fraction = textRecognitionOptions.minimumTextHeightFraction
    guard (0...1).contains(fraction) else {
      throw .invalidArgument(
        "minimumTextHeightFraction must lie between 0 and 1, not at \(fraction).")
    }
  }
}
