// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "swift-document-vision",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .visionOS(.v2)],
  products: [
    .library(name: "DocumentVision", targets: ["DocumentVision"]),
    .library(name: "DocumentModel", targets: ["DocumentModel"]),
    .library(name: "DocumentLayout", targets: ["DocumentLayout"]),
    .library(name: "DocumentFormats", targets: ["DocumentFormats"]),
    .library(name: "ContactExtraction", targets: ["ContactExtraction"]),
    .library(name: "DataDetectors", targets: ["DataDetectors"]),
    .executable(name: "docvision", targets: ["docvision"]),
  ],
  traits: [
    .trait(
      name: "Tesseract",
      description: "Decodes images with Leptonica and reads their words with Tesseract."),
    .default(enabledTraits: ["Tesseract"]),
  ],
  targets: [
    // System libraries.
    .systemLibrary(
      name: "CLeptonica",
      pkgConfig: "lept",
      providers: [.apt(["libleptonica-dev"]), .brew(["leptonica"])]),
    .systemLibrary(
      name: "CTesseract",
      pkgConfig: "tesseract",
      providers: [
        .apt(["libtesseract-dev", "tesseract-ocr-eng"]), .brew(["tesseract"]),
      ]),

    .systemLibrary(
      name: "CJPEG", pkgConfig: "libjpeg",
      providers: [.apt(["libjpeg-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),

    // Decoders that print nothing; empty without the trait.
    .target(
      name: "CImageCodecs",
      dependencies: [
        .target(name: "CLeptonica", condition: .tesseract),
        .target(name: "CJPEG", condition: .tesseract),
        .target(name: "CPNG", condition: .tesseract),
      ],
      cSettings: [.define("TESSERACT", .when(traits: ["Tesseract"]))]),

    // The only modules with unsafe code.
    .target(
      name: "PageImaging",
      dependencies: [
        "DocumentModel",
        .target(name: "CLeptonica", condition: .tesseract),
        .target(name: "CImageCodecs", condition: .tesseract),
      ]),
    .target(
      name: "TesseractWords",
      dependencies: [
        "DocumentModel", "PageImaging",
        .target(name: "CLeptonica", condition: .tesseract),
        .target(name: "CTesseract", condition: .tesseract),
      ]),

    // Pure Swift.
    .target(
      name: "DataDetectors",
      exclude: [
        "Reference/generate_bank_account_numbers.py", "Reference/generate_locale_names.py",
        "Reference/generate_numbering_plans.py", "Reference/generate_places.py",
        "Reference/generate_top_level_domains.py", "Reference/name_tables.py",
      ]),
    .target(name: "DocumentModel", dependencies: ["DataDetectors"]),
    .target(name: "DocumentLayout", dependencies: ["DocumentModel"]),
    .target(name: "DocumentFormats", dependencies: ["DocumentModel", "DataDetectors"]),
    .target(name: "ContactExtraction", dependencies: ["DocumentModel", "DataDetectors"]),

    // The front door, and what stands in front of it.
    .target(
      name: "DocumentVision",
      dependencies: [
        "DocumentModel", "DataDetectors", "DocumentLayout", "DocumentFormats",
        .target(name: "PageImaging", condition: .tesseract),
        .target(name: "TesseractWords", condition: .tesseract),
      ]),
    .target(
      name: "DocVisionCommand",
      dependencies: ["DocumentVision", "DocumentFormats", "ContactExtraction"]),
    .executableTarget(name: "docvision", dependencies: ["DocVisionCommand"]),
    .executableTarget(
      name: "sign-up-sheet",
      dependencies: ["DocumentVision", "DocumentFormats", "ContactExtraction"],
      path: "Samples/SignUpSheet/Sources"),

    // Tests.
    .target(name: "TestSupport", dependencies: ["DocumentModel"], path: "Tests/TestSupport"),
    .target(
      name: "TestPictures",
      dependencies: [
        "DocumentModel", "PageImaging", .target(name: "CLeptonica", condition: .tesseract),
      ],
      path: "Tests/TestPictures"),
    .executableTarget(
      name: "evaluate",
      dependencies: [
        "DocumentVision", "DocumentLayout", "DocumentFormats", "ContactExtraction", "TestSupport",
      ],
      path: "Tests/evaluate"),
    .executableTarget(
      name: "detect", dependencies: ["DataDetectors"], path: "Tests/detect", exclude: ["fuzz-words"]
    ),
    .testTarget(name: "DataDetectorsTests", dependencies: ["DataDetectors", "TestSupport"]),
    .testTarget(name: "DocumentModelTests", dependencies: ["DocumentModel", "TestSupport"]),
    .testTarget(
      name: "DocumentLayoutTests",
      dependencies: ["DocumentLayout", "DocumentModel", "TestSupport"]),
    .testTarget(
      name: "DocumentFormatsTests",
      dependencies: ["DocumentFormats", "DocumentModel", "TestSupport"]),
    .testTarget(
      name: "ContactExtractionTests",
      dependencies: ["ContactExtraction", "DocumentModel", "TestSupport"]),
    .testTarget(
      name: "PageImagingTests",
      dependencies: [
        "PageImaging", "DocumentModel", "TestSupport",
        .target(name: "CLeptonica", condition: .tesseract),
      ]),
    .testTarget(
      name: "TesseractWordsTests",
      dependencies: [
        "TesseractWords", "PageImaging", "DocumentModel", "TestSupport", "TestPictures",
      ]),
    .testTarget(
      name: "DocumentVisionTests",
      dependencies: [
        "DocumentVision", "DocumentModel", "DocumentLayout", "DocumentFormats",
        "ContactExtraction", "TestSupport", "TestPictures",
      ]),
    .testTarget(
      name: "DocVisionCommandTests",
      dependencies: ["DocVisionCommand", "DocumentVision", "TestPictures", "TestSupport"]),
    .testTarget(name: "ArchitectureTests"),
  ],
  swiftLanguageModes: [.v6]
)

extension TargetDependencyCondition {
  /// Holds when the trait that brings Leptonica and Tesseract is on.
  static var tesseract: TargetDependencyCondition? { .when(traits: ["Tesseract"]) }
}

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
