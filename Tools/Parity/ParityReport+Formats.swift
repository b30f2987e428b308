import Foundation

/// The report for people and for programs.
extension ParityReport {
    private var total: String {
        let counts = Self.words.map { "\(count($0)) \($0)" }.joined(separator: ", ")
        return "\(types.reduce(0) { $0 + $1.rows.count }) symbols: \(counts), \(extraCount) extra"
    }

    private var extraCount: Int { types.reduce(0) { $0 + $1.extra.count } + furtherTypes.count }

    private func name(_ type: TypeRows) -> String { type.name.isEmpty ? "(alone)" : type.name }

    /// A line a type, and below it what is not simply covered.
    public var text: String {
        var lines: [String] = []
        for type in types {
            let counts = Self.words.filter { type.count($0) > 0 }.map { "\(type.count($0)) \($0)" }
            lines.append("\(name(type)): \(counts.joined(separator: ", "))")
            for row in type.rows where row.state != .covered {
                lines.append("  \(row.state.word): \(row.symbol.name)" + (row.state.detail.map { " (\($0))" } ?? ""))
            }
            for extra in type.extra { lines.append("  extra: \(extra)") }
        }
        for type in furtherTypes { lines.append("extra type: \(type)") }
        return (lines + [total]).joined(separator: "\n")
    }

    /// A table of types, then the symbols that are not simply covered.
    public var markdown: String {
        let head = "| type | " + Self.words.joined(separator: " | ") + " | extra |"
        let rule = "|" + String(repeating: " --- |", count: Self.words.count + 2)
        let rows = types.map { type in
            "| `\(name(type))` | " + Self.words.map { String(type.count($0)) }.joined(separator: " | ")
                + " | \(type.extra.count) |"
        }
        let sections = types.compactMap { type -> String? in
            let marked = type.rows.filter { $0.state != .covered }
            guard !marked.isEmpty else { return nil }
            let lines = marked.map { row in
                "* `\(row.symbol.name)`: \(row.state.word)" + (row.state.detail.map { ". \($0)" } ?? "")
            }
            return "## \(name(type))\n\n" + lines.joined(separator: "\n")
        }
        return (["# Parity", total + ".", ([head, rule] + rows).joined(separator: "\n")] + sections)
            .joined(separator: "\n\n")
    }

    private struct Document: Encodable {
        struct Entry: Encodable {
            var type: String
            var symbol: String
            var kind: String
            var state: String
            var detail: String?
        }

        var counts: [String: Int]
        var symbols: [Entry]
        var extra: [String]
    }

    /// Every symbol, its keys in order.
    public func json() throws -> String {
        let document = Document(
            counts: Dictionary(uniqueKeysWithValues: Self.words.map { ($0, count($0)) }),
            symbols: types.flatMap { type in
                type.rows.map { row in
                    Document.Entry(
                        type: type.name,
                        symbol: row.symbol.name,
                        kind: row.symbol.kind,
                        state: row.state.word,
                        detail: row.state.detail
                    )
                }
            },
            extra: types.flatMap { type in type.extra.map { type.name + "." + $0 } } + furtherTypes
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(document), as: UTF8.self)
    }
}
