import PushwooshTesting
import Testing

@testable import PushwooshPlatform

@Suite struct StoreTests {
    static let values: [StoredValue] = [
        .text("plain"), .text(""), .text("naïve 🔔 \u{0} after"), .text("1"), .real(0), .real(-1.5), .real(.infinity),
        .real(.greatestFiniteMagnitude), .integer(0), .integer(.min), .integer(.max), .data(Data()),
        .data(Data([0, 1, 255])),
    ]

    @Test("a value comes back as it was set, of the same type, in this process and the next", arguments: values)
    func roundTrip(value: StoredValue) throws {
        let (folder, log) = (try TemporaryFolder(), RecordingLog())
        let key = StoreKey("primer.lastShown")
        let (file, memory) = (SQLiteStore(folder: folder.url, log: log), InMemoryStore())
        for store in [file, memory] as [any Store] {
            #expect(store.value(for: key) == nil)
            store.set(.integer(7), for: key)
            store.set(value, for: key)
            #expect(store.value(for: key) == value)
            #expect(store.value(for: StoreKey("primer.other")) == nil)
        }
        #expect(SQLiteStore(folder: folder.url, log: log).value(for: key) == value)
        file.set(nil, for: key)
        #expect(file.value(for: key) == nil)
        #expect(SQLiteStore(folder: folder.url, log: log).value(for: key) == nil)
        #expect(log.entries.isEmpty)
    }

    @Test("what is not a number cannot be kept and counts as not set")
    func notANumber() throws {
        let folder = try TemporaryFolder()
        let store = SQLiteStore(folder: folder.url, log: RecordingLog())
        store.set(.real(.nan), for: StoreKey("x"))
        #expect(store.value(for: StoreKey("x")) == nil)
    }

    @Test("two stores on one file see what the other has set, and lose nothing when both write at once")
    func twoConnections() async throws {
        let (folder, log) = (try TemporaryFolder(), RecordingLog())
        let stores = [SQLiteStore(folder: folder.url, log: log), SQLiteStore(folder: folder.url, log: log)]
        stores[0].set(.text("first"), for: StoreKey("shared"))
        #expect(stores[1].value(for: StoreKey("shared")) == .text("first"))
        await withTaskGroup { group in
            for (index, store) in stores.enumerated() {
                group.addTask {
                    for number in 0..<50 { store.set(.integer(Int64(number)), for: StoreKey("\(index).\(number)")) }
                }
            }
        }
        for index in 0..<2 {
            for number in 0..<50 {
                #expect(stores[1 - index].value(for: StoreKey("\(index).\(number)")) == .integer(Int64(number)))
            }
        }
        #expect(log.entries.isEmpty)
    }

    @Test("a process killed with -9 loses nothing that it has set")
    func killed() async throws {
        let folder = try TemporaryFolder()
        let path = folder.url.path
        let parent = SQLiteStore(folder: folder.url, log: RecordingLog())
        parent.set(.text("of the parent"), for: StoreKey("parent"))
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            let store = SQLiteStore(folder: URL(fileURLWithPath: path), log: RecordingLog())
            for number in 0..<20 { store.set(.integer(Int64(number)), for: StoreKey("\(number)")) }
            store.set(.text("of the child"), for: StoreKey("parent"))
            kill(getpid(), SIGKILL)
        }
        #expect(parent.value(for: StoreKey("parent")) == .text("of the child"))
        let log = RecordingLog()
        let next = SQLiteStore(folder: folder.url, log: log)
        #expect((0..<20).allSatisfy { next.value(for: StoreKey("\($0)")) == .integer(Int64($0)) })
        #expect(log.entries.isEmpty)
    }
}
