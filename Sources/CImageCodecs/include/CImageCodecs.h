#pragma once
#include <stddef.h>

// Decoders for the two formats whose libraries print what is wrong with a file to standard error,
// and that leave it by longjmp, which Swift can't do. Nothing is printed here; what is wrong is
// reported, and what could be decoded is kept.

// Leptonica's picture, whole where its header is seen as well.
struct Pix;

/// How decoding went.
typedef struct {
  /// The number of rows from the top that the data reach to; the rest of the picture is white.
  int rows;
  /// Whether data within the picture contradict themselves, so that parts of it may look wrong.
  int is_damaged;
  /// Whether the data ended, by themselves or by a mark, before the picture did.
  int is_cut_off;
  /// What the library says is wrong, in English; empty where it says nothing.
  char reason[256];
} codec_report;

/// Decodes a JPEG picture to 8-bit grey, or to 32-bit colour without alpha.
///
/// Returns null where nothing can be decoded.
struct Pix *codec_read_jpeg(const unsigned char *data, size_t size, codec_report *report);

/// Decodes a PNG picture to 8-bit grey, or to 32-bit colour; alpha is blended on white.
///
/// Check sums of chunks are not looked at. Returns null where nothing can be decoded.
struct Pix *codec_read_png(const unsigned char *data, size_t size, codec_report *report);
