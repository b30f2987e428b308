/// How far a spec covers an SDK.
public struct ParityReport: Sendable {
    /// What has become of a symbol.
    public enum State: Sendable, Equatable {
        /// It compiles as it is.
        case covered
        /// What it does is there under another name or form: which.
        case speltOtherwise(String)
        /// Left out on purpose: why.
        case leftOut(String)
        /// Neither there nor left out on purpose.
        case missing

        /// A word for it.
        public var word: String {
            switch self {
            case .covered: "covered"
            case .speltOtherwise: "spelt otherwise"
            case .leftOut: "left out"
            case .missing: "missing"
            }
        }

        /// How it is spelt, or why it is left out.
        var detail: String? {
            switch self {
            case .covered, .missing: nil
            case .speltOtherwise(let how): how
            case .leftOut(let why): why
            }
        }
    }

    /// A symbol and its state.
    public struct Row: Sendable {
        /// The symbol.
        public var symbol: SDKSymbol
        /// What has become of it.
        public var state: State
    }

    /// The symbols of a type.
    public struct TypeRows: Sendable {
        /// The type; empty for what stands alone.
        public var name: String
        /// Its symbols, in the order of the list.
        public var rows: [Row]
        /// Members that the spec has and the list has not.
        public var extra: [String]

        /// How many are in a state of this word.
        public func count(_ word: String) -> Int { rows.count { $0.state.word == word } }
    }

    /// The types of the list, in its order.
    public var types: [TypeRows]
    /// Types that the spec has and the list has not.
    public var furtherTypes: [String]

    /// The words for states, in the order of reports.
    public static let words = ["covered", "spelt otherwise", "left out", "missing"]

    /// How many symbols are in a state of this word.
    public func count(_ word: String) -> Int { types.reduce(0) { $0 + $1.count(word) } }

    /// The symbols that are missing.
    public var missing: [SDKSymbol] { types.flatMap(\.rows).filter { $0.state == .missing }.map(\.symbol) }
}
