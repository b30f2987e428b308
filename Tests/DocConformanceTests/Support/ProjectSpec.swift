import Foundation
import SpecKit

/// The project's own spec.
func projectSpec() throws -> Spec {
    let folder = URL(fileURLWithPath: Places.package + "/Spec")
    let (spec, diagnostics) = SpecLoader(folder: folder, shownAs: "Spec").load()
    guard let spec else { throw MistakenSpec(diagnostics: diagnostics) }
    return spec
}

/// A spec that was to be without mistakes and is not.
struct MistakenSpec: Error {
    var diagnostics: [Diagnostic]
}
