import ContactExtraction
import DocumentFormats
import DocumentVision
import Foundation

/// What was found on a page, in the schema of the evaluation's scorers.
///
/// Pixels of the displayed image, origin at the top left; rows and columns from 0, both ends
/// included.
struct Prediction: Encodable {
  var width: Int
  var height: Int
  var tables: [PredictedTable]
  /// Everything in reading order, paragraphs as single lines.
  var text: String
  var lists: [PredictedText]
  var titles: [PredictedText]
  var blocks: [PredictedBlock]
  var contacts: [ContactSummary.Entry]

  /// The prediction for a page that could not be read.
  static var empty: Prediction {
    Prediction(
      width: 0, height: 0, tables: [], text: "", lists: [], titles: [], blocks: [], contacts: [])
  }
}

extension Prediction {
  /// Restates what was understood of a page.
  init(of observation: DocumentObservation) {
    let collection = BlockCollection(observation)
    width = Int(observation.imageSize.width)
    height = Int(observation.imageSize.height)
    tables = collection.tables
    text = observation.formatted(.plainText(lines: .joined))
    lists = collection.lists
    titles = collection.blocks.filter { $0.type == .heading }
      .map { PredictedText(bbox: $0.bbox, text: $0.text) }
    blocks = collection.blocks
    contacts = ContactSummary(ContactExtractor().contacts(in: observation)).contacts
  }
}

/// A text with its box.
struct PredictedText: Encodable {
  var bbox: PixelBox?
  var text: String
}
