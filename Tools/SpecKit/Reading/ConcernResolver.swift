/// Finds what decision tables say they decide about, and tells each such member which rows those are.
struct ConcernResolver {
    let diagnostics: Diagnostics

    func resolve(_ spec: inout Spec) {
        let places = PlacesByName(spec)
        var mentions: [Place: [BehaviourMention]] = [:]
        for index in spec.behaviours.indices {
            let owner = spec.behaviours[index].concerns.first.flatMap { $0.value.split(separator: ".").first }
            spec.behaviours[index].module = owner.flatMap { spec.item(named: String($0))?.module } ?? ""
        }
        for table in spec.behaviours where table.concerns.isEmpty && table.isWhole {
            report(table.name, "the table says nowhere what it decides about; add 'concerns: [Type.member]' to it")
        }
        for table in spec.behaviours where table.isWhole {
            let whole = find(table.concerns, besides: [], in: places, of: spec)
            for place in whole {
                mentions[place, default: []].append(
                    BehaviourMention(table: table, rows: table.rows, isWholeTable: true)
                )
            }
            for row in table.rows {
                for place in find(row.concerns, besides: whole, in: places, of: spec) {
                    if mentions[place]?.last?.table.name == table.name, let last = mentions[place]?.indices.last {
                        mentions[place]?[last].rows.append(row)
                    } else {
                        mentions[place, default: []].append(
                            BehaviourMention(table: table, rows: [row], isWholeTable: false)
                        )
                    }
                }
            }
        }
        spec.mentions = withForwarders(mentions, places, of: spec)
    }

    /// The places of what is named; a name that is unknown, or there before, is reported.
    private func find(
        _ names: [Located<String>],
        besides whole: Set<Place>,
        in places: PlacesByName,
        of spec: Spec
    ) -> Set<Place> {
        var found: Set<Place> = []
        for name in names {
            guard let place = places[name.value] else {
                report(name, places, spec)
                continue
            }
            if whole.contains(place) {
                report(name, "the table concerns '\(name.value)' in every row already; remove it here")
            } else if !found.insert(place).inserted {
                report(name, "'\(name.value)' is named twice, perhaps in two of its spellings; remove one")
            }
        }
        return found
    }

    private func report(_ name: Located<String>, _ places: PlacesByName, _ spec: Spec) {
        let owner = name.value.split(separator: ".").first.map(String.init) ?? ""
        if spec.unreadNames.union(spec.flawedNames).contains(owner) { return }
        let near = QualifiedName.nearest(to: name.value, in: places.all)
        let advice = near.map { "did you mean '\($0)'?" } ?? "write it as Type or Type.member(_:), with its labels"
        diagnostics.report(
            .concerns,
            at: name.place,
            "the spec does not know '\(name.value)'; \(advice)",
            suggestion: near
        )
    }

    private func report(_ name: Located<String>, _ message: String) {
        diagnostics.report(.concerns, at: name.place, message)
    }

    /// A member that is the same as another is decided about by what decides about that one.
    private func withForwarders(
        _ mentions: [Place: [BehaviourMention]],
        _ places: PlacesByName,
        of spec: Spec
    ) -> [Place: [BehaviourMention]] {
        var result = mentions
        for (_, item) in spec.items {
            guard case .facade(let facade) = item else { continue }
            for member in facade.members {
                guard let target = member.sameAs.flatMap({ places[$0.value] }), let more = mentions[target] else {
                    continue
                }
                result[member.facts.name.place, default: []] += more
            }
        }
        return result
    }
}

/// Names of the spec and where what they name stands: types, keys, constants, and `Type.member` with labels in any
/// spelling. The members of a type are looked at once one of them is asked for.
private final class PlacesByName {
    private let spec: Spec
    private var members: [Substring: [String: Place]] = [:]

    init(_ spec: Spec) {
        self.spec = spec
    }

    subscript(name: String) -> Place? {
        guard let dot = name.firstIndex(of: ".") else { return spec.item(named: name)?.item.facts.name.place }
        let owner = name[..<dot]
        if members[owner] == nil {
            let places = spec.item(named: String(owner))?.item.memberPlaces ?? []
            members[owner] = Dictionary(places.map { ($0.name, $0.place) }, uniquingKeysWith: { first, _ in first })
        }
        return members[owner]?[String(name[name.index(after: dot)...])]
    }

    /// Every name.
    var all: [String] {
        spec.items.flatMap { _, item in
            let owner = item.facts.name.value
            return [owner] + item.memberPlaces.map { owner + "." + $0.name }
        }
    }
}

extension ItemSpec {
    /// Each spelling of each member, and the place of the member's name.
    fileprivate var memberPlaces: [(name: String, place: Place)] {
        switch self {
        case .enumeration(let item): item.cases.map { ($0.name.value, $0.name.place) }
        case .optionSet(let item): item.members.map { ($0.name.value, $0.name.place) }
        case .builder(let item):
            item.setters.map { ($0.facts.name.value, $0.facts.name.place) }
                + item.terminals.flatMap { spellings($0.facts, $0.also) }
        case .facade(let item): item.allMembers.flatMap(spellings)
        case .requirements(let item): item.members.flatMap(spellings)
        case .object(let item):
            item.properties.flatMap { spellings($0.facts, $0.also) }
                + item.methods.flatMap { spellings($0.facts, $0.also) }
        case .delegate(let item): item.methods.flatMap { spellings($0.facts, $0.also) }
        case .constant, .alias, .plistKey: []
        }
    }

    private func spellings(_ member: MemberSpec) -> [(name: String, place: Place)] {
        switch member {
        case .method(let method): spellings(method.facts, method.also)
        case .property(let property): spellings(property.facts, property.also)
        case .gateway(let gateway): spellings(gateway.facts, [])
        }
    }

    private func spellings(_ facts: FactsSpec, _ also: [Located<String>]) -> [(name: String, place: Place)] {
        ([facts.name] + also).map { ($0.value, facts.name.place) }
    }
}
