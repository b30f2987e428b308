/// No two things have one Swift name: types across modules, cases, members and their other spellings within a type.
struct DuplicateNameValidator: Validator {
    func check(_ spec: Spec, _ diagnostics: Diagnostics) {
        report(spec.items.filter(\.item.declaresType).map(\.item.facts.name), "type", diagnostics)
        report(
            spec.items.filter { !$0.item.declaresType }.map(\.item.facts.name)
                + spec.items.flatMap { firstOfEach($0.item.globalConstants) },
            "constant or key",
            diagnostics
        )
        report(spec.behaviours.map(\.name), "behaviour", diagnostics)
        for (_, item) in spec.items {
            switch item {
            case .enumeration(let item): report(item.cases.map(\.name), "case", diagnostics)
            case .optionSet(let item): report(item.members.map(\.name), "member", diagnostics)
            case .builder(let item):
                report(item.setters.map(\.facts.name), "setter", diagnostics)
                report(spellings(of: item.terminals), "member", diagnostics)
            case .facade(let item):
                // A static member and one of the instance may share a name.
                let properties =
                    item.properties.filter { !$0.isStatic }.map(\.facts.name) + item.gateways.map(\.facts.name)
                report(spellings(of: item.methods.filter(\.isStatic)), "member", diagnostics)
                report(
                    spellings(of: item.methods.filter { !$0.isStatic }) + properties + item.properties.flatMap(\.also),
                    "member",
                    diagnostics
                )
            case .object(let item):
                report(item.properties.flatMap { [$0.facts.name] + $0.also }, "property", diagnostics)
                report(spellings(of: item.methods), "method", diagnostics)
            case .requirements(let item):
                report(spellings(of: item.members.methods), "member", diagnostics)
                report(item.members.properties.map(\.facts.name), "member", diagnostics)
            case .delegate(let item): report(spellings(of: item.methods), "method", diagnostics)
            case .constant, .alias, .plistKey: continue
            }
        }
    }

    private func spellings(of methods: [MethodSpec]) -> [Located<String>] {
        methods.flatMap { [$0.facts.name] + $0.also }
    }

    /// A case that stands twice in its enum is reported there, and not again as a constant.
    private func firstOfEach(_ names: [Located<String>]) -> [Located<String>] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0.value).inserted }
    }

    private func report(_ names: [Located<String>], _ what: String, _ diagnostics: Diagnostics) {
        var first: [String: Place] = [:]
        for name in names {
            if let known = first[name.value] {
                diagnostics.report(
                    .duplicate,
                    at: name.place,
                    "the \(what) '\(name.value)' is declared twice, first at \(known.file):\(known.line); rename or remove one"
                )
            } else {
                first[name.value] = name.place
            }
        }
    }
}
