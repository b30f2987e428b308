/// A documentation page as lines of text, without line ends and without a byte order mark.
public struct Page: Sendable, Hashable {
    /// The path or name the page was given by.
    public let name: String
    /// Its lines; the first is line 1 of the page.
    public let lines: [String]

    /// Creates a page from lines that are already apart.
    public init(name: String, lines: [String]) {
        self.name = name
        self.lines = lines
    }

    /// Creates a page from a text; line feed, carriage return and the two together end a line.
    public init(name: String, text: String) {
        self.init(name: name, lines: Self.lines(of: Array(text.utf8)))
    }

    static func lines(of bytes: [UInt8]) -> [String] {
        var lines: [String] = []
        var start = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else {
                index += 1
                continue
            }
            lines.append(String(decoding: bytes[start..<index], as: UTF8.self))
            let isPair = byte == UInt8(ascii: "\r") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
            index += isPair ? 2 : 1
            start = index
        }
        if start < bytes.count { lines.append(String(decoding: bytes[start...], as: UTF8.self)) }
        return lines
    }
}
