// One import brings the whole surface that code in Apple's shape uses.
@_exported import DataDetectors
@_exported import DocumentModel
