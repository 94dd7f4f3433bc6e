#if Tesseract
  internal import CLeptonica
  internal import DocumentModel

  /// Finds small drawn squares that can be ticked, and whether they are.
  ///
  /// A box is a mark of its own, about as large as the text, with a square frame (see
  /// ``BoxFrame``) and white beside it on both sides, which tells it from square letters. Squares
  /// full of ink are bullets, unless there are boxes of their size that aren't.
  struct BoxSearch {
    let thresholds: ImagingThresholds
    let textHeight: Double

    /// A box with the mark it was found in, tick included.
    struct Found {
      let box: PixelBox
      let mark: PixelBox
      let inkShare: Double

      func drawn(_ thresholds: ImagingThresholds) -> DrawnBox {
        DrawnBox(
          box: box.rect, isTicked: inkShare >= thresholds.boxTick, inkShare: inkShare)
      }
    }

    /// The boxes of a page in black and white, from the top.
    func boxes(_ picture: borrowing Raster) throws(ImagingError) -> [Found] {
      let smallest = thresholds.smallestBox * textHeight
      let greatest = thresholds.largestBox * textHeight
      let marks = try picture.markBoxes()
      var found: [Found] = []
      for mark in marks {
        let (short, long) = (min(mark.width, mark.height), max(mark.width, mark.height))
        guard Double(short) >= smallest, Double(long) <= greatest * thresholds.boxTickReach else {
          continue
        }
        let grid = InkGrid(picture, mark)
        guard let frame = BoxFrame(grid, smallest: smallest, thresholds: thresholds),
          Double(max(frame.columns.count, frame.rows.count)) <= greatest
        else { continue }
        let box = PixelBox(
          x: mark.x + frame.columns.lowerBound, y: mark.y + frame.rows.lowerBound,
          width: frame.columns.count, height: frame.rows.count)
        found.append(Found(box: box, mark: mark, inkShare: frame.inkShare))
      }
      return withoutBullets(found.filter { isFree($0, among: marks) })
    }

    /// Whether there is white beside the box.
    private func isFree(_ found: Found, among marks: [PixelBox]) -> Bool {
      let reach = Int((Double(found.box.width) * thresholds.boxClearance).rounded(.up))
      return !marks.contains { other in
        other != found.mark && other.y < found.box.bottom && other.bottom > found.box.y
          && other.x < found.box.right + reach && other.right > found.box.x - reach
          && !(other.x >= found.box.x && other.right <= found.box.right
            && other.y >= found.box.y && other.bottom <= found.box.bottom)
      }
    }

    private func withoutBullets(_ found: [Found]) -> [Found] {
      found.filter { box in
        box.inkShare < thresholds.boxFull
          || found.contains { other in
            other.inkShare < thresholds.boxFull
              && Double(abs(other.box.width - box.box.width))
                <= Double(box.box.width) * thresholds.boxSizeSpread
          }
      }
    }
  }

  extension BoxSearch.Found {
    /// What has to be made white so that the box isn't read: the frame with its rim, and the tick
    /// where nothing else is near it.
    func areas(among marks: [PixelBox]) -> [PixelBox] {
      let rim = PixelBox(x: box.x - 1, y: box.y - 1, width: box.width + 2, height: box.height + 2)
      let isAlone = !marks.contains { other in
        other != mark && other.x < mark.right && other.right > mark.x && other.y < mark.bottom
          && other.bottom > mark.y
      }
      return isAlone ? [rim, mark] : [rim]
    }
  }
#endif
