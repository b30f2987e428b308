import Foundation
import SpecKit
import SwiftEmitter

/// Holds the product, as it is built from a spec, against mutants of that spec: each must be noticed.
///
/// What a changed spec expects is asked of the built product, and nothing is built anew: changed facts go to the tests as
/// data, changed code of tests to the compiler, and what is left to the comparison of interfaces.
public struct MutationRun {
    /// What noticed a mutant.
    public enum Judge: String, Sendable, CaseIterable {
        case facts, code, interface
    }

    /// A mutant and what noticed it; nil where it survives.
    public struct Verdict: Sendable {
        /// The mutant.
        public let mutant: Mutant
        /// What noticed it.
        public let judge: Judge?
    }

    /// A mutant and what it changes about the tests.
    private struct Trial {
        let index: Int
        let mutant: Mutant
        /// Facts that are expected otherwise.
        var facts: [String: String]
        /// Code of tests that differs.
        let code: [String]
    }

    private let spec: Spec
    private let facts: FactsJudge
    private let code: CodeJudge
    private let interface: InterfaceJudge

    /// Takes the spec, the test product, the build folder of the modules, and a folder for files; nil stands for the
    /// build folder of the running tool.
    public init(spec: Spec, tests: String, modules: String?, folder: URL) throws {
        self.spec = spec
        facts = FactsJudge(tests: tests, folder: folder)
        code = try CodeJudge(modules: modules)
        interface = try InterfaceJudge(spec: spec, modules: modules)
    }

    /// Judges every mutant, or as many as asked for, picked by a seed.
    public func verdicts(sample: Int? = nil, seed: UInt64 = 0) throws -> [Verdict] {
        var mutants = Mutators.mutants(of: spec)
        if let sample {
            var generator = SeededGenerator(seed: seed)
            mutants = Array(mutants.shuffled(using: &generator).prefix(sample))
        }
        try expectSilenceWithoutChange()
        var judges: [Int: Judge] = [:]
        let trials = mutants.enumerated().map { trial($0.offset, $0.element) }
        for index in try noticedByFacts(trials) { judges[index] = .facts }
        for index in try noticedByCode(trials.filter { judges[$0.index] == nil }) { judges[index] = .code }
        for trial in trials where judges[trial.index] == nil && interface.finds(trial.mutant.applied(to: spec)) {
            judges[trial.index] = .interface
        }
        return mutants.enumerated().map { Verdict(mutant: $0.element, judge: judges[$0.offset]) }
    }

    /// A judge that complains of the spec as it is would notice everything.
    private func expectSilenceWithoutChange() throws {
        let names = spec.items.map(\.item.facts.name.value) + spec.behaviours.map(\.name.value)
        let whole = ConformanceFacts(of: spec, about: Set(names)).code(otherThan: ConformanceFacts())
        let complaint: String? =
            if let fact = try facts.failing([:]).min() {
                "the test of \(fact) fails"
            } else if let error = try code.failing(whole).min(by: { $0.key < $1.key }) {
                "code of the conformance tests does not compile (\(error.value))"
            } else if interface.finds(spec) {
                "the built modules and the spec differ"
            } else {
                nil
            }
        guard let complaint else { return }
        throw MutationFailure(
            description: complaint + " without any change; run `make generate`, build the tests and see that they pass"
        )
    }

    private func trial(_ index: Int, _ mutant: Mutant) -> Trial {
        let before = ConformanceFacts(of: spec, about: [mutant.owner])
        let after = ConformanceFacts(of: mutant.applied(to: spec), about: [mutant.owner])
        // What the product is asked for no longer cannot be expected otherwise.
        let facts = after.expected.filter { id, text in before.expected[id].map { $0 != text } ?? false }
        return Trial(index: index, mutant: mutant, facts: facts, code: after.code(otherThan: before))
    }

    /// As few runs as can be: no two mutants of one run change the same fact.
    private func noticedByFacts(_ trials: [Trial]) throws -> [Int] {
        var noticed: [Int] = []
        var waiting = trials.filter { !$0.facts.isEmpty }
        while !waiting.isEmpty {
            var changed: [String: String] = [:]
            var taken: [Trial] = []
            var later: [Trial] = []
            for trial in waiting {
                if trial.facts.keys.contains(where: { changed[$0] != nil }) {
                    later.append(trial)
                } else {
                    changed.merge(trial.facts) { $1 }
                    taken.append(trial)
                }
            }
            let failing = try facts.failing(changed)
            noticed += taken.filter { !failing.isDisjoint(with: $0.facts.keys) }.map(\.index)
            waiting = later
        }
        return noticed
    }

    private func noticedByCode(_ trials: [Trial]) throws -> Set<Int> {
        let pieces = trials.flatMap { trial in trial.code.map { (trial.index, $0) } }
        let failing = try code.failing(pieces.map(\.1))
        return Set(failing.keys.map { pieces[$0].0 })
    }
}

/// The same numbers for the same seed, on every machine.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
