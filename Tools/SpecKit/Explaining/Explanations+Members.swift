/// The members of each kind of item.
extension Explanations {
    /// What a member's explanation takes from its owner.
    fileprivate struct Owner {
        var name: String
        var module: ModuleSpec
        /// Whether a member is reached through the type without saying so.
        var allStatic = false
        /// Whether it belongs to the main thread.
        var mainOnly = false
        /// The forms of a delegate's methods; nil where the owner is no delegate.
        var forms: [DelegateSpec.Form]?
    }

    /// What the spec says of each member, in spec order.
    public func members(of item: ItemSpec, in module: ModuleSpec) -> [Explanation] {
        var owner = Owner(name: item.facts.name.value, module: module)
        switch item {
        case .enumeration(let item): return item.cases.map { explanation(of: $0, in: item, owner) }
        case .optionSet(let item): return item.members.map { explanation(of: $0, in: item, owner) }
        case .builder(let item):
            return item.setters.map { explanation(of: $0, in: item, owner) } + methods(item.terminals, owner)
        case .facade(let item):
            owner.allStatic = item.shared == nil
            return explanations(of: item.members, owner) + shared(item, owner)
        case .requirements(let item): return explanations(of: item.members, owner)
        case .object(let item):
            owner.mainOnly = item.belongsToMainThread
            return item.properties.map { property($0, owner, isConstant: !$0.isSettable) } + initialiser(item, owner)
                + methods(item.methods, owner)
        case .delegate(let item):
            owner.forms = item.forms
            return methods(item.methods, owner)
        case .constant, .alias, .plistKey: return []
        }
    }

    private func explanations(of members: [MemberSpec], _ owner: Owner) -> [Explanation] {
        let methods = members.methods
        return members.map { member in
            switch member {
            case .method(let method): self.method(method, among: methods, owner)
            case .property(let property): self.property(property, owner, isConstant: false)
            case .gateway(let gateway): self.gateway(gateway, owner)
            }
        }
    }

    private func methods(_ methods: [MethodSpec], _ owner: Owner) -> [Explanation] {
        methods.map { method($0, among: methods, owner) }
    }

    // MARK: Values

    private func explanation(of entry: EnumSpec.Case, in item: EnumSpec, _ owner: Owner) -> Explanation {
        let name = entry.name.value
        let isAlias = entry.aliasOf != nil
        var result = value(entry.name, entry.doc, entry.since ?? item.facts.since, kind: "case", item.facts, owner)
        let raw = item.rawType == .String ? "\"\(entry.raw.value)\"" : entry.raw.value
        result.declarations =
            [isAlias ? "static let \(name): \(owner.name)" : "case \(Identifier.escaped(name)) = \(raw)"]
            + (item.globalConstants ? [global(name, owner)] : [])
        result.facts = [.init("raw value", "`\(entry.raw.value)`")]
        let aliases = item.cases.filter { $0.aliasOf == entry.name }.map(\.name.value)
        let same = (entry.aliasOf.map { [$0.value] } ?? []) + aliases
        if !same.isEmpty { result.facts.append(.init("same as", same.joined(separator: ", "))) }
        return result
    }

    private func explanation(of member: OptionSetSpec.Member, in item: OptionSetSpec, _ owner: Owner) -> Explanation {
        let name = member.name.value
        var result = value(member.name, member.doc, member.since ?? item.facts.since, kind: "option", item.facts, owner)
        result.declarations =
            ["static let \(Identifier.escaped(name)): \(owner.name)"]
            + (item.globalConstants ? [global(name, owner)] : [])
        result.facts = [.init("bit", String(member.bit.value))]
        return result
    }

    private func global(_ name: String, _ owner: Owner) -> String { "let \(Identifier.escaped(name)): \(owner.name)" }

    private func value(
        _ name: Located<String>,
        _ doc: Located<String>,
        _ since: Located<String>,
        kind: String,
        _ type: FactsSpec,
        _ owner: Owner
    ) -> Explanation {
        var result = Explanation(
            names: ["\(owner.name).\(name.value)"],
            kind: "\(kind) of \(owner.name)",
            doc: doc.value,
            spellings: [name.value],
            since: since.value,
            module: owner.module.name.value
        )
        setMentions(at: name.place, source: type.source, of: &result)
        return result
    }

