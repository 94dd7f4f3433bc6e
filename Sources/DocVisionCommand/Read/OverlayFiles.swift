import DocumentVision
import Foundation

/// The pictures that `--overlay` asks for: OUT.png for one page, OUT-1.png, OUT-2.png … for several;
/// SVG where the name ends so.
struct OverlayFiles {
  private let target: URL?
  private let layers: Set<OverlayLayer>
  private let limits: ImageLimits
  private let console: Console

  init(_ arguments: ReadArguments, _ console: Console) {
    target = arguments.overlay
    layers = arguments.drawnLayers
    limits = arguments.limits
    self.console = console
  }

  /// Refuses a place that no picture can be written to, before time is spent on reading.
  func check() throws(CommandFailure) {
    guard let target else { return }
    let folder = target.deletingLastPathComponent()
    let reason: String? =
      if Self.kind(of: target.resolvingSymlinksInPath()) == .typeDirectory {
        "This is a folder. Name a file for the overlay."
      } else if Self.kind(of: folder.resolvingSymlinksInPath()) != .typeDirectory {
        "There is no folder for the overlay. Make it first."
      } else if !FileManager.default.isWritableFile(atPath: folder.path) {
        "The overlay's folder can't be written to. Choose another."
      } else {
        nil
      }
    if let reason { throw CommandFailure(.cannotCreate, target.relativePath + ": " + reason) }
  }

  private static func kind(of file: URL) -> FileAttributeType? {
    try? FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
  }

  /// Draws and writes the pictures; reports the first failure and gives its status.
  func write(_ pages: [ReadPage]) async throws -> ExitStatus {
    guard let target else { return .success }
    for (index, page) in pages.enumerated() {
      let file = pages.count == 1 ? target : Self.numbered(target, index + 1)
      do {
        let picture =
          file.pathExtension.lowercased() == "svg"
          ? try await svg(of: page) : try await png(of: page)
        try Task.checkCancellation()
        // Replacing a device, a pipe or a link by a file would do harm.
        let isReplaceable = Self.kind(of: file).map { $0 == .typeRegular } ?? true
        try picture.write(to: file, options: isReplaceable ? .atomic : [])
      } catch is CancellationError {
        throw CancellationError()
      } catch {
        let failure = CommandFailure(
          .cannotCreate,
          "\(file.relativePath): The overlay can't be written: \(error.localizedDescription)")
        console.report(failure)
        return failure.status
      }
    }
    return .success
  }

  private func png(of page: ReadPage) async throws -> Data {
    if let explanation = page.explanation {
      return try await explanation.overlay(over: page.source, limits: limits, layers: layers)
    }
    return try await page.observation.overlay(over: page.source, limits: limits, layers: layers)
  }

  private func svg(of page: ReadPage) async throws -> Data {
    let picture = try await OverlayPicture.embedding(
      page.source, pageNumber: page.observation.pageNumber, limits: limits)
    let text =
      page.explanation?.svgOverlay(over: picture, layers: layers)
      ?? page.observation.svgOverlay(over: picture, layers: layers)
    return Data(text.utf8)
  }

  private static func numbered(_ file: URL, _ number: Int) -> URL {
    let name = file.deletingPathExtension().lastPathComponent + "-\(number)"
    let place = file.deletingLastPathComponent().appending(
      path: name, directoryHint: .notDirectory)
    return file.pathExtension.isEmpty ? place : place.appendingPathExtension(file.pathExtension)
  }
}
