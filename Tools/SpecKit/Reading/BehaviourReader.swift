/// Reads one decision table.
struct BehaviourReader {
    let diagnostics: Diagnostics

    func table(from node: Node) -> BehaviourTable? {
        guard let fields = Fields(node, of: "a behaviour", diagnostics) else { return nil }
        defer { fields.finish() }
        let mistakesBefore = diagnostics.count
        let name = fields.requiredText("behaviour")
        let doc = fields.doc()
        let source = fields.requiredText("source") ?? Located("", node.place)
        let concerns = fields.texts("concerns")
        let given = columns(fields, "given")
        let then = columns(fields, "then")
        let rows = fields.list("rows", required: true).compactMap { row(from: $0, given: given, then: then) }
        guard let name else { return nil }
        var table = BehaviourTable(
            name: name,
            doc: doc,
            source: source,
            concerns: concerns,
            given: given,
            then: then,
            rows: rows
        )
        table.isWhole = diagnostics.count == mistakesBefore
        return table
    }

    private func columns(_ fields: Fields, _ key: String) -> [BehaviourTable.Column] {
        guard let node = fields.require(key), let inner = Fields(node, of: "'\(key)'", diagnostics) else { return [] }
        return inner.names.compactMap { name in
            guard let value = inner.take(name) else { return nil }
            let located = Located(name, value.place)
            switch value.content {
            case .scalar("Bool", _): return BehaviourTable.Column(name: located, type: .flag)
            case .scalar("Text", _): return BehaviourTable.Column(name: located, type: .text)
            case .scalar("Number", _): return BehaviourTable.Column(name: located, type: .number)
            case .sequence(let items):
                return BehaviourTable.Column(
                    name: located,
                    type: .words(items.compactMap { inner.scalar($0, of: name)?.value })
                )
            default:
                diagnostics.report(
                    .value,
                    at: value.place,
                    "a column holds Bool, Number, Text or a list of words; here is something else"
                )
                return nil
            }
        }
    }

    private func row(
        from node: Node,
        given: [BehaviourTable.Column],
        then: [BehaviourTable.Column]
    ) -> BehaviourTable.Row? {
        guard let fields = Fields(node, of: "a row", diagnostics) else { return nil }
        defer { fields.finish() }
        let name = fields.requiredText("row")
        let when = fields.has("when") ? cells(fields, "when", columns: given, needsAll: false) : []
        let outcome = cells(fields, "then", columns: then, needsAll: true)
        let decision = fields.text("decision")?.value
        let concerns = fields.texts("concerns")
        guard let name else { return nil }
        return BehaviourTable.Row(name: name, when: when, then: outcome, decision: decision, concerns: concerns)
    }

    private func cells(
        _ fields: Fields,
        _ key: String,
        columns: [BehaviourTable.Column],
        needsAll: Bool
    ) -> [BehaviourTable.Cell] {
        guard let node = fields.require(key), let inner = Fields(node, of: "'\(key)'", diagnostics) else { return [] }
        let cells = columns.compactMap { column -> BehaviourTable.Cell? in
            let name = column.name.value
            guard needsAll || inner.has(name), let value = needsAll ? inner.require(name) : inner.take(name) else {
                return nil
            }
            let nodes = if case .sequence(let items) = value.content { items } else { [value] }
            let values = nodes.compactMap { inner.scalar($0, of: name) }
            for value in values { check(value, in: column) }
            return BehaviourTable.Cell(column: name, values: values)
        }
        for column in columns where !inner.has(column.name.value) { _ = inner.take(column.name.value) }
        inner.finish()
        return cells
    }

    private func check(_ value: Located<String>, in column: BehaviourTable.Column) {
        let name = column.name.value
        switch column.type {
        case .text: return
        case .flag where ["true", "false"].contains(value.value): return
        case .number where Double(value.value) != nil: return
        case .words(let words) where words.contains(value.value): return
        case .flag:
            diagnostics.report(.value, at: value.place, "'\(name)' is true or false; '\(value.value)' is neither")
        case .number: diagnostics.report(.value, at: value.place, "'\(name)' is a number; '\(value.value)' is none")
        case .words(let words):
            diagnostics.report(
                .value,
                at: value.place,
                "'\(name)' is one of \(words.joined(separator: ", ")); '\(value.value)' is not"
                    + NearMiss.hint(value.value, in: words),
                suggestion: NearMiss.of(value.value, in: words)
            )
        }
    }
}
