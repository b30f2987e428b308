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

    private static func compare(_ group: [ChangeCase]) throws -> Comparison {
        try DifferenceFixture.withFolder { folder in
            let (oldSpec, newSpec) = try (DifferenceFixture.load(), DifferenceFixture.load(group.map(\.edit)))
            let digester = InterfaceDigester(in: folder)
            let old = try digester.interface(of: oldSpec, named: "old")
            let new = try digester.interface(of: newSpec, named: "new")
            return Comparison(
                report: DifferenceFixture.report(from: oldSpec, to: newSpec),
                broken: try digester.broken(from: old, to: new),
                old: old,
                new: new,
                oldSpec: oldSpec
            )
        }
    }

    @Test("is classed as the table says", arguments: ChangeCase.groups.flatMap { $0 } + ChangeCase.singleChanges)
    func isClassed(_ change: ChangeCase) throws {
        let report = try DifferenceFixture.report(change.edit)
        let found = report.changes.first { $0.path == change.path && $0.fact == change.fact }
        #expect(found?.changeClass == change.changeClass && found?.step == change.step, "\(report.text)")
    }

    @Test(
        "needs a major version exactly where the compiler calls the symbol broken",
        arguments: ChangeCase.groups.indices
    )
    func agreesWithTheCompiler(_ group: Int) throws {
        let cases = ChangeCase.groups[group]
        let comparison = try Self.compare(cases)
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
        let erring = cases.compactMap { if case .errs(let symbol, _) = $0.digester { symbol } else { nil } }
        let major = comparison.report.changes.filter { $0.step == .major }
        for (symbol, words) in comparison.broken where !erring.contains(symbol) {
            #expect(major.contains { $0.explains(symbol, in: comparison.oldSpec) }, "\(symbol) \(words)")
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
