import BuiltInterface
import SpecKit

/// Holds the names of a spec against the public interface of the modules as they are built.
struct InterfaceJudge {
    private let interfaces: [ModuleInterface]

    /// Takes the spec that the modules were built from, and the build folder; nil stands for that of the running tool.
    init(spec: Spec, modules: String?) throws {
        interfaces = try InterfaceCheck(spec: spec, folder: "", modules: modules).specInterfaces()
    }

    func finds(_ spec: Spec) -> Bool { !SpecComparison(spec: spec).agrees(with: interfaces) }
}
