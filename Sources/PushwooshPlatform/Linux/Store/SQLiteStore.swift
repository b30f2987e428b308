import Foundation

/// Values in one SQLite file, each set in one durable step. Safe from several threads and several processes.
///
/// The file is opened at first use. Where it cannot be (no home, a folder that cannot be written), values last as long as
/// the process, and one log line says so. A broken file is set aside and reported, and a new one takes its place.
package final class SQLiteStore: Store {
    private enum Backing {
        case unopened
        case file(SQLiteConnection)
        case memory
    }

    private let folder: URL?
    private let log: any LogSink
    private let lock = NSLock()
    // Guarded by `lock`.
    private nonisolated(unsafe) var backing = Backing.unopened
    /// What could not be written to the file: kept so that this process at least sees it.
    private nonisolated(unsafe) var unsaved: [StoreKey: StoredValue?] = [:]

    /// A store in `folder`, which is made when needed; nil: in memory.
    package init(folder: URL?, log: any LogSink) {
        self.folder = folder
        self.log = log
    }

    package func value(for key: StoreKey) -> StoredValue? {
        lock.withLock {
            if let kept = unsaved[key] { return kept }
            return onFile("read “\(key.name)”") { connection in
                try connection.rows("SELECT value FROM settings WHERE name = ?", [.text(key.name)]).first ?? nil
            } ?? nil
        }
    }

    package func set(_ value: StoredValue?, for key: StoreKey) {
        lock.withLock {
            let written: Void? = onFile("keep “\(key.name)”") { connection in
                if let value {
                    try connection.rows(
                        "INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                        [.text(key.name), value]
                    )
                } else {
                    try connection.rows("DELETE FROM settings WHERE name = ?", [.text(key.name)])
                }
            }
            if written == nil { unsaved.updateValue(value, forKey: key) } else { unsaved.removeValue(forKey: key) }
        }
    }

    /// Runs `work` on the file, opening it first where needed; once more on a new one where it turns out to be broken.
    ///
    /// Nil where there is no file or the work failed, which is logged.
    private func onFile<Value>(_ purpose: String, _ work: (SQLiteConnection) throws -> Value) -> Value? {
        for attempt in 1...2 {
            guard let connection = opened() else { return nil }
            do {
                return try work(connection)
            } catch let error as SQLiteError where error.meansCorruptFile && attempt == 1 {
                backing = .unopened
            } catch {
                log.write(
                    .init(.error, "Store", "Cannot \(purpose) for the next launch. \(error.localizedDescription)")
                )
                return nil
            }
        }
        return nil
    }

    private func opened() -> SQLiteConnection? {
        switch backing {
        case .file(let connection): return connection
        case .memory: return nil
        case .unopened:
            do {
                guard let folder else { throw NoStateFolder() }
                let connection = try SQLiteFile(folder: folder).open { broken, cause in
                    let text = "The settings file was broken and is set aside as \(broken.path); a new one is used."
                    log.write(.init(.error, "Store", "\(text) \(cause.localizedDescription)"))
                }
                backing = .file(connection)
                return connection
            } catch {
                backing = .memory
                let text = "Settings are kept in memory only and end with this process."
                log.write(.init(.error, "Store", "\(text) \(error.localizedDescription)"))
                return nil
            }
        }
    }
}

/// There is no folder to keep settings in.
private struct NoStateFolder: LocalizedError {
    var errorDescription: String? { "Neither XDG_STATE_HOME nor HOME names a folder: set one of them." }
}
