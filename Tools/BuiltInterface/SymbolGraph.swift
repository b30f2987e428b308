/// What the compiler says of a built module's public symbols, as far as it is needed here.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable {
            var identifier: String
        }

        struct Identifier: Decodable {
            var precise: String
        }

        struct Fragment: Decodable {
            var spelling: String
        }

        struct Extension: Decodable {
            var extendedModule: String
        }

        var kind: Kind
        var identifier: Identifier
        var pathComponents: [String]
        var declarationFragments: [Fragment]
        var accessLevel: String
        var swiftExtension: Extension?
    }

    struct Relationship: Decodable {
        var kind: String
        var source: String
        var target: String
        var targetFallback: String?
    }

    var symbols: [Symbol]
    var relationships: [Relationship]
}
