/// A statement in a body.
enum Statement {
    case expression(Expression)
    case result(Expression)
    case assignment(Expression, Expression)
    case constant(String, Expression)
}

/// An expression.
enum Expression: ExpressibleByStringLiteral {
    /// A name, literal or anything that needs no layout of its own.
    case plain(String)
    case text(String)
    indirect case member(Expression, String)
    indirect case call(Expression, [Argument])
    case closure([Statement])
    indirect case trailingClosure(Expression, parameters: String?, [Statement])
    case array([Expression])
    case dictionary([(Expression, Expression)])

    struct Argument {
        var label: String?
        var value: Expression

        init(_ value: Expression) {
            self.value = value
        }

        init(_ label: String?, _ value: Expression) {
            self.label = label
            self.value = value
        }
    }

    init(stringLiteral text: String) { self = .plain(text) }

    static func call(_ callee: String, _ arguments: [Argument] = []) -> Expression { .call(.plain(callee), arguments) }
}
