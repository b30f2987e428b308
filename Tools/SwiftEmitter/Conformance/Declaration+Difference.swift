import SpecKit

extension Declaration {
    /// What is left of it without what `old` has as well, or nil where that is nothing.
    ///
    /// Of a list, the elements that are new; of a type, the members that are, and the types inside that they may need.
    func difference(from old: [Declaration]) -> Declaration? {
        let text = printed
        if old.contains(where: { $0.printed == text }) { return nil }
        guard let before = old.first(where: { $0.key == key }) else { return self }
        switch (self, before) {
        case (.type(var type), .type(let old)):
            let members = type.members.compactMap { $0.difference(from: old.members) }
            if members.isEmpty { return nil }
            let names = Set(members.map(\.key))
            type.members = type.members.filter { $0.isType && !names.contains($0.key) } + members
            return .type(type)
        case (.variable(var variable), .variable(let old)):
            guard case .stored(.array(let elements)?) = variable.storage, case .stored(.array(let known)?) = old.storage
            else { return self }
            let texts = Set(known.map(\.inline))
            let changed = elements.filter { !texts.contains($0.inline) }
            // An element less is no code that could fail.
            if changed.isEmpty { return nil }
            variable.storage = .stored(.array(changed))
            return .variable(variable)
        default: return self
        }
    }

    private var isType: Bool { if case .type = self { true } else { false } }

    /// What it is found by among others.
    private var key: String {
        switch self {
        case .type(let type): "type " + type.name
        case .function(let function): "function " + function.name
        case .variable(let variable): "variable " + variable.name
        case .enumCase(let entry): "case " + entry.name
        case .alias(let alias): "type " + alias.name
        }
    }

    private var printed: String { Printer.print(SourceFile(origin: "", imports: [], declarations: [self])) }
}
