import BuiltInterface
import Foundation
import SpecKit
import Testing

/// What the reference pages say of each member beside what it is for, and of decision tables.
@Suite("The reference, of decisions")
struct ReferenceDecisionsTests {
    private static func anchor(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    }

    /// The part of a page under the heading of a type.
    private static func section(_ heading: String, of page: String) -> [Substring] {
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(of: "## \(heading)") else { return [] }
        return Array(lines[(start + 1)...].prefix { !$0.hasPrefix("## ") })
    }

    @Test("has a place for each table, in the page and in the catalogue of its module")
    func hasAPlaceForEachTable() throws {
        let spec = try InterfaceFixture.spec()
        for table in spec.behaviours {
            let page = try InterfaceFixture.reference(of: table.module)
            #expect(page.contains("\n## `\(table.name.value)`\n"), "\(table.name.value)")
            let article = "Generated/Reference/\(table.module).docc/\(table.typeName).md"
            #expect(FileManager.default.fileExists(atPath: InterfaceFixture.root.appendingPathComponent(article).path))
        }
    }

    @Test("leads from a page to a table that is there")
    func leadsToTables() throws {
        let spec = try InterfaceFixture.spec()
        let anchors = Dictionary(grouping: spec.behaviours, by: \.module).mapValues {
            Set($0.map { Self.anchor($0.name.value) })
        }
        var links = 0
        for module in spec.modules.map(\.name.value) {
            for link in try InterfaceFixture.reference(of: module).matches(of: /\]\(([A-Za-z]*)(?:\.md)?#([a-z_-]+)\)/)
            {
                let page = link.1.isEmpty ? module : String(link.1)
                #expect(anchors[page]?.contains(String(link.2)) == true, "\(module): \(link.0)")
                links += 1
            }
        }
        #expect(links > 50)
    }

    @Test("says of every member its spellings, since, default and thread in one row, and which tables decide about it")
    func saysAllOfEveryMember() throws {
        let spec = try InterfaceFixture.spec()
        let explanations = Explanations(spec: spec)
        var decided = 0
        for (module, item) in spec.items {
            for member in explanations.members(of: item, in: module) where member.module == module.name.value {
                let section = Self.section(item.facts.name.value, of: try InterfaceFixture.reference(of: member.module))
                let first = "| `\(member.spellings[0])`"
                let rows = section.filter { $0.hasPrefix(first) }
                let wanted =
                    member.spellings.map { "`\($0)`" }
                    + [member.since, member.standard, member.thread].compactMap { $0 }
                    .filter { !$0.isEmpty }
                #expect(
                    rows.contains { row in wanted.allSatisfy { row.contains($0.replacing("|", with: "\\|")) } },
                    "\(item.facts.name.value).\(member.spellings[0]): \(rows)"
                )
                guard !member.mentions.isEmpty else { continue }
                let list = section.drop { $0 != "* `\(member.spellings[0])`:" }.dropFirst().prefix {
                    $0.hasPrefix("  * ")
                }
                for mention in member.mentions {
                    let line = list.first { $0.contains("`\(mention.table.name.value)`") }
                    let says = mention.isWholeTable ? ["every row"] : mention.rows.map(\.text)
                    #expect(says.allSatisfy { line?.contains($0) == true }, "\(member.spellings[0]): \(list)")
                    decided += 1
                }
            }
        }
        #expect(decided > 80)
    }
}
