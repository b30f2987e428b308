/// Reads one document of a module's file. Its first key says which kind of item it is.
struct ItemReader {
    let diagnostics: Diagnostics

    /// Kind to reader: a new kind is one row here and one file.
    private static let kinds: [(name: String, read: @Sendable (ItemReader, Fields, FactsSpec) -> ItemSpec?)] = [
        ("enum", { .enumeration($0.enumeration($1, $2)) }),
        ("option_set", { .optionSet($0.optionSet($1, $2)) }),
        ("builder", { $0.builder($1, $2).map { .builder($0) } }),
        ("facade", { .facade($0.facade($1, $2)) }),
        ("class", { .object($0.object($1, $2)) }),
        ("delegate", { .delegate($0.delegate($1, $2)) }),
        ("protocol", { .requirements($0.requirements($1, $2)) }),
        ("constant", { $0.constant($1, $2).map { .constant($0) } }),
        ("typealias", { $0.alias($1, $2).map { .alias($0) } }),
        ("plist_key", { $0.plistKey($1, $2).map { .plistKey($0) } }),
    ]

    func item(from node: Node) -> ItemSpec? {
        guard let fields = Fields(node, of: "an item", diagnostics) else { return nil }
        guard let first = fields.first else {
            diagnostics.report(.value, at: node.place, "the item is empty")
            return nil
        }
        guard let kind = Self.kinds.first(where: { $0.name == first.name }) else {
            let names = Self.kinds.map(\.name)
            diagnostics.report(
                .key,
                at: first.place,
                "'\(first.name)' is no kind of item\(NearMiss.hint(first.name, in: names)); "
                    + "an item starts with one of \(names.joined(separator: ", "))",
                suggestion: NearMiss.of(first.name, in: names)
            )
            return nil
        }
        guard let name = fields.requiredText(kind.name) else { return nil }
        let item = kind.read(self, fields, facts(fields, name: name, inheriting: nil))
        fields.finish()
        return item
    }

    /// What an item that could not be read seems to be called.
    func name(of node: Node) -> String? {
        guard case .mapping(let entries) = node.content else { return nil }
        return entries.first?.value.text
    }

    /// Doc, since, source and the rest; a member inherits since and source from its type.
    func facts(_ fields: Fields, name: Located<String>, inheriting owner: FactsSpec?) -> FactsSpec {
        // A member that is the same as another has that one's facts.
        let doc = fields.has("same_as") && !fields.has("doc") ? Located("", fields.place) : fields.doc()
        let since = fields.version("since", required: owner == nil) ?? owner?.since ?? Located("", fields.place)
        let source = (owner == nil ? fields.requiredText("source") : fields.text("source")) ?? owner?.source
        return FactsSpec(
            name: name,
            doc: doc,
            since: since,
            source: source ?? Located("", fields.place),
            decision: fields.text("decision")?.value,
            beside: fields.text("beside")?.value,
            deprecated: fields.text("deprecated")?.value
        )
    }

    func type(_ fields: Fields, _ key: String = "type", required: Bool = true) -> TypeReference? {
        guard let text = required ? fields.requiredText(key) : fields.text(key) else { return nil }
        if let type = TypeParser.parse(text.value, at: text.place) { return type }
        diagnostics.report(.type, at: text.place, "'\(text.value)' is no Swift type; check brackets and arrows")
        return nil
    }

    func spelling(_ text: Located<String>) -> Spelling? {
        if let spelling = Spelling(text.value) { return spelling }
        diagnostics.report(
            .spelling,
            at: text.place,
            "'\(text.value)' is no method name; write it with its labels, such as present(_:) or close(after:)"
        )
        return nil
    }
}
