import Synchronization

/// A store that lasts as long as the process.
package final class InMemoryStore: Store {
    private let values = Mutex<[StoreKey: StoredValue]>([:])

    package init() {}

    package func value(for key: StoreKey) -> StoredValue? {
        values.withLock { $0[key] }
    }

    package func set(_ value: StoredValue?, for key: StoreKey) {
        values.withLock { $0[key] = value }
    }
}
