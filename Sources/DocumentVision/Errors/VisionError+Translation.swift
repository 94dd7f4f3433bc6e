#if Tesseract
  import DocumentModel
  import Foundation
  internal import PageImaging
  internal import TesseractWords

  extension VisionError {
    /// Runs work and restates what it throws in the terms of this library's callers.
    ///
    /// `CancellationError` passes as it is.
    static func translating<Value>(_ work: () throws -> Value) throws -> Value {
      do { return try work() } catch { throw translated(error) }
    }

    /// Runs work and restates what it throws in the terms of this library's callers.
    ///
    /// `CancellationError` passes as it is.
    static func translating<Value: Sendable>(
      _ work: () async throws -> Value
    ) async throws -> Value {
      do { return try await work() } catch { throw translated(error) }
    }

    private static func translated(_ error: any Error) -> any Error {
      switch error {
      case let error as ImagingError: VisionError(error)
      case let error as TesseractError: VisionError(error)
      default: error
      }
    }

    private init(_ error: ImagingError) {
      let text = error.localizedDescription
      self =
        switch error {
        case .fileNotFound, .isDirectory, .unreadable: .ioError(text)
        case .empty, .notAnImage, .unsupported: .invalidFormat(text)
        case .fileTooLarge, .imageTooLarge, .truncated, .corrupt: .invalidImage(text)
        case .noSuchPage: .outOfBoundsError(text)
        case .emptyRegion: .invalidArgument(text)
        case .outOfMemory: .outOfMemory(text)
        @unknown default: .operationFailed(text)
        }
    }

    private init(_ error: TesseractError) {
      let text = error.localizedDescription
      self =
        switch error {
        case .unknownLanguage: .invalidArgument(text)
        case .languageDataMissing: .dataUnavailable(text)
        case .engineNotStarted: .invalidModel(text)
        case .customWordsNotWritten: .ioError(text)
        case .regionTooLarge: .invalidImage(text)
        case .recognitionFailed: .operationFailed(text)
        case .timeLimitReached: .timeout(text)
        @unknown default: .operationFailed(text)
        }
    }
  }
#endif
