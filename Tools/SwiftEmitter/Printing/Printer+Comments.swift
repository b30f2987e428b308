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
        let bytes = ContiguousArray(text.utf8)
        var line = [UInt8](indent.utf8)
        var length = line.count
        var isEmpty = true
        for word in bytes.split(separator: space) {
            let width = Self.width(of: word)
            if !isEmpty, length + 1 + width > room {
                add(mark, line, depth)
                line.replaceSubrange(0..., with: hanging.utf8)
                length = line.count
                isEmpty = true
            }
            if !isEmpty {
                line.append(space)
                length += 1
            }
            line += word
            length += width
            isEmpty = false
        }
        if !isEmpty { add(mark, line, depth) }
    }

    /// How many characters a piece of text has.
    private static func width(of bytes: ContiguousArray<UInt8>.SubSequence) -> Int {
        bytes.allSatisfy { $0 < 0x80 } ? bytes.count : String(decoding: bytes, as: UTF8.self).count
    }
}
