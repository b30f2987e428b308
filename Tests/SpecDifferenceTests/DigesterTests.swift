import Foundation
import SpecKit
import Testing

@testable import SpecDifference

/// The table of changes, held against our report and against the compiler's own comparison.
@Suite("A change of the spec")
struct DigesterTests {
    /// Our report and the compiler's on one group of changes, made together.
    private struct Comparison {
        var report: DifferenceReport
        var broken: [String: String]
        var old: InterfaceDigester.Interface
        var new: InterfaceDigester.Interface
        var oldSpec: Spec
    }

    /// Each group and what was before it, and the way back; the compiler is asked for what was only once.
    private static func comparisons() throws -> [(there: Comparison, back: Comparison)] {
        try DifferenceFixture.withFolder { folder in
            let digester = InterfaceDigester(in: folder)
            func built(_ edits: [DifferenceFixture.Edit], _ name: String) throws -> (Spec, InterfaceDigester.Interface)
            {
                let spec = try DifferenceFixture.load(edits)
                return (spec, try digester.interface(of: spec, named: name))
            }
            func comparison(
                _ old: (Spec, InterfaceDigester.Interface),
                _ new: (Spec, InterfaceDigester.Interface)
            ) throws -> Comparison {
                Comparison(
                    report: DifferenceFixture.report(from: old.0, to: new.0),
                    broken: try digester.broken(from: old.1, to: new.1),
                    old: old.1,
                    new: new.1,
                    oldSpec: old.0
                )
            }
            let old = try built([], "old")
            return try ChangeCase.groups.enumerated().map { index, group in
                let new = try built(group.map(\.edit), "new \(index)")
                return (try comparison(old, new), try comparison(new, old))
            }
        }
    }

    @Test("is classed as the table says", arguments: ChangeCase.groups.flatMap { $0 } + ChangeCase.singleChanges)
    func isClassed(_ change: ChangeCase) throws {
        let report = try DifferenceFixture.report(change.edit)
        let found = report.changes.first { $0.path == change.path && $0.fact == change.fact }
        #expect(found?.changeClass == change.changeClass && found?.step == change.step, "\(report.text)")
    }

    @Test("needs a major version exactly where the compiler calls the symbol broken")
    func agreesWithTheCompiler() throws {
        for (cases, comparison) in try zip(ChangeCase.groups, Self.comparisons()) {
            check(cases, comparison.there)
            let erring = cases.compactMap { if case .errs(let symbol, _) = $0.digester { symbol } else { nil } }
            checkAllIsExplained(comparison.there, but: erring)
            // On the way back a case that was taken away comes.
            checkAllIsExplained(comparison.back, but: ["DemoWord.self"])
        }
    }

    /// Whatever the compiler calls broken follows from a change that we say needs a major version.
    private func checkAllIsExplained(_ comparison: Comparison, but erring: [String]) {
        let major = comparison.report.changes.filter { $0.step == .major }
        #expect(!comparison.broken.isEmpty)
        // It looks at what is for this package alone, too.
        for (symbol, words) in comparison.broken where !erring.contains(symbol) && !symbol.hasPrefix("DemoSettings.") {
            #expect(major.contains { $0.explains(symbol, in: comparison.oldSpec) }, "\(symbol) \(words)")
        }
    }

    private func check(_ cases: [ChangeCase], _ comparison: Comparison) {
        for change in cases {
            switch change.digester {
            case .breaks(let symbol):
                #expect(change.step == .major && comparison.broken[symbol] != nil, "\(change)")
            case .accepts(let symbol):
                #expect(change.step < .major && comparison.broken[symbol] == nil, "\(change)")
                #expect(comparison.old.facts(of: symbol) != comparison.new.facts(of: symbol), "\(change)")
            case .errs(let symbol, _):
                #expect(change.step < .major && comparison.broken[symbol] != nil, "\(change)")
            case .cannotSee:
                let symbol = String(change.path.prefix { $0 != "[" })
                for name in [symbol, symbol + "(_:)"] {
                    #expect(comparison.broken[name] == nil, "\(change)")
                    #expect(comparison.old.facts(of: name) == comparison.new.facts(of: name), "\(change)")
                }
            }
        }
    }

    @Test("meets every rule that there is, in one direction or the other")
    func meetsEveryRule() throws {
        let old = try DifferenceFixture.load()
        let groups = ChangeCase.groups.map { $0.map(\.edit) } + ChangeCase.singleChanges.map { [$0.edit] }
        var met: Set<String> = []
        for edits in groups {
            let new = try DifferenceFixture.load(edits)
            for (first, second) in [(old, new), (new, old)] {
                met.formUnion(DifferenceFixture.report(from: first, to: second).changes.map(\.reason))
            }
        }
        // What is about places has tests of its own.
        for rule in ChangeRules.all where rule.facts.isDisjoint(with: [.module, .order]) {
            #expect(met.contains(rule.reason), "\(rule.kinds) \(rule.facts) \(rule.events)")
        }
    }

    @Test("has been compared in at least 30 cases of which the compiler has an opinion")
    func enoughCases() {
        let cases = ChangeCase.groups.flatMap { $0 }
        #expect(cases.count { $0.digester != .cannotSee } >= 30)
        #expect(cases.count { $0.digester == .cannotSee } >= 20)
    }
}

extension Change {
    /// Whether what the compiler says of a symbol follows from this change.
    fileprivate func explains(_ symbol: String, in spec: Spec) -> Bool {
        let owner = symbol.prefix { $0 != "." }
        let item = spec.item(named: String(owner))?.item
        let member = symbol.dropFirst(owner.count)
        // What a protocol asks for is compared there, and not again in the types that have it.
        let names = [symbol] + (item?.conformsTo.map { $0.value + member } ?? [])
        if names.contains(where: { $0 == subject }) { return true }
        // A case or an option may be a global constant as well.
        if kind == "option" || kind == "case", path.hasSuffix("." + symbol) { return true }
        // A fact of a type is one of its members too.
        let type = path.prefix { $0 != "." && $0 != "[" }
        if !path.contains(".") { return type == owner || fact == "global constants" && !symbol.contains(".") }
        return false
    }

    /// The symbol it is about, as the compiler writes it.
    private var subject: String {
        let parts = path.split(separator: "[")
        switch kind {
        case "parameter": return String(path.prefix(upTo: path.lastIndex(of: ".") ?? path.endIndex))
        case "other spelling":
            let owner = path.prefix { $0 != "." }
            return owner + "." + (parts.last?.dropLast() ?? "")
        case "setter": return path + "(_:)"
        default:
            guard event == "renamed", let old else { return String(parts[0]) }
            return path.contains(".") ? path.prefix { $0 != "." } + "." + old : old
        }
    }
}
