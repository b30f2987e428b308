/// A list as a static property, in parts where it is so long that neither a reader nor the compiler likes it whole.
struct LongList {
    /// The most elements that a literal has.
    static let limit = 50

    var doc: DocComment?
    let name: String
    let element: String
    let values: [Expression]
    let introducer: String

    var declarations: [Declaration] {
        guard values.count > Self.limit else { return [declaration(name, .array(values), doc)] }
        let parts = Self.parts(of: values).enumerated().map { index, part in
            declaration("\(name)\(index + 1)", .array(part), nil)
        }
        let names = parts.indices.map { Expression.plain("\(name)\($0 + 1)") }
        return [declaration(name, .joined(names), doc)] + parts
    }

    fileprivate static func parts(of values: [Expression]) -> [[Expression]] {
        stride(from: 0, to: values.count, by: limit).map { Array(values[$0...].prefix(limit)) }
    }

    private func declaration(_ name: String, _ value: Expression, _ doc: DocComment?) -> Declaration {
        .variable(
            VariableDeclaration(
                doc: doc,
                introducer: introducer,
                name: name,
                type: "[\(element)]",
                storage: .stored(value)
            )
        )
    }
}

extension Expression {
    /// A list of texts, of any length.
    static func texts(_ texts: [String]) -> Expression {
        let values = texts.map { Expression.text($0) }
        let parts = LongList.parts(of: values)
        return parts.count > 1 ? .joined(parts.map { .array($0) }) : .array(values)
    }

    /// Several lists as one.
    fileprivate static func joined(_ lists: [Expression]) -> Expression {
        .call(.member(.array(lists), "flatMap"), [.init(.plain("\\.self"))])
    }
}
