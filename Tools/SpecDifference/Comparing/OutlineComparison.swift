import SpecKit

/// Goes through two trees together and classes what differs.
struct OutlineComparison {
    private var changes: [Change] = []
    private let reexports: [String: Set<String>]

    static func changes(from old: OutlineNode, to new: OutlineNode) -> [Change] {
        var comparison = OutlineComparison(reexports: Self.reexports(of: new))
        comparison.compare(old, new, below: [])
        return comparison.changes
    }

    private init(reexports: [String: Set<String>]) { self.reexports = reexports }

    /// A module shows what it imports, and what that imports.
    private static func reexports(of root: OutlineNode) -> [String: Set<String>] {
        let modules = root.parts.filter { $0.kind == .module }
        let direct = Dictionary(
            modules.map { ($0.name, Set($0.parts.map(\.name))) },
            uniquingKeysWith: { first, _ in first }
        )
        return direct.mapValues { imports in
            var seen: Set<String> = []
            var open = Array(imports)
            while let next = open.popLast() {
                if seen.insert(next).inserted { open += direct[next] ?? [] }
            }
            return seen
        }
    }

    private mutating func compare(_ old: OutlineNode, _ new: OutlineNode, below owners: [OutlineNode]) {
        guard !old.isInherited || !new.isInherited else { return }
        if old.kind != new.kind {
            let words = (old.kind.rawValue, new.kind.rawValue)
            report(.changed, .kind, (old, new), words, (old.place, new.place), owners)
            return
        }
        for fact in OutlineFact.allCases { compare(fact, old, new, owners) }
        let pairing = NodePairing(old.parts, new.parts)
        let owners = [new] + owners
        // Its parameters are told with an initialiser that got other labels.
        if new.kind != .initialiser {
            for part in pairing.removed where !part.isInherited {
                report(.removed, nil, (part, nil), (part.summary, nil), (part.place, nil), owners)
            }
            for part in pairing.added where !part.isInherited {
                report(.added, nil, (nil, part), (nil, part.summary), (nil, part.place), owners)
            }
        }
        for pair in pairing.pairs {
            if pair.isRenamed {
                let places = (pair.old.place, pair.new.place)
                report(.renamed, nil, (pair.old, pair.new), (pair.old.name, pair.new.name), places, owners)
            } else if pair.old.name != pair.new.name, pair.new.kind != .parameter {
                let places = (pair.old.place, pair.new.place)
                report(.changed, .canonical, (pair.old, pair.new), (pair.old.name, pair.new.name), places, owners)
            }
            compare(pair.old, pair.new, below: owners)
        }
        compareOrder(pairing.pairs, (old, new), Array(owners.dropFirst()))
    }

    private mutating func compare(
        _ fact: OutlineFact,
        _ old: OutlineNode,
        _ new: OutlineNode,
        _ owners: [OutlineNode]
    ) {
        let (before, after) = (old.facts[fact], new.facts[fact])
        guard before?.text != after?.text, !(before?.isInherited ?? true && after?.isInherited ?? true) else { return }
        let event: ChangeRule.Event = before == nil ? .added : after == nil ? .removed : .changed
        let places = (before?.place ?? old.place, after?.place ?? new.place)
        report(event, fact, (old, new), (before?.text, after?.text), places, owners)
    }

    /// Of cases, which `allCases` gives in their order, and of rows, of which the first that matches wins.
    private mutating func compareOrder(
        _ pairs: [NodePairing.Pair],
        _ nodes: (old: OutlineNode, new: OutlineNode),
        _ owners: [OutlineNode]
    ) {
        guard nodes.new.kind == .enumeration || nodes.new.kind == .behaviour else { return }
        let ordered = pairs.filter { pair in
            (pair.new.kind == .enumCase || pair.new.kind == .row) && pair.old.facts[.aliasOf] == nil
                && pair.new.facts[.aliasOf] == nil
        }
        let before = ordered.sorted { $0.old.place < $1.old.place }.map(\.new.name)
        let after = ordered.sorted { $0.new.place < $1.new.place }.map(\.new.name)
        guard before != after else { return }
        var (old, new) = nodes
        // Rows are known by their new names, so that the order of those with another name counts as well.
        old.parts = ordered.sorted { $0.old.place < $1.old.place }.map(\.new)
        new.parts = ordered.sorted { $0.new.place < $1.new.place }.map(\.new)
        let texts = (before.joined(separator: ", "), after.joined(separator: ", "))
        report(.changed, .order, (old, new), texts, (old.place, new.place), owners)
    }

    private mutating func report(
        _ event: ChangeRule.Event,
        _ fact: OutlineFact?,
        _ nodes: (old: OutlineNode?, new: OutlineNode?),
        _ texts: (old: String?, new: String?),
        _ places: (old: Place?, new: Place?),
        _ owners: [OutlineNode]
    ) {
        guard let part = nodes.new ?? nodes.old, let place = places.new ?? places.old else { return }
        let situation = Situation(
            event: event,
            fact: fact,
            old: nodes.old,
            new: nodes.new,
            owners: owners,
            reexports: reexports
        )
        let rule = ChangeRules.rule(for: situation)
        changes.append(
            Change(
                path: Self.path(of: part, below: owners),
                kind: part.kind.rawValue,
                event: fact == .module ? "moved" : event.rawValue,
                fact: fact?.rawValue,
                changeClass: rule?.changeClass ?? .breaking,
                step: rule?.step ?? .major,
                reason: rule?.reason ?? "no rule knows such a change, so the worst is assumed",
                old: texts.old,
                new: texts.new,
                place: place
            )
        )
    }

    /// `PWRichMedia.content`; what is no member of Swift stands in brackets: `primer.decision[already authorized]`.
    private static func path(of part: OutlineNode, below owners: [OutlineNode]) -> String {
        let nodes = [part] + owners.filter { $0.kind != .sdk }
        return nodes.reversed().reduce("") { path, node in
            if path.isEmpty { return node.name }
            switch node.kind {
            case .row, .input, .output, .word, .placement, .form, .conformance, .reexport, .spelling:
                return "\(path)[\(node.name)]"
            case .parameter: return "\(path).\(node.name)"
            default: return "\(path).\(node.name)"
            }
        }
    }
}
