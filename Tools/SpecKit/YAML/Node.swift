/// A piece of YAML with its place.
public struct Node: Sendable {
    /// What it is.
    public enum Content: Sendable {
        case scalar(String, isPlain: Bool)
        case sequence([Node])
        case mapping([Entry])
    }

    /// A key and its value.
    public struct Entry: Sendable {
        /// The key.
        public var key: Node
        /// The value.
        public var value: Node
    }

    /// What it is.
    public var content: Content
    /// Where it starts.
    public var place: Place

    /// The text of a scalar; nil for anything else.
    public var text: String? {
        if case .scalar(let text, _) = content { text } else { nil }
    }

    /// Whether YAML reads this as null: nothing at all, or a plain `~` or `null`.
    public var isNull: Bool {
        switch content {
        case .scalar("", isPlain: true), .scalar("~", isPlain: true), .scalar("null", isPlain: true),
            .scalar("Null", isPlain: true), .scalar("NULL", isPlain: true):
            true
        default: false
        }
    }

    /// What a reader calls it in a message.
    public var kindName: String {
        switch content {
        case .scalar: isNull ? "nothing" : "text"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }
}
