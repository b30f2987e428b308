import Foundation
import SpecKit
import Testing

/// The project's spec and generated files, found from this file.
enum InterfaceFixture {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func spec() throws -> Spec {
        let (spec, mistakes) = SpecLoader(
            folder: root.appendingPathComponent("Spec"),
            shownAs: root.appendingPathComponent("Spec").path
        ).load()
        guard let spec else { throw Mistaken(diagnostics: mistakes) }
        return spec
    }

    /// A spec that was to be without mistakes and is not.
    struct Mistaken: Error {
        var diagnostics: [Diagnostic]
    }

    static func reference(of module: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent("Generated/Reference/\(module).md"), encoding: .utf8)
    }
}
