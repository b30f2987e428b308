/// The parts of a page that fences set apart, and the open text between them.
struct Fences {
    enum Part: Hashable {
        case open(Range<Int>)
        /// The lines between two fences, and the word behind the first of them.
        case fenced(Range<Int>, language: String)
    }

    let parts: [Part]

    init(_ lines: [String]) {
        var parts: [Part] = []
        var openStart = 0
        var index = 0
        while index < lines.count {
            guard let fence = Fence(lines[index]) else {
                index += 1
                continue
            }
            let end = lines[(index + 1)...].firstIndex { fence.isClosed(by: $0) } ?? lines.count
            parts.append(.open(openStart..<index))
            parts.append(.fenced(index + 1..<end, language: fence.language))
            // A fence that the end of its comment cut short has no closing line to pass over.
            let isCutShort = end < lines.count && Fence.endsComment(lines[end])
            index = min(isCutShort ? end : end + 1, lines.count)
            openStart = index
        }
        parts.append(.open(openStart..<lines.count))
        self.parts = parts.filter { $0 != .open(0..<0) }
    }
}

/// The opening line of a fence, ``` or ~~~ with or without a language behind it.
private struct Fence {
    let character: Character
    let length: Int
    let language: String

    init?(_ line: String) {
        let text = line.drop { $0.isWhitespace }
        guard let character = text.first, character == "`" || character == "~" else { return nil }
        let rest = text.drop { $0 == character }
        let length = text.count - rest.count
        guard length >= 3, !rest.contains("`") else { return nil }
        self.character = character
        self.length = length
        language = String(rest.drop { $0.isWhitespace }.prefix { !$0.isWhitespace && $0 != "{" }).lowercased()
    }

    func isClosed(by line: String) -> Bool {
        let text = line.filter { !$0.isWhitespace }
        let isFence = text.count >= length && text.allSatisfy { $0 == character }
        return isFence || Self.endsComment(line)
    }

    static func endsComment(_ line: String) -> Bool {
        line.filter { !$0.isWhitespace } == "*/"
    }
}
