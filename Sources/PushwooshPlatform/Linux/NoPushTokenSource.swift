import Foundation

/// Stands where a push service would give a token: every request fails.
struct NoPushTokenSource: PushTokenSource {
    func requestToken(_ answer: @escaping @Sendable (Result<Data, any Error>) -> Void) {
        answer(.failure(Unavailable.push))
    }
}