    // MARK: Setters

    private func explanation(of setter: SetterSpec, in builder: BuilderSpec, _ owner: Owner) -> Explanation {
        let name = setter.facts.name.value
        var result = member(setter.facts, ["\(name)(_:)"], "setter", owner)
        if isWhole { result.declarations = [DeclarationText.setter(setter, of: owner.name)] }
        let losers = builder.setters.filter { $0.yieldsTo?.value == name }.map { "`\($0.facts.name.value)`" }
        result.facts = [
            .init("type", "`\(setter.type.text)`"),
            setter.unit.map { .init("unit", $0) },
            setter.atLeast.map { .init("at least", $0) },
            .init("applies to", setter.placesText),
            setter.yieldsTo.map { .init("yields to", "`\($0.value)`") },
            losers.isEmpty ? nil : .init("wins over", losers.joined(separator: ", ")),
        ].compactMap { $0 }
        result.standard = setter.standardText
        result.thread = Threads.text(mainOnly: false)
        return result
    }

    // MARK: Methods and properties

    private func method(_ method: MethodSpec, among others: [MethodSpec], _ owner: Owner) -> Explanation {
        let isStatic = owner.allStatic || method.isStatic
        let spellings = [method.spelling] + method.also.compactMap { Spelling($0.value) }
        let kind = owner.forms == nil ? (isStatic ? "static method" : "method") : "delegate method"
        var result = member(method.facts, spellings.map(\.description), kind, owner)
        if isWhole {
            result.declarations = (owner.forms ?? [.plain]).flatMap { form in
                spellings.map { DeclarationText.method(method, as: $0, isStatic: isStatic, form) }
            }
            result.facts = method.parameters.map { .init("takes", $0.text) }
        }
        if owner.forms != nil {
            result.facts.append(.init("required", method.isRequired ? "yes" : "no"))
            result.standard = method.isRequired ? nil : method.unanswered.map { "answers `\($0)`" } ?? "does nothing"
        }
        if isWhole, owner.forms == nil { addForms(of: method, among: others, to: &result) }
        result.isMarkedStatic = method.isStatic
        addSameAs(method.sameAs, method.facts, to: &result)
        result.thread =
            owner.forms == nil
            ? Threads.text(of: method, mainOnly: owner.mainOnly, in: spec) : Threads.ofDelegateMethod
        return result
    }

    private func property(_ property: PropertySpec, _ owner: Owner, isConstant: Bool) -> Explanation {
        let isStatic = owner.allStatic || property.isStatic
        let names = [property.facts.name.value] + property.also.map(\.value)
        var result = member(property.facts, names, isStatic ? "static property" : "property", owner)
        if isWhole {
            result.declarations = DeclarationText.property(property, isStatic: isStatic, isConstant: isConstant)
        }
        result.facts = [.init("type", "`\(property.type.text)`")]
        if let hold = property.hold { result.facts.append(.init("held", hold.rawValue)) }
        result.isMarkedStatic = property.isStatic
        addSameAs(property.sameAs, property.facts, to: &result)
        result.standard = property.defaultValue.map { "`\($0)`" }
        result.thread = Threads.text(of: property, mainOnly: owner.mainOnly, in: spec)
        return result
    }

    private func gateway(_ gateway: GatewaySpec, _ owner: Owner) -> Explanation {
        let target = gateway.target.value
        var result = member(gateway.facts, [gateway.facts.name.value], "way", owner)
        if let module = gateway.module { result.module = module.value }
        result.kind = "way from \(owner.name) to another type"
        result.declarations = [DeclarationText.gateway(gateway, to: spec.seenType(of: gateway))]
        result.facts = [.init("leads to", target)]
        result.thread = Threads.text(mainOnly: false)
        return result
    }

