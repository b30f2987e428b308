import Synchronization

/// What outlives a process of the app: the clock, the store, the person's choices, what the test has scripted and what
/// has been recorded.
final class HeadlessDevice: Sendable {
    let clock = VirtualClock()
    private let memory = InMemoryStore()
    private let storage: HeadlessStore
    private let state = Mutex(DeviceState())

    init(storage: HeadlessStore) {
        self.storage = storage
    }

    subscript<Value: Sendable>(_ path: KeyPath<DeviceState, Value> & Sendable) -> Value {
        state.withLock { $0[keyPath: path] }
    }

    @discardableResult
    func change<Value: Sendable>(_ body: (inout DeviceState) -> Value) -> Value {
        state.withLock { body(&$0) }
    }

    /// The store as a new process finds it.
    func openStore(log: any LogSink) -> any Store {
        switch storage {
        case .memory: memory
        case .folder(let folder): SQLiteStore(folder: folder, log: log)
        }
    }
}

/// Where a headless app keeps what outlives its process.
public enum HeadlessStore: Sendable {
    /// In memory: relaunches find it, and it ends with the `HeadlessApp`.
    case memory
    /// In a real database file in this folder, as on a desktop.
    case folder(URL)
}
