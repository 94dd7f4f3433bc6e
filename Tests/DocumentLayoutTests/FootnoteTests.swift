import DocumentLayout
import DocumentModel
import TestSupport
import Testing

/// Notes at the foot of columns: what they are, and that text goes on over them.
@Suite struct FootnoteTests {
  private func roles(_ page: WordPage) -> [(role: DocumentObservation.TextRole, text: String)] {
    LayoutPipeline().layout(page).observation.document.blocks.compactMap { block in
      if case .text(let text, let role) = block { (role, text.transcript) } else { nil }
    }
  }

  /// A page whose last rows are set in smaller type.
  private func page(_ picture: String, smallRows: ClosedRange<Int>, size: Double = 0.8) -> WordPage
  {
    PageSketch(
      picture, enlarged: Dictionary(uniqueKeysWithValues: smallRows.map { ($0, size) })
    ).page
  }

  @Test func smallLinesBelowAShortRuleAreNotes() {
    let found = roles(
      page(
        """
        On Monday the water rose over the old bridge
        and took all that it carried down the valley
        so that nobody could cross it for a month 1
        until the new one was built by the town 2

        --------------
        1 That is what all the papers of the time say
        of the year when it happened
        2 By the hands of all who could come
        """, smallRows: 6...8))
    #expect(
      found.map(\.role) == [.paragraph, .footnote, .footnote])
    #expect(found.last?.text == "2 By the hands of all who could come")
    #expect(found[1].text.hasSuffix("say\nof the year when it happened"))
  }

  @Test func aMarkAndSmallTypeMakeANoteWithoutARule() {
    let found = roles(
      page(
        """
        On Monday the water rose over the old bridge
        and took all that it carried down the valley
        so that nobody could cross it for a month *
        until the new one was built by the town

        * That is what all the papers of the time say
        """, smallRows: 5...5))
    #expect(found.last?.role == .footnote)
  }

  @Test func smallLinesWithoutMarkOrRuleAreText() {
    let found = roles(
      page(
        """
        On Monday the water rose over the old bridge
        and took all that it carried down the valley
        so that nobody could cross it for a month or
        until the new one was built by the town

        That is what all the papers of the time say
        """, smallRows: 5...5))
    #expect(!found.contains { $0.role == .footnote })
  }

  @Test func aLongRuleOrTextOfFullSizeMakesNoNotes() {
    let wide = roles(
      page(
        """
        On Monday the water rose over the old bridge
        and took all that it carried down the valley
        so that nobody could cross it for a month or
        until the new one was built by the town

        --------------------------------------------
        That is what all the papers of the time say
        """, smallRows: 6...6))
    #expect(!wide.contains { $0.role == .footnote })
    let large = roles(
      page(
        """
        On Monday the water rose over the old bridge
        and took all that it carried down the valley
        so that nobody could cross it for a month or
        until the new one was built by the town

        --------------
        1 That is what all the papers of the time say
        """, smallRows: 6...6, size: 1))
    #expect(!large.contains { $0.role == .footnote })
  }

  @Test func aParagraphGoesOnOverTheNotesOfItsColumn() {
    let found = roles(
      page(
        """
        On Monday the water rose    that nobody could cross
        and took the old bridge     it for a whole month.
        with all it carried, so     Then we built a new one
                                    with the stones that we
        --------                    found in the fields far
        1 As the papers say         below the town in May.
        """, smallRows: 5...5))
    #expect(found.count == 2)
    #expect(found.first?.text.contains("carried, so\nthat nobody could cross") == true)
    #expect(found.last?.text == "1 As the papers say")
    #expect(found.last?.role == .footnote)
  }
}
