#pragma once
#include <allheaders.h>

/// Writes a row of grey samples, four to a word, the leftmost in the most significant byte.
static inline void put_grey_row(PIX *pix, int row, const unsigned char *samples) {
  const int width = pixGetWidth(pix);
  l_uint32 *line = pixGetData(pix) + (size_t)row * pixGetWpl(pix);
  int x = 0;
  for (; x + 4 <= width; x += 4, samples += 4) {
    *line++ = (l_uint32)samples[0] << 24 | (l_uint32)samples[1] << 16 | (l_uint32)samples[2] << 8 |
              samples[3];
  }
  if (x < width) {
    l_uint32 word = 0;
    for (int shift = 24; x < width; x++, shift -= 8) word |= (l_uint32)*samples++ << shift;
    *line = word;
  }
}

static inline l_uint32 color_word(unsigned red, unsigned green, unsigned blue) {
  return (l_uint32)red << 24 | (l_uint32)green << 16 | (l_uint32)blue << 8;
}

/// Makes white what is below the rows that were decoded.
static inline void whiten_below(PIX *pix, int rows) {
  const int height = pixGetHeight(pix);
  if (rows >= height) return;
  BOX *rest = boxCreate(0, rows, pixGetWidth(pix), height - rows);
  pixSetInRect(pix, rest);
  boxDestroy(&rest);
}
