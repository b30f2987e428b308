import SpecKit

/// Names, raw values and order of an enum.
struct EnumConformance {
    let item: EnumSpec

    func suite() -> TypeDeclaration {
        let name = item.facts.name.value
        let element = "EnumFact<\(name)>"
        let facts = item.cases.map { entry in
            Expression.call(
                "EnumFact",
                [.init(.plain("." + Identifier.escaped(entry.name.value)))]
                    + (item.globalConstants ? [.init("constant", .plain(Identifier.escaped(entry.name.value)))] : [])
                    + [
                        .init("named", .text(entry.aliasOf?.value ?? entry.name.value)),
                        .init("raw", Suite.fact("\(name).\(entry.name.value)", entry.raw.value)),
                    ]
            )
        }
        let names = item.cases.filter { $0.aliasOf == nil }.map(\.name.value)
        return Suite.type(
            name + "Conformance",
            name,
            Suite.facts("cases", of: element, facts) + [
                Suite.test(
                    "a case has its name and raw value",
                    "caseHasItsNameAndRawValue",
                    over: "cases",
                    of: element,
                    .expression(.plain("fact.check()"))
                ),
                .function(
                    FunctionDeclaration(
                        attributes: ["@Test(\"the cases are these, in this order\")"],
                        name: "casesAreTheseInThisOrder",
                        body: [
                            .constant("fact", Suite.fact("\(name).cases", names)),
                            .expression(.call("fact.expect", [.init(Suite.text(.plain("\(name).allCases")))])),
                        ]
                    )
                ),
            ]
        )
    }
}

/// Bits of an option set, and its global constants.
struct OptionSetConformance {
    let item: OptionSetSpec

    func suite() -> TypeDeclaration {
        let name = item.facts.name.value
        let element = "OptionFact<\(name)>"
        let facts = item.members.map { member in
            Expression.call(
                "OptionFact",
                [
                    .init(.plain("." + member.name.value)),
                    .init("constant", .plain(item.globalConstants ? member.name.value : "." + member.name.value)),
                    .init("bits", Suite.fact("\(name).\(member.name.value)", String(1 << member.bit.value))),
                ]
            )
        }
        return Suite.type(
            name + "Conformance",
            name,
            Suite.facts("members", of: element, facts) + [
                Suite.test(
                    "a member is its bit, and its global constant is the member",
                    "memberIsItsBit",
                    over: "members",
                    of: element,
                    .expression(.plain("fact.check()"))
                )
            ]
        )
    }
}
