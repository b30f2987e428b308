import SpecKit

/// One declaration against one enum of the spec. A mistake gives one finding; what only follows from it gives none.
struct EnumComparison {
    private(set) var findings: [Finding] = []
    private let page: String
    private let declared: ObjectiveCEnum
    private let end: ObjectiveCToken
    private let expected: ExpectedEnum
    /// Index in the page's cases to index in the spec's.
    private var matches: [Int: Int] = [:]

    init(page: String, _ declared: ObjectiveCEnum, end: ObjectiveCToken, _ expected: ExpectedEnum) {
        self.page = page
        self.declared = declared
        self.end = end
        self.expected = expected
        match()
        compareNames()
        let misplaced = compareOrder()
        compareValues(except: misplaced)
    }

    private mutating func match() {
        var taken: Set<Int> = []
        for (index, entry) in declared.cases.enumerated() {
            let found = expected.cases.firstIndex { $0.name == entry.name.text || $0.swiftName == entry.name.text }
            if let found, taken.insert(found).inserted { matches[index] = found }
        }
    }

    // MARK: Names

    private mutating func compareNames() {
        var missing = expected.cases.indices.filter { !matches.values.contains($0) }
        for index in declared.cases.indices where matches[index] == nil {
            let name = declared.cases[index].name
            let meant = meant(by: index, among: missing)
            if let meant {
                matches[index] = meant
                missing.removeAll { $0 == meant }
            }
            let isTwice = declared.cases[..<index].contains { $0.name.text == name.text }
            let what =
                isTwice ? "'\(name.text)' stands here a second time" : "\(expected.name) has no case '\(name.text)'"
            report(
                "enum-unknown-case",
                at: name,
                what + (meant.map { "; here stands '\(expected.cases[$0].name)'" } ?? "; remove it"),
                suggestion: meant.map { expected.cases[$0].name }
            )
        }
        guard !declared.isAbridged else { return }
        for index in missing { reportMissing(index) }
    }

    /// The missing case that an unknown one stands for: the one that is spelt nearly so, or the one its neighbours miss.
    private func meant(by index: Int, among missing: [Int]) -> Int? {
        let names = missing.map { expected.cases[$0].name }
        if let near = NearMiss.of(declared.cases[index].name.text, in: names), let found = names.firstIndex(of: near) {
            return missing[found]
        }
        let before = declared.cases.indices[..<index].reversed().lazy.compactMap { matches[$0] }.first
        let after = declared.cases.indices[(index + 1)...].lazy.compactMap { matches[$0] }.first
        return missing.first { candidate in
            candidate == (before ?? -1) + 1 && candidate + 1 == (after ?? expected.cases.count)
        }
    }

    /// A case that is left out is missed where it should stand: before the next one, else before the brace.
    private mutating func reportMissing(_ index: Int) {
        let name = expected.cases[index].name
        let following = declared.cases.indices.first { (matches[$0] ?? -1) > index }
        let place = following.map { declared.cases[$0].name } ?? end
        let before = following.map { "before '\(declared.cases[$0].name.text)'" } ?? "at the end"
        report("enum-incomplete", at: place, "\(expected.name) also has '\(name)'; add it \(before)", suggestion: name)
    }

    // MARK: Order

    /// Reports what stands elsewhere in the spec; returns the indices of the page's cases that do.
    private mutating func compareOrder() -> Set<Int> {
        let placed = declared.cases.indices.filter { matches[$0].map { expected.cases[$0].hasPlace } ?? false }
        let order = placed.compactMap { matches[$0] }
        let sorted = order.sorted()
        let wrong = order.indices.filter { order[$0] != sorted[$0] }
        guard let first = wrong.first else { return [] }
        if wrong.count == 2 {
            let right = expected.cases[sorted[first]].name
            let name = declared.cases[placed[first]].name
            report(
                "enum-order",
                at: name,
                "'\(name.text)' stands in the place of '\(right)'; swap the two",
                suggestion: right
            )
            return Set(wrong.map { placed[$0] })
        }
        let kept = Set(Self.longestRise(in: order))
        let moved = order.indices.filter { !kept.contains($0) }
        for index in moved {
            let name = declared.cases[placed[index]].name
            let position = sorted.firstIndex(of: order[index]) ?? 0
            let destination =
                position == 0
                ? "is the first" : "comes right behind '\(expected.cases[sorted[position - 1]].name)'"
            report("enum-order", at: name, "'\(name.text)' \(destination) in \(expected.name); move it there")
        }
        return Set(moved.map { placed[$0] })
    }

    /// Indices of the longest part of `order` that rises: the fewest cases have then to move.
    private static func longestRise(in order: [Int]) -> [Int] {
        var best: [[Int]] = []
        for (index, value) in order.enumerated() {
            let before = best.filter { ($0.last.map { order[$0] } ?? -1) < value }.max { $0.count < $1.count } ?? []
            best.append(before + [index])
        }
        return best.max { $0.count < $1.count } ?? []
    }

    // MARK: Values

    private mutating func compareValues(except misplaced: Set<Int>) {
        let values = declaredValues()
        // Names that changed places while the numbers stayed are one mistake, reported already.
        let inSpecOrder = matches.values.sorted().map { expected.cases[$0].value }
        if !misplaced.isEmpty, inSpecOrder == declared.cases.indices.map({ values[$0] }) { return }
        let isAsExpected = findings.isEmpty
        for index in declared.cases.indices where !misplaced.contains(index) {
            guard let match = matches[index], let right = expected.cases[match].value else { continue }
            let entry = declared.cases[index]
            guard let value = values[index], value != right else { continue }
            // A value that nobody wrote is wrong only by what stands before it; the first of those is enough.
            if entry.expression.isEmpty {
                guard isAsExpected, findings.isEmpty else { continue }
                report(
                    "enum-value",
                    at: entry.name,
                    "'\(entry.name.text)' is \(right), and without a value here it counts as \(value)",
                    suggestion: "\(entry.name.text) = \(text(of: right, like: entry))"
                )
            } else if let place = entry.expression.first {
                report(
                    "enum-value",
                    at: place,
                    fragment: entry.expressionText,
                    "'\(entry.name.text)' is \(right), not \(value)",
                    suggestion: text(of: right, like: entry)
                )
            }
        }
    }

    /// The value of each case, counted on as C does; nil where it cannot be known.
    private func declaredValues() -> [Int?] {
        var names: [String: Int] = [:]
        var next: Int? = 0
        return declared.cases.map { entry in
            let value =
                entry.expression.isEmpty ? next : ConstantExpression.value(of: entry.expression, names: names)
            if let value { names[entry.name.text] = value }
            next = value.flatMap { $0 == .max ? nil : $0 + 1 }
            return value
        }
    }

    /// A number as the page writes numbers: `1 << n` where it shifts.
    private func text(of value: Int, like entry: ObjectiveCEnum.Case) -> String {
        let shifts = entry.expression.isEmpty ? expected.isOptionSet : entry.expression.contains { $0.text == "<<" }
        return shifts && value > 0 && value.nonzeroBitCount == 1 ? "1 << \(value.trailingZeroBitCount)" : String(value)
    }

    private mutating func report(
        _ rule: String,
        at token: ObjectiveCToken,
        fragment: String? = nil,
        _ message: String,
        suggestion: String? = nil
    ) {
        findings.append(
            Finding(
                page: page,
                line: token.line,
                column: token.column,
                rule: rule,
                severity: .error,
                fragment: fragment ?? token.text,
                message: message,
                suggestion: suggestion
            )
        )
    }
}
