import SpecKit

/// What the conformance tests of a spec expect, apart from the code that asks for it.
public struct ConformanceFacts {
    /// What is expected, by the id of the fact.
    public private(set) var expected: [String: String] = [:]
    /// Each file with nothing that it expects and no attribute in it.
    private var sources: [String: SourceFile] = [:]

    /// Nothing.
    public init() {}

    /// Reads what tells of these items and tables.
    public init(of spec: Spec, about names: Set<String>) {
        for (path, source) in ConformanceRenderer(spec: spec).sources(about: names) {
            var source = source
            source.declarations = source.declarations.map { taken(from: $0) }
            sources[path] = source
        }
    }

    /// The code that is other than that of `before`, as files that compile beside it.
    public func code(otherThan before: ConformanceFacts) -> [String] {
        sources.sorted { $0.key < $1.key }.compactMap { path, source in
            let old = before.sources[path]?.declarations ?? []
            let changed = source.declarations.compactMap { $0.difference(from: old) }
            guard !changed.isEmpty else { return nil }
            return Printer.print(
                SourceFile(
                    origin: source.origin,
                    imports: source.imports + ["@testable import ConformanceTests"],
                    declarations: changed
                )
            )
        }
    }

    private mutating func taken(from declaration: Declaration) -> Declaration {
        switch declaration {
        case .type(var type):
            type.attributes = type.attributes.filter { !$0.isMacro }
            // A test only asks for the facts of a list, by help of what is written by hand.
            type.members = type.members.map { member in (member.isTest, taken(from: member)) }
                .filter { !$0.0 }.map(\.1)
            return .type(type)
        case .function(var function):
            function.attributes = function.attributes.filter { !$0.isMacro }
            function.body = function.body.map { $0.map { taken(from: $0) } }
            return .function(function)
        case .variable(var variable):
            switch variable.storage {
            case .stored(let value): variable.storage = .stored(value.map { taken(from: $0) })
            case .computed(let get, let set):
                variable.storage = .computed(
                    get: get.map { taken(from: $0) },
                    set: set.map { $0.map { taken(from: $0) } }
                )
            case .requirement: break
            }
            return .variable(variable)
        case .enumCase, .alias: return declaration
        }
    }

    private mutating func taken(from statement: Statement) -> Statement {
        switch statement {
        case .expression(let value): .expression(taken(from: value))
        case .result(let value): .result(taken(from: value))
        case .assignment(let target, let value): .assignment(taken(from: target), taken(from: value))
        case .constant(let name, let value): .constant(name, taken(from: value))
        }
    }

    private mutating func taken(from expression: Expression) -> Expression {
        switch expression {
        case .plain, .text: return expression
        case .call(.plain("Fact"), let arguments):
            guard let id = arguments.first?.value.writtenText, let text = arguments.last?.value.writtenText else {
                return expression
            }
            expected[id] = text
            return .call("Fact", [arguments[0], .init(.text(""))])
        case .call(.plain("BehaviourTable"), var arguments):
            if let table = arguments.first?.value.writtenText, case .array(let rows)? = arguments.last?.value {
                arguments[arguments.count - 1].value = .array(rows.map { taken(from: $0, of: table) })
            }
            return .call("BehaviourTable", arguments)
        case .call(let callee, let arguments):
            return .call(taken(from: callee), arguments.map { .init($0.label, taken(from: $0.value)) })
        case .member(let base, let name): return .member(taken(from: base), name)
        case .closure(let statements): return .closure(statements.map { taken(from: $0) })
        case .trailingClosure(let callee, let parameters, let statements):
            return .trailingClosure(
                taken(from: callee),
                parameters: parameters,
                statements.map { taken(from: $0) }
            )
        case .array(let elements): return .array(elements.map { taken(from: $0) })
        case .dictionary(let pairs): return .dictionary(pairs.map { (taken(from: $0.0), taken(from: $0.1)) })
        }
    }

    /// What follows from a row is a fact for each column.
    private mutating func taken(from row: Expression, of table: String) -> Expression {
        guard case .call(let callee, var arguments) = row, let name = arguments.first?.value.writtenText,
            case .dictionary(let cells)? = arguments.last?.value
        else { return row }
        for (column, value) in cells {
            if let column = column.writtenText, let value = value.writtenText {
                expected["\(table).\(name).\(column)"] = value
            }
        }
        arguments[arguments.count - 1].value = .dictionary(cells.map { ($0.0, .text("")) })
        return .call(callee, arguments)
    }
}

extension Declaration {
    fileprivate var isTest: Bool {
        if case .function(let function) = self { function.attributes.contains(where: \.isMacro) } else { false }
    }
}

extension Expression {
    /// The text that a literal stands for; of a list of them, as `Fact` joins it.
    fileprivate var writtenText: String? {
        switch self {
        case .text(let text): return text
        case .array(let elements):
            let texts = elements.compactMap(\.writtenText)
            return texts.count == elements.count ? texts.joined(separator: ", ") : nil
        case .call(.member(let lists, "flatMap"), _): return lists.writtenText
        default: return nil
        }
    }

    /// Whether it is one of the attributes of the testing library.
    fileprivate var isMacro: Bool {
        switch self {
        case .plain(let text), .call(.plain(let text), _): text.hasPrefix("@Test") || text.hasPrefix("@Suite")
        default: false
        }
    }
}
