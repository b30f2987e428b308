/// The way onto the main thread. Work runs in order of arrival, each in a turn of its own, never before `async` returns.
package protocol MainThread: Sendable {
    func async(_ work: @escaping @Sendable () -> Void)
}
