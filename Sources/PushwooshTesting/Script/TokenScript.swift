/// What the push service answers when the app asks for a token.
public struct TokenScript: Sendable {
    let result: Result<Data, HeadlessFailure>?
    let delay: Duration

    /// A token, after a while.
    public static func token(_ token: Data, after delay: Duration = .zero) -> TokenScript {
        TokenScript(result: .success(token), delay: delay)
    }

    /// A failure with this text, after a while.
    public static func failure(_ text: String, after delay: Duration = .zero) -> TokenScript {
        TokenScript(result: .failure(HeadlessFailure(text)), delay: delay)
    }

    /// No answer at all.
    public static let silence = TokenScript(result: nil, delay: .zero)
}

/// A failure that a test has scripted.
public struct HeadlessFailure: LocalizedError, Sendable, Hashable {
    /// The text that the test gave.
    public var errorDescription: String?

    /// Makes a failure with a text.
    public init(_ text: String) {
        errorDescription = text
    }
}
