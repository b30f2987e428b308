import Foundation
import SpecKit

/// The spec against what is built: every public symbol of its modules is in the spec, and nothing of the spec is missing.
public struct SpecComparison {
    private let spec: Spec
    /// Every name that can be asked about, in full, and without its type.
    private let known: Set<String>
    private let knownMembers: Set<Substring>

    /// Makes one for a spec without mistakes.
    public init(spec: Spec) {
        self.spec = spec
        var known = Set(Explanations(spec: spec).all.flatMap(\.names))
        for (_, item) in spec.items {
            if case .facade(let facade) = item, let shared = facade.shared {
                known.insert("\(facade.facts.name.value).\(shared)")
            }
            // The name of a notification is a member of Foundation's type.
            if case .constant(let constant) = item, constant.type == nil {
                known.insert("NSNotification.Name.\(constant.facts.name.value)")
            }
        }
        self.known = known
        knownMembers = Set(known.compactMap { name in name.firstIndex(of: ".").map { name[name.index(after: $0)...] } })
    }

    /// Public symbols that the spec knows nothing of; `path` gives the place of a module's snapshot in messages.
    func undeclared(in interface: ModuleInterface, snapshot: InterfaceSnapshot, path: String) -> [Finding] {
        snapshot.symbols.sorted { $0.key < $1.key }.filter { !isKnown($0.value) }.map { line, symbol in
            Finding(
                page: path,
                line: line + 1,
                column: 1,
                rule: "api-undeclared",
                severity: .error,
                fragment: symbol.name,
                message: "'\(symbol.name)' is public in \(interface.module) and not in the spec"
                    + "\(near(symbol.name).map { ", which has '\($0)'" } ?? ""); "
                    + "declare it there and run `make generate`, or make it `package`"
            )
        }
    }

    /// Names of the spec that no module has.
    func missing(from interfaces: [ModuleInterface]) -> [Finding] {
        let built = Set(interfaces.flatMap(\.symbols).map(\.name))
        let tables = Set(spec.behaviours.map(\.name.value))
        let notTypes = Set(spec.items.filter { !$0.item.declaresType }.map(\.item.facts.name.value))
        return Explanations(spec: spec).all.flatMap { entry -> [Finding] in
            guard let full = entry.names.first, !tables.contains(full), !notTypes.contains(full) else { return [] }
            return entry.names.filter { !built.contains($0) }.map { name in
                let place = place(of: name)
                return Finding(
                    page: place.file,
                    line: place.line,
                    column: place.column,
                    rule: "api-missing",
                    severity: .error,
                    fragment: name,
                    message: "'\(name)' is in the spec and no built module has it; run `make generate` and build again"
                )
            }
        }
    }

    /// Whether these interfaces have every name of the spec, and nothing that it does not know.
    public func agrees(with interfaces: [ModuleInterface]) -> Bool {
        interfaces.allSatisfy { $0.symbols.allSatisfy(isKnown) } && missing(from: interfaces).isEmpty
    }

    /// What Swift adds to a declaration by itself needs no words in the spec.
    public func isKnown(_ symbol: ModuleInterface.Symbol) -> Bool {
        if known.contains(symbol.name) { return true }
        guard let last = symbol.path.last else { return false }
        // A global constant stands for a member: CornerType's are written without their type as well.
        if symbol.path.count == 1 { return symbol.kind == .other && knownMembers.contains(last[...]) }
        return isImplied(symbol)
    }

    /// Whether a symbol follows from its type's kind: the raw value, and the making of objects from their properties.
    public func isImplied(_ symbol: ModuleInterface.Symbol) -> Bool {
        guard let last = symbol.path.last, symbol.path.count > 1 else { return false }
        let owner = symbol.path.dropLast().joined(separator: ".")
        guard known.contains(owner) else { return false }
        if ["rawValue", "init(rawValue:)", "init()"].contains(last) { return true }
        guard let labels = Spelling(last), labels.base == "init" else { return false }
        return labels.labels.allSatisfy { known.contains("\(owner).\($0)") }
    }

    private func near(_ name: String) -> String? {
        NearMiss.of(name, in: known)
    }

    /// The line of the spec that a name is written in: behind the head of its type, the first that has the word.
    private func place(of name: String) -> Place {
        let parts = name.split(separator: ".", maxSplits: 1)
        guard let owner = parts.first, let item = spec.item(named: String(owner)) else {
            return Place(file: "Spec", line: 1, column: 1)
        }
        let head = item.item.facts.name.place
        guard parts.count == 2, let text = try? String(contentsOfFile: head.file, encoding: .utf8) else { return head }
        let word = parts[1].prefix { $0 != "(" }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let line = lines.indices.dropFirst(head.line).first { lines[$0].contains(word) }
        return line.map { Place(file: head.file, line: $0 + 1, column: 1) } ?? head
    }
}
