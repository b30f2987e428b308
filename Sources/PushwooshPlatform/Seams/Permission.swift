import PushwooshAppleTypes

/// What the system says of this app's notifications, and its one-time prompt.
package protocol Permission: Sendable {
    /// Reads the status from the system now. Answers once, on any thread, possibly before it returns.
    ///
    /// The answer is a raw value, since a system newer than this SDK may know further states.
    func readStatus(_ answer: @escaping @Sendable (_ rawStatus: Int) -> Void)
    /// Asks the person, where the system has not asked before. Answers once, on any thread.
    func request(
        _ options: UNAuthorizationOptions,
        _ answer: @escaping @Sendable (_ granted: Bool, _ error: (any Error)?) -> Void
    )
}
