// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "AsDependency",
  platforms: [.macOS(.v15)],
  dependencies: [
    // Named, since a clone may have any folder name.
    .package(name: "swift-document-vision", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "first-table",
      dependencies: [.product(name: "DocumentVision", package: "swift-document-vision")],
      path: "Sources")
  ]
)
