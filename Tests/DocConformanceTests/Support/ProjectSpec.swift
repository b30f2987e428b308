import Foundation
import SpecKit
import Testing

/// The project's own spec.
func projectSpec() throws -> Spec {
    let folder = URL(fileURLWithPath: Places.package + "/Spec")
    return try #require(SpecLoader(folder: folder, shownAs: "Spec").load().spec)
}
