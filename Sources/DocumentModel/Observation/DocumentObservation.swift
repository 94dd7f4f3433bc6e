public import Foundation

/// What was understood of one page.
///
/// A page without text gives an observation with an empty container. Equal pages give equal
/// observations, names included. All regions are normalised to the image as displayed, origin at
/// the lower left.
public struct DocumentObservation: VisionObservation {
  /// The page's content.
  public let document: Container
  /// The request that led to the observation, where there was one.
  public let originatingRequestDescriptor: RequestDescriptor?
  /// The page's number in its file, from 1.
  ///
  /// An addition to Apple's shape.
  public let pageNumber: Int
  /// The size in pixels of the image as displayed, which regions are normalised to.
  ///
  /// An addition to Apple's shape.
  public let imageSize: CGSize
  /// Words that were read but are smaller than the caller's limit, and so stand nowhere in the
  /// tree.
  ///
  /// An addition to Apple's shape.
  public let wordsBelowMinimumHeight: [RecognizedTextObservation]
  /// What a reader of the text should know: that a language is missing, or that the page is too
  /// small, too blurred or too much written by hand to trust what was read.
  ///
  /// An addition to Apple's shape.
  public let notes: [RecognitionNote]

  /// Makes an observation of one page.
  public init(
    document: Container, pageNumber: Int = 1, imageSize: CGSize,
    wordsBelowMinimumHeight: [RecognizedTextObservation] = [], notes: [RecognitionNote] = [],
    originatingRequestDescriptor: RequestDescriptor? = nil
  ) {
    self.document = document
    self.pageNumber = pageNumber
    self.imageSize = imageSize
    self.wordsBelowMinimumHeight = wordsBelowMinimumHeight
    self.notes = notes
    self.originatingRequestDescriptor = originatingRequestDescriptor
  }

  /// The page's name, made from its number, its size and the names of its lines.
  public var uuid: UUID {
    var name = ContentName()
    name.add("document")
    name.add(UInt64(bitPattern: Int64(pageNumber)))
    name.add([NormalizedPoint(x: imageSize.width, y: imageSize.height)])
    for line in document.text.lines { name.add(line.uuid.uuidString) }
    return name.uuid
  }

  /// The languages that the page's lines were read in, those of most text first; empty where the
  /// recogniser doesn't tell.
  ///
  /// An addition to Apple's shape.
  public var recognitionLanguages: [Locale.Language] {
    var lengths: [Locale.Language: Int] = [:]
    for line in document.text.lines {
      for language in line.recognitionLanguages {
        lengths[language, default: 0] += line.transcript.utf8.count
      }
    }
    return lengths.sorted {
      ($1.value, $0.key.maximalIdentifier) < ($0.value, $1.key.maximalIdentifier)
    }.map(\.key)
  }

  /// The mean confidence of the page's lines, weighted by their length; 1 without any.
  public var confidence: Float { document.text.confidence }
}
