import SpecKit

/// Comments.
extension Printer {
    mutating func print(_ doc: DocComment?, _ depth: Int) {
        guard let doc else { return }
        var blocks = [wrap(doc.abstract, depth)] + doc.paragraphs.map { wrap($0, depth) }
        var fields: [String] = []
        if doc.parameters.count == 1, let only = doc.parameters.first {
            fields += wrap("- Parameter \(only.name): \(only.text)", depth, hanging: true)
        } else if !doc.parameters.isEmpty {
            fields.append("- Parameters:")
            for parameter in doc.parameters {
                fields += wrap("- \(parameter.name): \(parameter.text)", depth, indent: "  ", hanging: true)
            }
        }
        if let returns = doc.returns { fields += wrap("- Returns: \(returns)", depth, hanging: true) }
        if !fields.isEmpty { blocks.append(fields) }
        for (index, block) in blocks.enumerated() where !block.isEmpty {
            if index > 0 { add("///", depth) }
            for line in block { add(("/// " + line), depth) }
        }
    }

    /// Breaks a paragraph between words so that it fits beside its comment mark.
    func wrap(_ text: String, _ depth: Int, prefix: String = "", indent: String = "", hanging: Bool = false) -> [String]
    {
        let room = Self.width - depth * 4 - 4
        var lines: [String] = []
        // Counted by hand: the length of a long text is not asked for again and again.
        var line = prefix + indent
        var length = line.count
        var isEmpty = true
        for bytes in text.utf8.split(separator: UInt8(ascii: " ")) {
            let word = Substring(bytes)
            if !isEmpty, length + 1 + word.count > room {
                lines.append(line)
                line = prefix + indent + (hanging ? "  " : "")
                length = line.count
                isEmpty = true
            }
            line += (isEmpty ? "" : " ") + word
            length += (isEmpty ? 0 : 1) + word.count
            isEmpty = false
        }
        if !isEmpty { lines.append(line) }
        return lines
    }
}
