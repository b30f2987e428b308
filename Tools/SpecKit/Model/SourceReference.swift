/// A page of docs.yaml and, where it is given, one of its sections: `guide#start`.
public struct SourceReference: Sendable {
    /// The page's id.
    public let page: String
    /// The section, as it stands behind the `#`.
    public let section: String?

    /// Splits at the first `#`.
    public init(_ text: String) {
        guard let mark = text.utf8.firstIndex(of: UInt8(ascii: "#")) else {
            page = text
            section = nil
            return
        }
        page = String(text[..<mark])
        section = String(text[text.utf8.index(after: mark)...])
    }

    /// The section in words: `first steps` of `guide#first-steps`.
    public var sectionTitle: String? {
        section.map { section in
            String(decoding: section.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
        }
    }
}
