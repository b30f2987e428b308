import BuiltInterface
import Foundation
import SpecKit
import Testing

/// The reference pages against the symbols that the compiler has built.
@Suite("The reference")
struct ReferenceTests {
    /// The members of each type that a page lists: the names in code in the first cell of a row.
    private static func members(of page: String) -> [String: Set<String>] {
        var members: [String: Set<String>] = [:]
        var heading: String?
        var rows = 0
        for line in page.split(whereSeparator: \.isNewline) {
            if line.hasPrefix("## ") {
                heading = String(line.dropFirst(3))
                members[heading ?? "", default: []] = members[heading ?? ""] ?? []
                rows = 0
            } else if line.hasPrefix("| "), let heading {
                rows += 1
                let cell = line.dropFirst(2).prefix { $0 != "|" }
                let names = cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                    .filter { $0.offset % 2 == 1 }.map { String($0.element) }
                if rows > 2 { members[heading, default: []].formUnion(names) }
            }
        }
        return members
    }

    @Test("has a place for every public symbol of its module, and for nothing else [P69]")
    func hasAPlaceForEverySymbol() throws {
        let spec = try InterfaceFixture.spec()
        let comparison = SpecComparison(spec: spec)
        let check = try InterfaceCheck(spec: spec, folder: "unused")
        let interfaces = try check.specInterfaces()
        #expect(interfaces.map(\.symbols.count).reduce(0, +) > 100)
        for interface in interfaces {
            let page = Self.members(of: try InterfaceFixture.reference(of: interface.module))
            let written = Set(page.flatMap { type, members in members.map { "\(type).\($0)" } + [type] })
            let global = Set(page.values.joined())
            // What comes with a protocol stands under the protocol.
            var protocols: [String: [String]] = [:]
            for (_, item) in spec.items {
                protocols[item.facts.name.value] = item.conformsTo.map(\.value)
            }
            for symbol in interface.symbols where !comparison.isImplied(symbol) {
                let owners = symbol.path.first.flatMap { protocols[$0] } ?? []
                let inherited = owners.map { "\($0).\(symbol.path.dropFirst().joined(separator: "."))" }
                let isThere =
                    written.contains(symbol.name) || !written.isDisjoint(with: inherited)
                    || (symbol.path.count == 1 && global.contains(symbol.name))
                #expect(isThere, "\(interface.module): \(symbol.name) has no place in the reference")
            }
            let built = Set(interface.symbols.map(\.name))
            let types = Set(interface.symbols.compactMap(\.path.first))
            for (type, members) in page where types.contains(type) {
                for member in members {
                    #expect(built.contains("\(type).\(member)"), "\(interface.module): \(type).\(member) is not built")
                }
            }
            let headings = page.keys.filter { !$0.hasPrefix("`") && spec.item(named: $0)?.item.declaresType != false }
            #expect(Set(headings).subtracting(types).isEmpty, "\(interface.module) describes types it does not have")
        }
    }
}
