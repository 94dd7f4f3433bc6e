import Foundation
import Testing

/// How the package's folders and texts are kept.
@Suite struct PackageLayoutTests {
  @Test func theRootHoldsFourFolders() throws {
    let names = Set(try PackageFiles.names(in: "."))
    let allowed: Set = [
      "Sources", "Tests", "Samples", "Docs", "Package.swift", "README.md", "LICENSE",
    ]
    #expect(names.subtracting(allowed).isEmpty)
    #expect(names.isSuperset(of: allowed))
  }

  @Test func everyTestTargetHasTests() throws {
    let manifest = try PackageFiles.text("Package.swift")
    let names = manifest.matches(of: /\.testTarget\(\s*name: "(\w+)"/).map { String($0.output.1) }
    #expect(names.count > 5)
    for name in names {
      #expect(!PackageFiles.paths(in: "Tests/" + name).isEmpty, "Tests/\(name) is missing or empty")
    }
  }

  @Test func everyFolderOfSourcesAndTestsIsATarget() throws {
    let manifest = try PackageFiles.text("Package.swift")
    let folders =
      try PackageFiles.names(in: "Sources")
      + PackageFiles.names(in: "Tests").filter { !PackageFiles.paths(in: "Tests/" + $0).isEmpty }
    for folder in folders {
      #expect(manifest.contains("\"\(folder)\""), "Package.swift doesn't know \(folder)")
    }
  }

  @Test(arguments: PackageFiles.swiftFiles + documents + ["Package.swift"])
  func textsHoldNoMachinePathsAndNoRemindersOfWork(_ path: String) throws {
    let text = try PackageFiles.text(path)
    // Where package managers put language data is a fact of the system, not of a machine.
    let ownText = text.replacing("/home/linuxbrew/", with: "")
    for folder in ["home", "root", "Users", "work"] {
      let pattern = try Regex("(^|[\\s\"'`(:=])/\(folder)/")
      #expect(!ownText.contains(pattern), "\(path) names a place below /\(folder)")
    }
    let reminders = ["TO" + "DO", "FIX" + "ME", "X" + "XX"]
    for reminder in reminders {
      #expect(!text.contains(reminder), "\(path) holds \(reminder)")
    }
  }

  static let documents =
    ["README.md"] + PackageFiles.paths(in: "Docs", endings: ["md"])
    + PackageFiles.paths(in: "Sources", endings: ["md"])
    + PackageFiles.paths(in: "Samples", endings: ["md", "py"])
}
