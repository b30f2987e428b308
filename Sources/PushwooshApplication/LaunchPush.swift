/// The push whose tap launched the app.
package final class LaunchPush: PlatformState {
    private let lock = NSLock()
    // Guarded by `lock`. The values come from a property list or JSON, and are read and never changed.
    private nonisolated(unsafe) var kept: [AnyHashable: Any]?

    package init(platform: Platform) {}

    /// Stays readable for as long as the process lives.
    package var values: [AnyHashable: Any]? { lock.withLock { kept } }

    package func keep(_ values: [AnyHashable: Any]) {
        lock.withLock { kept = values }
    }
}
