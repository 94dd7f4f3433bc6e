#if Tesseract
  internal import CLeptonica
  internal import CTesseract
  import DocumentModel
  import Foundation
  import PageImaging

  /// Tesseract's own finder of scripts, which needs the model `osd`.
  ///
  /// Looks at shapes of characters alone and knows some forty scripts. Sure on plain text of one
  /// script; takes the larger part on mixed text, so it is shown the doubtful lines only.
  enum ScriptFinder {
    /// A script, and Tesseract's measure of confidence: below 0.2 it is mostly a guess.
    struct Finding: Hashable, Sendable {
      /// Tesseract's name of the script.
      let name: String
      let confidence: Float

      /// The ISO 15924 codes of the scripts that the name stands for.
      var scripts: [String] {
        switch name {
        case "Han": ["Hans", "Hant", "Jpan"]
        case "Hiragana", "Katakana", "Japanese": ["Jpan"]
        case "Hangul", "Korean": ["Kore"]
        case "Fraktur": ["Latn"]
        default: TesseractLanguageTable.scripts.filter { $0.name == name }.map(\.script)
        }
      }
    }

    /// The script of some parts of a page; `nil` where there is too little to tell, and where the
    /// model is missing.
    ///
    /// Takes about half a second for a page full of text.
    static func script(
      of boxes: [PageRect], on page: PreparedPage, data folder: URL
    ) -> Finding? {
      EngineMessages.silenced
      SingleThreading.begin()
      guard let api = unsafe TessBaseAPICreate() else { return nil }
      defer { unsafe TessBaseAPIDelete(api) }
      let path = folder.path(percentEncoded: false)
      guard unsafe TessBaseAPIInit3(api, path, "osd") == 0 else { return nil }
      return unsafe page.image.withPix { pix in
        var parts = unsafe pixCreateTemplate(pix)
        defer { unsafe pixDestroy(&parts) }
        guard unsafe parts != nil, unsafe pixSetAll(parts) == 0 else { return nil }
        for area in boxes.compactMap({ PixelArea($0, in: page.image) }) {
          let (left, top) = (Int32(area.left), Int32(area.top))
          unsafe pixRasterop(
            parts, left, top, Int32(area.width), Int32(area.height), PIX_SRC, pix, left, top)
        }
        unsafe TessBaseAPISetImage2(api, parts)
        unsafe TessBaseAPISetSourceResolution(
          api, TextResolution.pixelsPerInch(textHeight: page.textHeight))
        var (degrees, certainty, confidence): (Int32, Float, Float) = (0, 0, 0)
        var name: UnsafePointer<CChar>?
        let isFound = unsafe TessBaseAPIDetectOrientationScript(
          api, &degrees, &certainty, &name, &confidence)
        guard isFound != 0, let name = unsafe name else { return nil }
        return unsafe Finding(name: String(cString: name), confidence: confidence)
      }
    }
  }
#endif
