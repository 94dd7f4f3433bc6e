#if Tesseract
  import DocumentModel
  import PageImaging

  extension [RecognizedWord] {
    /// Notes how wide the strokes of the words are.
    ///
    /// Linear in the pixels of the words.
    mutating func measureStrokes(in image: PageImage) {
      for (index, width) in image.strokeWidths(in: map(\.box)).enumerated() {
        self[index].strokeWidth = width
      }
    }
  }
#endif
