import Foundation

/// Where the device's push token comes from.
package protocol PushTokenSource: Sendable {
    /// Answers once, on any thread.
    func requestToken(_ answer: @escaping @Sendable (Result<Data, any Error>) -> Void)
}
