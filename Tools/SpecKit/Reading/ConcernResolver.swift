/// Finds what decision tables say they decide about, and tells each such member which rows those are.
struct ConcernResolver {
    let diagnostics: Diagnostics

    func resolve(_ spec: inout Spec) {
        let places = spec.placesByName
        var mentions: [Place: [BehaviourMention]] = [:]
        for index in spec.behaviours.indices {
            let owner = spec.behaviours[index].concerns.first.flatMap { $0.value.split(separator: ".").first }
            spec.behaviours[index].module = owner.flatMap { spec.item(named: String($0))?.module } ?? ""
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
        in places: [String: Place],
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

    private func report(_ name: Located<String>, _ places: [String: Place], _ spec: Spec) {
        let owner = name.value.split(separator: ".").first.map(String.init) ?? ""
        if spec.unreadNames.union(spec.flawedNames).contains(owner) { return }
        let near = QualifiedName.nearest(to: name.value, in: places.keys)
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
        _ places: [String: Place],
        of spec: Spec
    ) -> [Place: [BehaviourMention]] {
        var result = mentions
        for (_, item) in spec.items {
            let forwarders = item.methods.map { ($0.facts, $0.sameAs) } + item.properties.map { ($0.facts, $0.sameAs) }
            for (facts, sameAs) in forwarders {
                guard let target = sameAs.flatMap({ places[$0.value] }), let more = mentions[target] else { continue }
                result[facts.name.place, default: []] += more
            }
        }
        return result
    }
}

extension Spec {
    /// Every name that a table may concern, and the place of what it names: types, keys, constants, and
    /// `Type.member` with labels in any of its spellings.
    fileprivate var placesByName: [String: Place] {
        var places: [String: Place] = [:]
        for (_, item) in items {
            let owner = item.facts.name
            places[owner.value] = places[owner.value] ?? owner.place
            for (name, place) in item.memberPlaces {
                let full = owner.value + "." + name
                places[full] = places[full] ?? place
            }
        }
        return places
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
