@testable import SpecDifference

/// A change to the small spec, and what it is.
struct ChangeCase: Sendable, CustomStringConvertible {
    /// What the compiler's own comparison is to say.
    enum Digester: Sendable, Equatable {
        /// It names the symbol as broken.
        case breaks(String)
        /// It sees that the symbol has changed, and does not mind.
        case accepts(String)
        /// It names a symbol as broken that is not, for this reason.
        case errs(String, because: String)
        /// It does not see the change: the compiled interface is the same.
        case cannotSee
    }

    var edit: DifferenceFixture.Edit
    var path: String
    var fact: String?
    var changeClass: ChangeClass
    var step: VersionStep
    var digester: Digester

    var description: String { "\(path) \(fact ?? ""): \(edit)" }

    /// Groups of changes that can be made together.
    static let groups = [demoChanges + moreChanges, otherChanges]

    static func demo(
        _ old: String,
        _ new: String,
        _ path: String,
        fact: String? = nil,
        _ changeClass: ChangeClass,
        step: VersionStep? = nil,
        compiler digester: Digester = .cannotSee
    ) -> ChangeCase {
        ChangeCase(
            edit: DifferenceFixture.Edit(file: "demo.yaml", old: old, new: new),
            path: path,
            fact: fact,
            changeClass: changeClass,
            step: step ?? changeClass.usualStep,
            digester: digester
        )
    }

    static func more(
        _ old: String,
        _ new: String,
        _ path: String,
        fact: String? = nil,
        _ changeClass: ChangeClass,
        step: VersionStep? = nil,
        compiler digester: Digester = .cannotSee
    ) -> ChangeCase {
        var change = demo(old, new, path, fact: fact, changeClass, step: step, compiler: digester)
        change.edit.file = "more.yaml"
        return change
    }
}
