#ifdef TESSERACT
#include "CImageCodecs.h"
#include "rows.h"
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <png.h>

typedef struct {
  const unsigned char *next;
  size_t left;
  codec_report *report;
  png_structp png;
  png_infop info;
  unsigned char *samples;
  unsigned char **lines;
  PIX *pix;
  int channels;
} png_reader;

static void fail(png_structp png, png_const_charp message) {
  png_reader *reader = png_get_error_ptr(png);
  strncpy(reader->report->reason, message, sizeof reader->report->reason - 1);
  png_longjmp(png, 1);
}

static void say_nothing(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void take(png_structp png, png_bytep target, size_t count) {
  png_reader *reader = png_get_io_ptr(png);
  if (count > reader->left) {
    reader->report->is_cut_off = 1;
    png_error(png, "the data end early");
  }
  memcpy(target, reader->next, count);
  reader->next += count;
  reader->left -= count;
}

static unsigned on_white(unsigned sample, unsigned alpha) {
  return (sample * alpha + 255 * (255 - alpha) + 127) / 255;
}

static void put_row(png_reader *reader, int row, unsigned char *sample) {
  const int width = pixGetWidth(reader->pix);
  if (reader->channels <= 2) {
    if (reader->channels == 2) {
      for (int x = 0; x < width; x++) sample[x] = on_white(sample[2 * x], sample[2 * x + 1]);
    }
    put_grey_row(reader->pix, row, sample);
    return;
  }
  l_uint32 *line = pixGetData(reader->pix) + (size_t)row * pixGetWpl(reader->pix);
  if (reader->channels == 3) {
    for (int x = 0; x < width; x++, sample += 3) {
      line[x] = color_word(sample[0], sample[1], sample[2]);
    }
    return;
  }
  for (int x = 0; x < width; x++, sample += 4) {
    const unsigned alpha = sample[3];
    line[x] = color_word(on_white(sample[0], alpha), on_white(sample[1], alpha),
                         on_white(sample[2], alpha));
  }
}

/// Reads a picture whose rows come in several passes; one without all of them is of no use.
static void read_interlaced(png_reader *reader, int height, size_t row_length) {
  reader->samples = calloc((size_t)height, row_length);
  reader->lines = calloc((size_t)height, sizeof *reader->lines);
  if (reader->samples == NULL || reader->lines == NULL) return;
  for (int row = 0; row < height; row++) reader->lines[row] = reader->samples + row * row_length;
  png_read_image(reader->png, reader->lines);
  for (int row = 0; row < height; row++) put_row(reader, row, reader->lines[row]);
  reader->report->rows = height;
}

static void read_rows(png_reader *reader) {
  png_structp png = reader->png;
  png_set_read_fn(png, reader, take);
  png_set_crc_action(png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
  png_read_info(png, reader->info);
  png_set_expand(png);
  png_set_strip_16(png);
  const int passes = png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  const int height = (int)png_get_image_height(png, reader->info);
  const size_t row_length = png_get_rowbytes(png, reader->info);
  reader->channels = png_get_channels(png, reader->info);
  reader->pix = pixCreate((int)png_get_image_width(png, reader->info), height,
                          reader->channels <= 2 ? 8 : 32);
  if (reader->pix == NULL) return;
  if (passes > 1) {
    read_interlaced(reader, height, row_length);
  } else {
    reader->samples = malloc(row_length);
    if (reader->samples == NULL) return;
    for (int row = 0; row < height; row++) {
      png_read_row(png, reader->samples, NULL);
      put_row(reader, row, reader->samples);
      reader->report->rows = row + 1;
    }
  }
  png_read_end(png, NULL);
}

PIX *codec_read_png(const unsigned char *data, size_t size, codec_report *report) {
  png_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  memset(report, 0, sizeof *report);
  reader->next = data;
  reader->left = size;
  reader->report = report;
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, fail, say_nothing);
  if (reader->png != NULL) reader->info = png_create_info_struct(reader->png);
  if (reader->info != NULL) {
    if (setjmp(png_jmpbuf(reader->png)) == 0) {
      read_rows(reader);
    } else {
      report->is_damaged = 1;
    }
  }
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  PIX *pix = reader->pix;
  if (pix != NULL) whiten_below(pix, report->rows);
  free(reader->lines);
  free(reader->samples);
  free(reader);
  return pix;
}
#else
typedef int codecs_are_left_out;
#endif
