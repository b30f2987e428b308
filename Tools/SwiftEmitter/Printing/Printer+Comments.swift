import SpecKit

/// Comments.
extension Printer {
    mutating func print(_ doc: DocComment?, _ depth: Int) {
        guard let doc else { return }
        var isFirst = true
        for text in [doc.abstract] + doc.paragraphs where !text.isEmpty {
            separate(&isFirst, depth)
            paragraph(text, depth)
        }
        if !doc.parameters.isEmpty || doc.returns != nil { separate(&isFirst, depth) }
        if doc.parameters.count == 1, let only = doc.parameters.first {
            paragraph("- Parameter \(only.name): \(only.text)", depth, hanging: "  ")
        } else if !doc.parameters.isEmpty {
            paragraph("- Parameters:", depth)
            for parameter in doc.parameters {
                paragraph("- \(parameter.name): \(parameter.text)", depth, indent: "  ", hanging: "    ")
            }
        }
        if let returns = doc.returns { paragraph("- Returns: \(returns)", depth, hanging: "  ") }
    }

    private mutating func separate(_ isFirst: inout Bool, _ depth: Int) {
        if !isFirst { add("///", depth) }
        isFirst = false
    }

    /// A comment broken between words so that it fits beside its mark.
    ///
    /// - Parameters:
    ///   - indent: What stands between the mark and the first line.
    ///   - hanging: What stands between the mark and every further line.
    mutating func paragraph(
        _ text: String,
        _ depth: Int,
        mark: String = "/// ",
        indent: String = "",
        hanging: String = ""
    ) {
        let room = Self.width - depth * 4 - mark.utf8.count
        let space = UInt8(ascii: " ")
        var text = text
        text.withUTF8 { bytes in
            var rest = bytes[...]
            // How many characters the line begun has; 0 where none is begun.
            var length = 0
            var isFirst = true
            while let start = rest.firstIndex(where: { $0 != space }) {
                let end = rest[start...].firstIndex(of: space) ?? rest.endIndex
                let word = UnsafeBufferPointer(rebasing: rest[start..<end])
                let width = Self.columns(word)
                if length > 0, length + 1 + width > room {
                    endLine()
                    length = 0
                }
                if length == 0 {
                    let margin = isFirst ? indent : hanging
                    startLine(mark, margin, depth)
                    length = margin.utf8.count
                    isFirst = false
                } else {
                    output.append(space)
                    length += 1
                }
                output += word
                length += width
                rest = rest[end...]
            }
            if !isFirst { endLine() }
        }
    }
}
