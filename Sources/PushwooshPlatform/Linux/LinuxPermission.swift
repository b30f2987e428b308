import Foundation

/// The authorization status on Linux, where no system prompt exists: our own record of having asked.
///
/// Never asked: not determined. Asking is granted, and recorded with its options; asking on trial (`.provisional`) before
/// anything else gives the provisional status.
package final class LinuxPermission: Permission {
    private static let askedOptions = StoreKey("permission.askedOptions")

    private let store: any Store
    private let log: any LogSink
    private let lock = NSLock()

    package init(store: any Store, log: any LogSink) {
        self.store = store
        self.log = log
    }

    package func readStatus(_ answer: @escaping @Sendable (_ rawStatus: Int) -> Void) {
        answer(lock.withLock { status }.rawValue)
    }

    package func request(
        _ options: UNAuthorizationOptions,
        _ answer: @escaping @Sendable (_ granted: Bool, _ error: (any Error)?) -> Void
    ) {
        let decided = lock.withLock {
            record(options)
            return status
        }
        log.write(
            .init(.info, "Permission", "Asked for notifications: \(decided). This system has no prompt of its own.")
        )
        answer(decided == .authorized || decided == .provisional, nil)
    }

    private var status: UNAuthorizationStatus {
        guard let asked else { return .notDetermined }
        return asked.contains(.provisional) ? .provisional : .authorized
    }

    private var asked: UNAuthorizationOptions? {
        guard case .integer(let bits)? = store.value(for: Self.askedOptions) else { return nil }
        return UNAuthorizationOptions(rawValue: UInt(truncatingIfNeeded: bits))
    }

    /// Keeps the options of all requests; once one has asked in full, later trials take nothing back.
    private func record(_ options: UNAuthorizationOptions) {
        var kept = options
        if let asked {
            kept.formUnion(asked)
            if !(asked.contains(.provisional) && options.contains(.provisional)) { kept.remove(.provisional) }
            if kept == asked { return }
        }
        store.set(.integer(Int64(truncatingIfNeeded: kept.rawValue)), for: Self.askedOptions)
    }
}
