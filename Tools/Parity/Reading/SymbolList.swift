import Foundation

/// Reads the symbols of an SDK from whatever they are listed in.
public enum SymbolList {
    /// Why a list cannot be read.
    public enum Failure: Error, Equatable, CustomStringConvertible {
        case unreadable(String)
        case noSymbols(String)

        /// What is wrong and what to do.
        public var description: String {
            switch self {
            case .unreadable(let path): "'\(path)' cannot be read"
            case .noSymbols(let path):
                "'\(path)' has no symbols; give a table with tabs, a symbol graph of Swift, or a folder of DocC's JSON"
            }
        }
    }

    /// A table (`.tsv`), a symbol graph (`.json`) or a folder of DocC's JSON files, told apart by what they are.
    public static func read(_ path: String) throws(Failure) -> [SDKSymbol] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw .unreadable(path) }
        let symbols: [SDKSymbol]
        if isFolder.boolValue {
            symbols = DocCFolder.symbols(in: URL(fileURLWithPath: path))
        } else {
            guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path) }
            let isJSON = data.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "{")
            symbols = isJSON ? SymbolGraph.symbols(in: data) : SymbolTable.symbols(in: data)
        }
        guard !symbols.isEmpty else { throw .noSymbols(path) }
        return symbols
    }
}

/// Rows of type, kind and name, with a head.
enum SymbolTable {
    static func symbols(in data: Data) -> [SDKSymbol] {
        let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.dropFirst().compactMap { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count >= 3, !cells[2].isEmpty else { return nil }
            return SDKSymbol(owner: cells[0] == "(global)" ? "" : cells[0], kind: cells[1], name: cells[2])
        }
    }
}

/// What `swift symbolgraph-extract` writes.
enum SymbolGraph {
    private struct Graph: Decodable {
        struct Symbol: Decodable {
            struct Kind: Decodable { var displayName: String }
            struct Fragment: Decodable { var spelling: String }
            var kind: Kind
            var pathComponents: [String]
            var declarationFragments: [Fragment]?
        }

        var symbols: [Symbol]
    }

    private static let types = ["Class", "Structure", "Enumeration", "Protocol"]

    static func symbols(in data: Data) -> [SDKSymbol] {
        guard let graph = try? JSONDecoder().decode(Graph.self, from: data) else { return [] }
        return graph.symbols.compactMap { symbol in
            guard let name = symbol.pathComponents.last else { return nil }
            let isType = types.contains(symbol.kind.displayName)
            let owner = symbol.pathComponents.dropLast().joined(separator: ".")
            let declaration = (symbol.declarationFragments ?? []).map(\.spelling).joined()
            let kind = symbol.kind.displayName.lowercased() + (declaration.contains(" async") ? " (async)" : "")
            return SDKSymbol(owner: isType ? name : owner, kind: kind, name: name)
        }
    }
}

/// The pages that DocC writes as JSON, one a symbol.
enum DocCFolder {
    private struct Page: Decodable {
        struct Metadata: Decodable {
            struct Fragment: Decodable { var text: String }
            var title: String?
            var symbolKind: String?
            var fragments: [Fragment]?
        }
        struct Identifier: Decodable { var url: String }

        var metadata: Metadata
        var identifier: Identifier
    }

    static func symbols(in folder: URL) -> [SDKSymbol] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
            guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)),
                let page = try? JSONDecoder().decode(Page.self, from: data),
                let title = page.metadata.title, let kind = page.metadata.symbolKind, kind != "module"
            else { return nil }
            // doc://bundle/documentation/Module/Type/member
            let parts = page.identifier.url.split(separator: "/").drop { $0 != "documentation" }.map(String.init)
            let isType = ["class", "struct", "enum", "protocol"].contains(kind)
            let declaration = (page.metadata.fragments ?? []).map(\.text).joined()
            return SDKSymbol(
                owner: isType ? title : parts.count > 3 ? parts[parts.count - 2] : "",
                kind: kind + (declaration.contains(" async") ? " (async)" : ""),
                name: title
            )
        }
    }
}
