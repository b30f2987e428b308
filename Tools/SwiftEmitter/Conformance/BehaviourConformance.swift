import SpecKit

/// A decision table: its types, its rows, and one test with a case for each combination of inputs.
struct BehaviourConformance {
    let table: BehaviourTable

    private var name: String { table.typeName }

    func suite() -> TypeDeclaration {
        Suite.type(
            name + "Conformance",
            table.name.value,
            [
                Suite.test(
                    "the first row that matches decides",
                    "firstRowThatMatchesDecides",
                    over: "cases",
                    of: "BehaviourCase",
                    .expression(
                        .plain("fact.check(\(name).then(\(name).Given(fact.cells)).cells)")
                    )
                ),
                .variable(
                    VariableDeclaration(
                        introducer: "nonisolated static let",
                        name: "cases",
                        storage: .stored(.plain("\(name).table.cases"))
                    )
                ),
            ]
        )
    }

    /// The namespace that hand-written code extends with `then(_:)`: without it the tests do not compile.
    func types() -> [TypeDeclaration] {
        let words = (table.given + table.then).compactMap { column -> TypeDeclaration? in
            guard case .words(let words) = column.type else { return nil }
            return TypeDeclaration(
                introducer: "enum",
                name: typeName(column),
                inherits: ["String"],
                members: words.map { .enumCase(CaseDeclaration(name: $0, raw: nil)) }
            )
        }
        let text = DocText(table.doc.value)
        return [
            TypeDeclaration(
                doc: DocComment(
                    abstract: text.abstract,
                    paragraphs: ["`then(_:)` is written by hand: it puts the inputs in place and reads what follows."]
                ),
                introducer: "enum",
                name: name,
                members: words.map { .type($0) } + [.type(given()), .type(then()), .variable(rows())]
            )
        ]
    }

    private func given() -> TypeDeclaration {
        let variables = table.given.map { column in
            Declaration.variable(
                VariableDeclaration(
                    introducer: "let",
                    name: column.name.value,
                    type: type(column),
                    storage: .stored(nil)
                )
            )
        }
        let initialiser = FunctionDeclaration(
            name: "init",
            parameters: [ParameterDeclaration(label: "_", name: "cells", type: "BehaviourCells")],
            body: table.given.map { column in
                .assignment(
                    .plain(Identifier.escaped(column.name.value)),
                    .call(.plain("cells.\(reader(column))"), [.init(.text(column.name.value))])
                )
            }
        )
        return TypeDeclaration(
            doc: DocComment(abstract: "The inputs."),
            introducer: "struct",
            name: "Given",
            members: variables + [.function(initialiser)]
        )
    }

    private func then() -> TypeDeclaration {
        let variables = table.then.map { column in
            Declaration.variable(
                VariableDeclaration(
                    introducer: "var",
                    name: column.name.value,
                    type: type(column),
                    storage: .stored(nil)
                )
            )
        }
        let cells = VariableDeclaration(
            introducer: "var",
            name: "cells",
            type: "BehaviourCells",
            storage: .computed(
                get: [
                    .expression(
                        .call(
                            "BehaviourCells",
                            [
                                .init(
                                    .dictionary(
                                        table.then.map {
                                            (
                                                .text($0.name.value),
                                                .call("factText", [.init(.plain(Identifier.escaped($0.name.value)))])
                                            )
                                        }
                                    )
                                )
                            ]
                        )
                    )
                ],
                set: nil
            )
        )
        return TypeDeclaration(
            doc: DocComment(abstract: "What follows."),
            introducer: "struct",
            name: "Then",
            members: variables + [.variable(cells)]
        )
    }

    private func rows() -> VariableDeclaration {
        let columns = table.given.map { column -> Expression in
            let values: [String]
            switch column.type {
            case .flag: values = ["false", "true"]
            case .words(let words): values = words
            case .text, .number: values = []
            }
            return .call("BehaviourColumn", [.init(.text(column.name.value)), .init(.array(values.map { .text($0) }))])
        }
        let rows = table.rows.map { row in
            Expression.call(
                "BehaviourRow",
                [
                    .init(.text(row.name.value)),
                    .init(
                        "when",
                        .dictionary(
                            row.when.map { cell in (.text(cell.column), .array(cell.values.map { .text($0.value) })) }
                        )
                    ),
                    .init(
                        "then",
                        .dictionary(
                            row.then.map { cell in (.text(cell.column), .text(cell.values.first?.value ?? "")) }
                        )
                    ),
                ]
            )
        }
        return VariableDeclaration(
            introducer: "static let",
            name: "table",
            storage: .stored(
                .call(
                    "BehaviourTable",
                    [.init(.text(table.name.value)), .init("columns", .array(columns)), .init("rows", .array(rows))]
                )
            )
        )
    }

    private func typeName(_ column: BehaviourTable.Column) -> String {
        column.name.value.prefix(1).uppercased() + column.name.value.dropFirst()
    }

    private func type(_ column: BehaviourTable.Column) -> String {
        switch column.type {
        case .flag: "Bool"
        case .number: "Double"
        case .text: "String"
        case .words: typeName(column)
        }
    }

    private func reader(_ column: BehaviourTable.Column) -> String {
        switch column.type {
        case .flag: "flag"
        case .number: "number"
        case .text: "text"
        case .words: "word"
        }
    }
}
