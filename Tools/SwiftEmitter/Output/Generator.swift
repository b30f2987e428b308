import Foundation
import SpecKit

/// Renders everything that a spec yields: API, conformance tests, reference.
public struct Generator {
    private let spec: Spec

    /// Makes a generator for a spec without mistakes.
    public init(spec: Spec) {
        self.spec = spec
    }

    /// Path below the output folder to text, sorted by path. The same spec gives the same bytes.
    ///
    /// Throws where two parts of the spec would be written to one file.
    public func outputs() throws(Collision) -> [(path: String, text: String)] {
        let reference = ReferenceSections.all(of: spec)
        let files =
            ModuleRenderer(spec: spec).files() + ConformanceRenderer(spec: spec).files()
            + ReferenceRenderer(spec: spec, reference: reference).files()
            + CatalogRenderer(spec: spec, reference: reference).files()
        let sorted = files.map { (path: $0.path, text: $0.text) }.sorted { $0.path < $1.path }
        for (first, second) in zip(sorted, sorted.dropFirst()) where first.path.lowercased() == second.path.lowercased()
        {
            throw Collision(path: second.path)
        }
        return sorted
    }

    /// Two parts of the spec that would be written to one file.
    public struct Collision: Error, CustomStringConvertible {
        /// The file.
        public let path: String

        /// What to do about it.
        public var description: String { "two parts of the spec are both written to \(path); rename one of them" }
    }
}
