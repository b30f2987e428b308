/// Lines that nothing sets apart as code: prose, Swift and Objective-C in turn.
struct OpenText {
    private(set) var swift: [Range<Int>] = []
    private(set) var collapsed: [Int] = []
    private let lines: [String]
    private let range: Range<Int>
    /// Each line's look when it begins outside all brackets; worked out once.
    private let looks: [LineLook]

    init(_ lines: [String], in range: Range<Int>) {
        self.lines = lines
        self.range = range
        looks = range.map { LineLook(of: lines[$0]) }
        var index = range.lowerBound
        while index < range.upperBound {
            index = read(from: index)
        }
    }

    private func look(_ index: Int) -> LineLook { looks[index - range.lowerBound] }

    /// Reads what begins at a line; returns the line behind it.
    private mutating func read(from index: Int) -> Int {
        switch look(index) {
        case .blank, .prose, .continuation:
            return index + 1
        case .collapsedChain:
            collapsed.append(index)
            return index + 1
        case .objectiveC:
            return endOfObjectiveC(from: index)
        case .preface:
            return readPreface(from: index)
        case .swift, .link:
            return readSwift(from: index, codeStart: index)
        case .chainHead:
            guard let next = nextLine(after: index), look(next) == .link else { return index + 1 }
            return readSwift(from: index, codeStart: index)
        }
    }

    /// A comment belongs to whatever comes behind it.
    private mutating func readPreface(from start: Int) -> Int {
        var last = start
        while look(last) == .preface {
            guard let next = nextLine(after: endOfBalanced(from: last) - 1) else { return range.upperBound }
            last = next
        }
        switch look(last) {
        case .swift, .link:
            return readSwift(from: last, codeStart: start)
        case .chainHead:
            guard let link = nextLine(after: last), look(link) == .link else { return last }
            return readSwift(from: last, codeStart: start)
        default:
            return last
        }
    }

    private mutating func readSwift(from index: Int, codeStart: Int) -> Int {
        let end = endOfSwift(from: index)
        if !followsObjectiveCLabel(codeStart) { swift.append(codeStart..<end) }
        return end
    }

    /// The line behind the last one of Swift that begins at a line.
    private func endOfSwift(from start: Int) -> Int {
        var end = endOfBalanced(from: start)
        while let next = nextCode(after: end - 1) {
            guard continues(next, after: end - 1) else { break }
            end = endOfBalanced(from: next)
        }
        return end
    }

    private func continues(_ next: Int, after last: Int) -> Bool {
        switch look(next) {
        case .swift, .link: return true
        case .chainHead: return nextLine(after: next).map { look($0) == .link } ?? false
        case .continuation: return next == last + 1
        case .prose: return next == last + 1 && expectsMore(lines[last]) && !LookedAtLine(lines[next]).hasSentence
        default: return false
        }
    }

    private func expectsMore(_ line: String) -> Bool {
        guard let last = LookedAtLine(line).words.last, last.kind == .punctuation else { return false }
        return "=,+-*/&|<.".contains(last.text)
    }

    /// The line behind the one that closes all that a line opens. A sentence ends it early: then a bracket is missing.
    private func endOfBalanced(from start: Int) -> Int {
        var lexer = SwiftLexer()
        var index = start
        var lastCode = start
        while index < range.upperBound {
            let isText = lexer.isInsideText
            let line = lines[index]
            if index > start && !isText && LookedAtLine(line).hasSentence { return lastCode + 1 }
            let words = lexer.tokens(of: line)
            if !words.isEmpty { lastCode = index }
            index += 1
            if !lexer.isOpen { break }
        }
        return lastCode + 1
    }

    private func endOfObjectiveC(from start: Int) -> Int {
        let opening = LookedAtLine(lines[start]).words.prefix(2).map(\.text)
        if opening.count == 2, opening[0] == "@", ["interface", "implementation", "protocol"].contains(opening[1]) {
            let end = lines[start..<range.upperBound].firstIndex { $0.hasPrefix("@end") }
            if let end { return end + 1 }
        }
        return endOfBalanced(from: start)
    }

    private func nextLine(after index: Int) -> Int? {
        (index + 1..<max(range.upperBound, index + 1)).first { look($0) != .blank }
    }

    /// The next line that is neither blank nor a comment.
    private func nextCode(after index: Int) -> Int? {
        var next = nextLine(after: index)
        while let line = next, look(line) == .preface {
            next = nextLine(after: endOfBalanced(from: line) - 1)
        }
        return next
    }

    /// Whether the line before is a heading "Objective-C" that stands alone.
    private func followsObjectiveCLabel(_ index: Int) -> Bool {
        let before = lines[range.lowerBound..<index].reversed().filter { !$0.allSatisfy(\.isWhitespace) }.prefix(2)
        let labels = before.map { $0.filter { $0.isLetter }.lowercased() }
        return labels.first == "objectivec" && labels.last != "swift"
    }
}
