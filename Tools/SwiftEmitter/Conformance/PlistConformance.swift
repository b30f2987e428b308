import SpecKit

/// The Info.plist keys of a module: each value is read as the spec says, and anything else as the default.
struct PlistConformance {
    let module: String
    let keys: [PlistKeySpec]

    func suite() -> TypeDeclaration {
        var members: [Declaration] = []
        members += list(
            "flags",
            "a flag is read from a boolean, a number or a word, and anything else as its default",
            "flagIsReadInEveryForm",
            keys.filter { $0.type == .Bool }.map { fact($0, "flag", of: []) }
        )
        members += list(
            "texts",
            "a text is read without the blanks around it, and anything else as its default",
            "textIsReadWithoutBlanks",
            keys.filter { $0.type == .String && $0.mapsTo == nil }.map { fact($0, "text", of: []) }
        )
        members += list(
            "numbers",
            "a number is read within its bounds, and anything else as its default",
            "numberIsReadWithinItsBounds",
            keys.filter { $0.type == .Number }.map { fact($0, "number", of: numbers($0)) }
        )
        members += list(
            "words",
            "a word is read as its value, and anything else as its default",
            "wordIsReadAsItsValue",
            keys.filter { $0.mapsTo != nil }.map { fact($0, "words", of: words($0)) }
        )
        return Suite.type(module + "InfoPlistConformance", "Info.plist of \(module)", members)
    }

    private func list(_ name: String, _ title: String, _ function: String, _ facts: [Expression]) -> [Declaration] {
        guard !facts.isEmpty else { return [] }
        return Suite.facts(name, of: "PlistFact", facts) + [
            Suite.test(title, function, over: name, of: "PlistFact", .expression(.plain("fact.check()")))
        ]
    }

    private func fact(_ key: PlistKeySpec, _ kind: String, of values: [(String, Expression)]) -> Expression {
        let name = key.facts.name.value
        let standard = key.defaultValue.map { FactText.plain($0.value) } ?? "none"
        var arguments: [Expression.Argument] = [
            .init(.text(name)), .init("default", Suite.fact("\(name).default", standard)),
        ]
        if !values.isEmpty {
            arguments.append(.init("values", .dictionary(values.map { (.text($0.0), $0.1) })))
        }
        arguments.append(
            .init("read", Suite.closure(Suite.text(.plain("\(module)InfoPlist.\(key.property.value).value(in: $0)"))))
        )
        return .call("PlistFact.\(kind)", arguments)
    }

    private func words(_ key: PlistKeySpec) -> [(String, Expression)] {
        key.values.map { word, value in
            (word.value, Suite.fact("\(key.facts.name.value).\(word.value)", FactText.plain(value.value)))
        }
    }

    /// Each bound, one below, one above; zero and below.
    private func numbers(_ key: PlistKeySpec) -> [(String, Expression)] {
        let least = key.atLeast?.value
        let most = key.atMost?.value
        var values = [-5, 0, least ?? 1, (least ?? 1) + 1]
        if let least { values.append(least - 1) }
        if let most { values += [most - 1, most, most + 1, most * 1000] }
        return Set(values).sorted().map { value in
            let read = key.isOffAtZero && value <= 0 ? 0 : min(max(value, least ?? .min), most ?? .max)
            return (String(value), Suite.fact("\(key.facts.name.value).\(value)", String(read)))
        }
    }
}
