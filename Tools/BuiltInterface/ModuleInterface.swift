/// The public interface of one built module.
public struct ModuleInterface: Sendable, Hashable {
    /// One public symbol.
    public struct Symbol: Sendable, Hashable {
        /// What it is.
        public enum Kind: Sendable, Hashable {
            case type, enumCase, other
        }

        /// What it is.
        public let kind: Kind
        /// Its name behind those of the types it is in: `["PWMedia", "modalRichMedia"]`.
        public let path: [String]
        /// Its declaration on one line.
        public let declaration: String
        /// The module whose type it is added to, where that is another.
        public let extendedModule: String?
        /// Whether it is an implementation that a protocol gives to all.
        let isDefault: Bool

        /// Its name with those of its types, between dots.
        public var name: String { path.joined(separator: ".") }
    }

    /// The module.
    public let module: String
    /// Its symbols: types by name, each with its cases in order and then its members by declaration.
    public let symbols: [Symbol]

    init(module: String, graphs: [SymbolGraph]) {
        self.module = module
        var heritage: [String: Set<String>] = [:]
        for relationship in graphs.flatMap(\.relationships)
        where ["inheritsFrom", "conformsTo"].contains(relationship.kind) {
            let name = relationship.targetFallback.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
            // The compiler gives this one to whatever is Sendable.
            guard let name, name != "SendableMetatype" else { continue }
            heritage[relationship.source, default: []].insert(name)
        }
        var position = 0
        let found = graphs.flatMap(\.symbols).map { symbol -> (order: Order, symbol: Symbol) in
            position += 1
            let entry = Self.symbol(symbol, heritage: heritage[symbol.identifier.precise] ?? [], in: module)
            return (Order(entry, position: position), entry)
        }
        symbols = found.sorted { $0.order < $1.order }.map(\.symbol)
    }

    private static func symbol(_ symbol: SymbolGraph.Symbol, heritage: Set<String>, in module: String) -> Symbol {
        let type = ["swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.actor", "swift.typealias"]
        let kind: Symbol.Kind =
            if type.contains(symbol.kind.identifier) {
                .type
            } else if symbol.kind.identifier == "swift.enum.case" {
                .enumCase
            } else {
                .other
            }
        var text = symbol.declarationFragments.map(\.spelling).joined()
            .split(whereSeparator: { $0.isNewline || $0 == " " }).joined(separator: " ")
        if symbol.accessLevel == "open" { text = "open " + text }
        if kind == .type { text = Self.text(text, with: heritage) }
        let extended = symbol.swiftExtension?.extendedModule
        return Symbol(
            kind: kind,
            path: symbol.pathComponents,
            declaration: text,
            extendedModule: extended == module ? nil : extended,
            isDefault: extended == module
        )
    }

    /// What follows from a superclass or a protocol by itself, and would only be noise.
    private static let implied: [String: Set<String>] = [
        "NSObject": [
            "CustomDebugStringConvertible", "CustomStringConvertible", "Equatable", "Hashable", "NSObjectProtocol",
        ],
        "OptionSet": ["Equatable", "ExpressibleByArrayLiteral", "RawRepresentable", "SetAlgebra"],
        "Hashable": ["Equatable"], "Comparable": ["Equatable"],
        "Error": ["Sendable"],
    ]

    private static func text(_ declaration: String, with heritage: Set<String>) -> String {
        let parts = declaration.split(separator: " : ", maxSplits: 1)
        let written = parts.count < 2 ? [] : parts[1].split(separator: ", ").map(String.init)
        let all = heritage.union(written)
        let shown = all.subtracting(all.flatMap { implied[$0] ?? [] })
        guard let head = parts.first, !shown.isEmpty else { return declaration }
        // A superclass stands first.
        let sorted = shown.sorted { ($0 == "NSObject" ? "" : $0) < ($1 == "NSObject" ? "" : $1) }
        return head + " : " + sorted.joined(separator: ", ")
    }

    /// Where a symbol stands in a snapshot. The toolchain's own order is used only among the cases of an enum.
    private struct Order: Comparable {
        private let extended: String
        private let owner: [String]
        private let rank: Int
        private let position: Int
        private let declaration: String

        init(_ symbol: Symbol, position: Int) {
            extended = symbol.extendedModule ?? ""
            owner = symbol.kind == .type ? symbol.path : symbol.path.dropLast()
            rank = symbol.kind == .type ? 0 : symbol.kind == .enumCase ? 1 : symbol.isDefault ? 3 : 2
            self.position = symbol.kind == .enumCase ? position : 0
            declaration = symbol.declaration
        }

        static func < (left: Order, right: Order) -> Bool {
            if left.extended != right.extended { return left.extended < right.extended }
            if left.owner != right.owner { return left.owner.lexicographicallyPrecedes(right.owner) }
            return (left.rank, left.position, left.declaration) < (right.rank, right.position, right.declaration)
        }
    }
}