    /// The other methods of its name: with a closure, or asynchronous.
    private func addForms(of method: MethodSpec, among others: [MethodSpec], to result: inout Explanation) {
        let forms = others.filter { $0.spelling.base == method.spelling.base && $0.spelling != method.spelling }
        if forms.isEmpty { return }
        let words = forms.map { "\($0.spelling)" + ($0.isAsync ? " async" : "") }
        result.facts.append(.init("forms", words.joined(separator: ", ")))
    }

    private func addSameAs(_ name: Located<String>?, _ facts: FactsSpec, to result: inout Explanation) {
        guard isWhole else { return }
        let same = (name.map { [$0.value] } ?? []) + forwarders(to: facts)
        if !same.isEmpty { result.facts.append(.init("same as", same.joined(separator: ", "))) }
    }

    /// A member, under each of its spellings on each type that has it.
    private func member(_ facts: FactsSpec, _ spellings: [String], _ kind: String, _ owner: Owner) -> Explanation {
        guard isWhole else {
            // In a row of its type it needs no further names.
            var result = explanation(facts, names: [], kind: kind, owner.module)
            result.spellings = spellings
            return result
        }
        let owners = owners(of: owner.name)
        var result = explanation(
            facts,
            names: owners.flatMap { owner in spellings.map { "\(owner).\($0)" } },
            kind: "\(kind) of \(owners.joined(separator: " and "))",
            owner.module
        )
        result.spellings = spellings
        return result
    }

    // MARK: What makes objects

    private func shared(_ item: FacadeSpec, _ owner: Owner) -> [Explanation] {
        guard let shared = item.shared else { return [] }
        let type = owner.name + (item.sharedIsImplicitlyUnwrapped ? "!" : "")
        return [
            made(
                shared.description,
                kind: "static method",
                "static func \(shared) -> \(type)",
                "The one object of this app.",
                since: (item.sharedSince ?? item.facts.since).value,
                owner
            )
        ]
    }

    private func initialiser(_ item: ClassSpec, _ owner: Owner) -> [Explanation] {
        let name: String
        let doc: String
        // One that takes values is not in the iOS SDK.
        var since = ""
        var owner = owner
        switch item.initialiser {
        case .none: return []
        case .empty:
            name = "init()"
            doc = item.properties.isEmpty ? "Makes one." : "Makes one with every property as it starts."
            since = item.facts.since.value
            // One that holds nothing holds nothing of the main thread's.
            if item.properties.isEmpty { owner.mainOnly = false }
        case .memberwise:
            name = "init(" + item.properties.map { $0.facts.name.value + ":" }.joined() + ")"
            doc = "Makes one, as tests of an app need it."
        }
        return [made(name, kind: "initialiser", DeclarationText.initialiser(item), doc, since: since, owner)]
    }

    private func made(
        _ name: String,
        kind: String,
        _ declaration: String,
        _ doc: String,
        since: String,
        _ owner: Owner
    ) -> Explanation {
        Explanation(
            names: ["\(owner.name).\(name)"],
            kind: "\(kind) of \(owner.name)",
            doc: doc,
            declarations: [declaration],
            spellings: [name],
            thread: Threads.text(mainOnly: owner.mainOnly),
            since: since,
            module: owner.module.name.value
        )
    }
}

extension ParameterSpec {
    /// Its name, what it is for, its unit and its default.
    fileprivate var text: String {
        "`\(name.value)`: \(doc.value)" + (unit.map { " In \($0)." } ?? "")
            + (defaultValue.map { " Default: `\($0)`." } ?? "")
    }
}

extension SetterSpec {
    /// What holds before a call, as a person reads it.
    fileprivate var standardText: String {
        switch defaultValue {
        case .none: resolved.map { "“\($0)”" } ?? "not set"
        case .value(let value): "`\(value)`"
        case .byPlacement(let pairs): pairs.map { "`\($0.value)` (\($0.placement))" }.joined(separator: ", ")
        }
    }

    /// Where it changes what is seen.
    fileprivate var placesText: String {
        appliesTo.map { $0.map(\.rawValue).joined(separator: ", ") } ?? "every primer"
    }
}
