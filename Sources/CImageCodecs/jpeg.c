#ifdef TESSERACT
#include "CImageCodecs.h"
#include "rows.h"
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <jpeglib.h>
#include <jerror.h>

#define END_OF_IMAGE 0xD9

typedef struct {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_error_mgr errors;
  jmp_buf failed;
  codec_report *report;
  unsigned char *samples;
  PIX *pix;
  /// The first row that no data reached, or -1.
  int first_missing_row;
} jpeg_reader;

static void say_nothing(j_common_ptr jpeg) { (void)jpeg; }

static void fail(j_common_ptr jpeg) {
  jpeg_reader *reader = jpeg->client_data;
  jpeg->err->format_message(jpeg, reader->report->reason);
  longjmp(reader->failed, 1);
}

static void note(j_common_ptr jpeg, int level) {
  if (level >= 0) return;
  jpeg_reader *reader = jpeg->client_data;
  codec_report *report = reader->report;
  jpeg->err->num_warnings++;
  if (jpeg->err->msg_code == JWRN_JPEG_EOF) {
    report->is_cut_off = 1;
    return;
  }
  if (!report->is_damaged) jpeg->err->format_message(jpeg, report->reason);
  report->is_damaged = 1;
  // A restart mark sets the decoder right again; without any, all that follows is missing.
  const int is_last =
      reader->jpeg.restart_interval == 0 || reader->jpeg.unread_marker == END_OF_IMAGE;
  if (jpeg->err->msg_code == JWRN_HIT_MARKER && is_last && reader->first_missing_row < 0) {
    reader->first_missing_row =
        (int)reader->jpeg.input_iMCU_row * reader->jpeg.max_v_samp_factor * DCTSIZE;
    report->is_cut_off = 1;
  }
}

/// Whether every coefficient has come in full precision; pictures without stages have no account of it.
static int has_all_stages(const struct jpeg_decompress_struct *jpeg) {
  if (!jpeg->progressive_mode || jpeg->coef_bits == NULL) return 0;
  for (int component = 0; component < jpeg->num_components; component++) {
    for (int index = 0; index < DCTSIZE2; index++) {
      if (jpeg->coef_bits[component][index] != 0) return 0;
    }
  }
  return 1;
}

static void put_row(jpeg_reader *reader, int row) {
  const unsigned char *sample = reader->samples;
  const struct jpeg_decompress_struct *jpeg = &reader->jpeg;
  if (jpeg->output_components == 1) {
    put_grey_row(reader->pix, row, sample);
    return;
  }
  l_uint32 *line = pixGetData(reader->pix) + (size_t)row * pixGetWpl(reader->pix);
  const int width = (int)jpeg->output_width;
  if (jpeg->output_components == 3) {
    for (int x = 0; x < width; x++, sample += 3) {
      line[x] = color_word(sample[0], sample[1], sample[2]);
    }
    return;
  }
  // Ink on paper; programs that leave Adobe's mark store paper for ink.
  const unsigned flip = jpeg->saw_Adobe_marker ? 0 : 255;
  for (int x = 0; x < width; x++, sample += 4) {
    const unsigned key = sample[3] ^ flip;
    line[x] = color_word((sample[0] ^ flip) * key / 255, (sample[1] ^ flip) * key / 255,
                         (sample[2] ^ flip) * key / 255);
  }
}

static void read_rows(jpeg_reader *reader) {
  struct jpeg_decompress_struct *jpeg = &reader->jpeg;
  jpeg_read_header(jpeg, TRUE);
  jpeg->out_color_space = jpeg->num_components == 1   ? JCS_GRAYSCALE
                          : jpeg->num_components == 4 ? JCS_CMYK
                                                      : JCS_RGB;
  jpeg_start_decompress(jpeg);
  const int has_stages = jpeg_has_multiple_scans(jpeg);
  if (has_stages && reader->report->is_cut_off && !has_all_stages(jpeg)) {
    reader->first_missing_row = 0;
  }
  reader->samples = malloc((size_t)jpeg->output_width * jpeg->output_components);
  reader->pix = pixCreate((int)jpeg->output_width, (int)jpeg->output_height,
                          jpeg->output_components == 1 ? 8 : 32);
  if (reader->samples == NULL || reader->pix == NULL) return;
  while (jpeg->output_scanline < jpeg->output_height) {
    const int row = (int)jpeg->output_scanline;
    if (jpeg_read_scanlines(jpeg, &reader->samples, 1) != 1) return;
    put_row(reader, row);
    reader->report->rows = row + 1;
  }
  // What is left over shows whether the rows were read rightly.
  jpeg_finish_decompress(jpeg);
}

PIX *codec_read_jpeg(const unsigned char *data, size_t size, codec_report *report) {
  jpeg_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  memset(report, 0, sizeof *report);
  reader->report = report;
  reader->first_missing_row = -1;
  reader->jpeg.err = jpeg_std_error(&reader->errors);
  reader->errors.error_exit = fail;
  reader->errors.emit_message = note;
  reader->errors.output_message = say_nothing;
  reader->jpeg.client_data = reader;
  if (setjmp(reader->failed) == 0) {
    jpeg_create_decompress(&reader->jpeg);
    jpeg_mem_src(&reader->jpeg, data, size);
    read_rows(reader);
  } else {
    report->is_damaged = 1;
  }
  // Leaves by no jump: it only frees.
  jpeg_destroy_decompress(&reader->jpeg);
  if (reader->first_missing_row >= 0 && reader->first_missing_row < report->rows) {
    report->rows = reader->first_missing_row;
  }
  PIX *pix = reader->pix;
  if (pix != NULL) whiten_below(pix, report->rows);
  free(reader->samples);
  free(reader);
  return pix;
}
#else
typedef int codecs_are_left_out;
#endif
