import Foundation

/// A spec several times as large as another: every item again under further names.
struct ScaledSpec {
    let source: URL

    /// Writes the spec `times` as large into `folder`.
    func write(times: Int, to folder: URL) throws {
        let manager = FileManager.default
        try manager.createDirectory(at: folder.appendingPathComponent("behaviours"), withIntermediateDirectories: true)
        let names = try declaredNames()
        for file in try yamlFiles() {
            let text = try String(contentsOf: source.appendingPathComponent(file), encoding: .utf8)
            let isCopied = file != "sdk.yaml" && file != "docs.yaml"
            // Cases keep their names in a copy, so they cannot be global constants once more.
            let copied = text.replacingOccurrences(of: "global_constants: true\n", with: "")
            let copies = isCopied ? (1..<times).map { renamed(copied, names, suffix: "X\($0)") } : []
            let whole = ([text] + copies).joined(separator: "---\n")
            try Data(whole.utf8).write(to: folder.appendingPathComponent(file))
        }
    }

    private func yamlFiles() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: source.path).filter { $0.hasSuffix(".yaml") }.sorted()
    }

    /// The names of items, tables and settings: what must differ between copies.
    private func declaredNames() throws -> Set<String> {
        let kinds = [
            "enum", "option_set", "builder", "facade", "class", "delegate", "protocol", "constant", "typealias",
            "plist_key", "behaviour", "settings",
        ]
        var names: Set<String> = []
        for file in try yamlFiles() where file != "sdk.yaml" && file != "docs.yaml" {
            for line in try String(contentsOf: source.appendingPathComponent(file), encoding: .utf8).split(
                separator: "\n"
            ) {
                let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
                if parts.count == 2, kinds.contains(parts[0]) || parts[0] == "property" {
                    names.insert(parts[1].trimmingCharacters(in: .whitespaces))
                }
            }
        }
        return names
    }

    /// Appends a suffix to each of the names, wherever it stands as a word.
    private func renamed(_ text: String, _ names: Set<String>, suffix: String) -> String {
        var result = ""
        var word = ""
        func end() {
            // A member is written behind its type: `Type.member`.
            let type = names.contains(word) ? word : String(word.prefix { $0 != "." })
            result += type
            if names.contains(type) { result += suffix }
            result += word.dropFirst(type.count)
            word = ""
        }
        for character in text {
            if character.isLetter || character.isNumber || character == "_" || (character == "." && !word.isEmpty) {
                word.append(character)
            } else {
                // A dot belongs to a word only inside it: `primer.decision`, but not the stop of a sentence.
                let stops = word.reversed().prefix { $0 == "." }.count
                word.removeLast(stops)
                end()
                result += String(repeating: ".", count: stops)
                result.append(character)
            }
        }
        end()
        return result
    }
}
