import Foundation
import Testing

/// Who may import whom.
@Suite struct ModuleArrowTests {
  /// The arrows of the package: each module of `Sources` with all that it may import.
  ///
  /// `DocumentLayout`, `DocumentFormats` and `ContactExtraction` never import each other, and only
  /// `PageImaging` and `TesseractWords` know C.
  static let arrows: [String: Set<String>] = [
    "CLeptonica": [],
    "CTesseract": [],
    "CJPEG": [],
    "CPNG": [],
    "CImageCodecs": ["CLeptonica", "CJPEG", "CPNG"],
    "DataDetectors": [],
    "DocumentModel": ["DataDetectors"],
    "PageImaging": ["DocumentModel", "CLeptonica", "CImageCodecs"],
    "TesseractWords": ["DocumentModel", "PageImaging", "CLeptonica", "CTesseract"],
    "DocumentLayout": ["DocumentModel"],
    "DocumentFormats": ["DocumentModel", "DataDetectors"],
    "ContactExtraction": ["DocumentModel", "DataDetectors"],
    "DocumentVision": [
      "DocumentModel", "DataDetectors", "DocumentLayout", "DocumentFormats", "PageImaging",
      "TesseractWords",
    ],
    "DocVisionCommand": ["DocumentVision", "DocumentFormats", "ContactExtraction"],
    "docvision": ["DocVisionCommand"],
  ]

  /// What comes with the toolchain or the system.
  static let systemModules: Set = [
    "Foundation", "FoundationEssentials", "Synchronization", "Dispatch", "Glibc", "Musl", "Darwin",
    // Apple's, for the orientation type that Linux lacks.
    "ImageIO",
  ]

  static let cModules: Set = ["CLeptonica", "CTesseract", "CJPEG", "CPNG", "CImageCodecs"]

  @Test func everyModuleHasArrows() throws {
    #expect(try PackageFiles.names(in: "Sources") == Self.arrows.keys.sorted())
  }

  @Test(arguments: PackageFiles.sources)
  func sourcesImportOnlyAlongArrows(_ path: String) throws {
    let allowed = try #require(Self.arrows[module(of: path)])
    for line in ImportLine.all(in: try PackageFiles.code(path)) {
      #expect(
        allowed.contains(line.module) || Self.systemModules.contains(line.module),
        "\(path):\(line.line): \(module(of: path)) must not import \(line.module)")
    }
  }

  @Test func samplesUseWhatUsersUse() throws {
    let products: Set = ["DocumentVision", "DocumentFormats", "ContactExtraction"]
    for path in PackageFiles.paths(in: "Samples") where !path.hasSuffix("Package.swift") {
      for line in ImportLine.all(in: try PackageFiles.code(path)) {
        #expect(
          products.contains(line.module) || line.module == "Foundation",
          "\(path):\(line.line): a sample must not import \(line.module)")
      }
    }
  }

  @Test(arguments: PackageFiles.swiftFiles)
  func cIsImportedByFewAndOnlyWithTheTrait(_ path: String) throws {
    let knowC: Set = [
      "PageImaging", "TesseractWords", "PageImagingTests", "TesseractWordsTests", "TestPictures",
    ]
    let imaging: Set = ["PageImaging", "TesseractWords"]
    for line in ImportLine.all(in: try PackageFiles.code(path)) {
      let isC = Self.cModules.contains(line.module)
      #expect(
        !isC || knowC.contains(module(of: path)),
        "\(path):\(line.line): \(line.module) is for the imaging modules alone")
      let isConditional =
        isC || module(of: path) == "DocumentVision" && imaging.contains(line.module)
      #expect(
        !isConditional || line.conditions.contains("Tesseract"),
        "\(path):\(line.line): \(line.module) must stand inside #if Tesseract")
    }
  }

  @Test func theManifestHasTheSameArrows() throws {
    let manifest = try PackageFiles.text("Package.swift")
      .replacing(/\.target\((name: )("\w+"), condition: \.tesseract\)/) { $0.output.2 }
    for (name, allowed) in Self.arrows {
      // Executables name one module and are held by the import lines.
      guard
        let start = manifest.range(of: ".target(\n      name: \"\(name)\"")
          ?? manifest.range(of: ".target(name: \"\(name)\"")
      else { continue }
      let rest = manifest[start.upperBound...]
      let end = rest.range(of: "\n    .")?.lowerBound ?? rest.endIndex
      for other in Self.arrows.keys where rest[..<end].contains("\"\(other)\"") {
        #expect(allowed.contains(other), "Package.swift: \(name) must not depend on \(other)")
      }
    }
  }
}
