import PushwooshTesting
import Testing

@testable import PushwooshPlatform

@Suite struct BrokenStoreTests {
    static let key = StoreKey("primer.lastShown")

    @Test(
        "a file that is no database is set aside with one log line, and a new one takes its place",
        arguments: [Data("this is no database".utf8), Data(repeating: 0xA5, count: 8192)]
    )
    func noDatabase(content: Data) throws {
        let (folder, log) = (try TemporaryFolder(), RecordingLog())
        try folder.write(content, to: "pushwoosh.sqlite")
        let store = SQLiteStore(folder: folder.url, log: log)
        store.set(.integer(1), for: Self.key)
        #expect(store.value(for: Self.key) == .integer(1))
        #expect(log.entries.count == 1)
        let aside = try #require(try Self.setAside(in: folder))
        #expect(try Data(contentsOf: aside) == content)
        #expect(log.entries.first?.message.contains(aside.path) == true)
        #expect(SQLiteStore(folder: folder.url, log: log).value(for: Self.key) == .integer(1))
        #expect(log.entries.count == 1)
    }

    @Test("a database with a broken page is set aside")
    func brokenPage() throws {
        let (folder, log) = (try TemporaryFolder(), RecordingLog())
        do {
            let store = SQLiteStore(folder: folder.url, log: log)
            for number in 0..<500 { store.set(.text(String(repeating: "x", count: 100)), for: StoreKey("\(number)")) }
        }
        let file = folder.url.appendingPathComponent("pushwoosh.sqlite")
        var content = try Data(contentsOf: file)
        try #require(content.count > 16384)
        content.replaceSubrange(8192..<16384, with: Data(repeating: 0xFF, count: 8192))
        try content.write(to: file)
        let store = SQLiteStore(folder: folder.url, log: log)
        #expect(store.value(for: StoreKey("1")) == nil)
        store.set(.integer(2), for: Self.key)
        #expect(store.value(for: Self.key) == .integer(2))
        #expect(log.entries.count == 1)
        #expect(try Self.setAside(in: folder) != nil)
    }

    @Test(
        "where no file can be kept, values live in memory and one log line says so",
        arguments: [nil, "/dev/null/state", "/proc/pushwoosh"]
    )
    func unwritable(path: String?) {
        let log = RecordingLog()
        let store = SQLiteStore(folder: path.map { URL(fileURLWithPath: $0) }, log: log)
        #expect(store.value(for: Self.key) == nil)
        store.set(.real(1.5), for: Self.key)
        #expect(store.value(for: Self.key) == .real(1.5))
        store.set(nil, for: Self.key)
        #expect(store.value(for: Self.key) == nil)
        #expect(log.entries.count == 1)
        #expect(log.entries.first?.level == .error)
    }

    @Test("a write that fails is logged, seen by this process, and made good by the next that works")
    func failedWrite() throws {
        let (folder, log) = (try TemporaryFolder(), RecordingLog())
        let store = SQLiteStore(folder: folder.url, log: log)
        store.set(.integer(1), for: Self.key)
        let other = try SQLiteConnection(path: folder.url.appendingPathComponent("pushwoosh.sqlite").path)
        try other.rows("ALTER TABLE settings RENAME TO hidden")
        store.set(.integer(2), for: Self.key)
        #expect(store.value(for: Self.key) == .integer(2))
        #expect(log.entries.map(\.level) == [.error])
        try other.rows("ALTER TABLE hidden RENAME TO settings")
        store.set(.integer(3), for: Self.key)
        #expect(SQLiteStore(folder: folder.url, log: log).value(for: Self.key) == .integer(3))
        #expect(log.entries.count == 1)
    }

    @Test("tables grow step by step, once each, and a file of a later version is left as it is")
    func migrations() throws {
        let folder = try TemporaryFolder()
        let path = folder.url.appendingPathComponent("x.sqlite").path
        let steps = [
            ["CREATE TABLE queue (a)"], ["ALTER TABLE queue ADD COLUMN b", "INSERT INTO queue VALUES (1, 2)"],
        ]
        let old = try SQLiteConnection(path: path)
        try old.migrate(StoreSchema(owner: "transport", steps: [steps[0]]))
        try old.migrate(StoreSchema(owner: "transport", steps: steps))
        try old.migrate(StoreSchema(owner: "transport", steps: steps))
        let new = try SQLiteConnection(path: path)
        try new.migrate(StoreSchema(owner: "transport", steps: [steps[0]]))
        #expect(try new.rows("SELECT b FROM queue") == [.integer(2)])
        #expect(try new.rows("SELECT version FROM versions WHERE owner = 'transport'") == [.integer(2)])
    }

    @Test("a step that fails leaves the tables as they were")
    func failedMigration() throws {
        let connection = try SQLiteConnection(path: ":memory:")
        let schema = StoreSchema(owner: "transport", steps: [["CREATE TABLE queue (a)", "no SQL"]])
        #expect(throws: SQLiteError.self) { try connection.migrate(schema) }
        #expect(try connection.rows("SELECT name FROM sqlite_master WHERE name = 'queue'") == [])
    }

    private static func setAside(in folder: TemporaryFolder) throws -> URL? {
        try FileManager.default.contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil)
            .first { $0.lastPathComponent.hasPrefix("pushwoosh.sqlite.broken-") }
    }

    @Test("a process that was stopped while it opened the file does not stop this one")
    func heldLock() throws {
        let folder = try TemporaryFolder()
        let other = open(folder.url.appendingPathComponent("pushwoosh.lock").path, O_CREAT | O_RDWR, 0o600)
        defer { close(other) }
        try #require(flock(other, LOCK_EX) == 0)
        let file = SQLiteFile(folder: folder.url, patience: 0.02)
        let connection = try file.open { broken, cause in Issue.record("\(broken) set aside: \(cause)") }
        #expect(try connection.rows("SELECT value FROM settings").isEmpty)
    }
}
