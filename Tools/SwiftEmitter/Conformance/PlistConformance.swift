import SpecKit

/// Each word of an Info.plist key is read as its value, and any other as none.
struct PlistConformance {
    let spec: Spec
    let item: PlistKeySpec

    func suite() -> TypeDeclaration {
        let key = item.facts.name.value
        let module = spec.item(named: key)?.module ?? ""
        let table = "\(module)InfoPlist.\(item.property.value)"
        let facts =
            item.values.map { word, value in
                Expression.call(
                    "PlistFact",
                    [
                        .init("word", .text(word.value)),
                        .init("read", Suite.fact("\(key).\(word.value)", FactText.plain(value.value))),
                    ]
                )
            }
            + ["", "no such word"].map { word in
                Expression.call(
                    "PlistFact",
                    [.init("word", .text(word)), .init("read", Suite.fact("\(key).default", "none"))]
                )
            }
        let property = item.property.value
        let name = property.prefix(1).uppercased() + property.dropFirst() + "InfoPlist"
        return Suite.type(
            name + "Conformance",
            key,
            [
                Suite.facts("words", of: "PlistFact", facts),
                Suite.test(
                    "a word is read as its value",
                    "wordIsReadAsItsValue",
                    over: "words",
                    of: "PlistFact",
                    .expression(.plain("fact.check(\(table))"))
                ),
            ]
        )
    }
}
