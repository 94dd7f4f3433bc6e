/// The commands of `docvision`.
enum Command: String, CaseIterable, Sendable {
  case read, languages, help

  /// What it does, for the help.
  var summary: String {
    switch self {
    case .read: "Reads page images and writes what is on them."
    case .languages: "Lists the languages that can be read, and the folders looked in."
    case .help: "Explains docvision or one of its commands."
    }
  }

  /// How it is called.
  var usage: String {
    switch self {
    case .read: "docvision read FILE… [OPTION]…"
    case .languages: "docvision languages"
    case .help: "docvision help [COMMAND]"
    }
  }

  /// What else there is to know about it.
  var discussion: String? {
    switch self {
    case .read:
      """
      FILE is a PNG, JPEG, TIFF, BMP, WebP, PNM, GIF or JPEG 2000 image; - stands for standard \
      input. Of a TIFF file all pages are read. Several pages and files are written one after \
      another, each format joining them in its own way. An input that fails is reported on \
      standard error, the rest is still read, and the exit status tells the first failure. Behind \
      -- everything is a FILE, also a name that begins with a dash.
      """
    case .languages:
      """
      The data of further languages comes in packages such as tesseract-ocr-deu, or in a folder \
      that the environment variable TESSDATA_PREFIX names.
      """
    case .help: nil
    }
  }
}
