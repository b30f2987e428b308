/// A module's interface as text that is kept with the sources: one declaration a line.
public struct InterfaceSnapshot: Sendable, Hashable {
    /// The text, ended by a line feed.
    public let text: String
    /// The symbol that a line is about, by the line's index from 0.
    let symbols: [Int: ModuleInterface.Symbol]

    /// Renders an interface.
    public init(of interface: ModuleInterface) {
        var lines = [
            "// The public interface of \(interface.module), as it is built. `make api` writes this file.", "",
        ]
        var symbols: [Int: ModuleInterface.Symbol] = [:]
        if interface.symbols.isEmpty { lines.append("// Nothing of its own is public.") }
        var extended: [String]?
        for symbol in interface.symbols {
            let owner = Array(symbol.path.dropLast())
            if let module = symbol.extendedModule, symbol.kind != .type, extended != owner {
                lines.append("extension \(owner.joined(separator: ".")) // of \(module)")
                extended = owner
            }
            symbols[lines.count] = symbol
            let indent = String(repeating: "    ", count: owner.count)
            lines.append(indent + (symbol.isDefault ? "extension " : "") + symbol.declaration)
        }
        text = lines.joined(separator: "\n") + "\n"
        self.symbols = symbols
    }
}
