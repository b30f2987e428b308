import Foundation
import Glibc

/// The database file of an app: opened whole, or set aside where it is broken.
struct SQLiteFile {
    let folder: URL
    /// How long to wait for a process that has the lock, in seconds; after that it goes on without.
    var patience: TimeInterval = 5

    var database: URL { folder.appendingPathComponent("pushwoosh.sqlite") }

    /// Opens the file. Where it is broken, it is renamed, `setAside` is told the new place, and an empty one takes over.
    ///
    /// A lock file keeps two processes from setting aside what the other has just made.
    func open(setAside report: (_ broken: URL, _ cause: any Error) -> Void) throws -> SQLiteConnection {
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        let lock = Glibc.open(folder.appendingPathComponent("pushwoosh.lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        defer { if lock >= 0 { Glibc.close(lock) } }
        if lock >= 0 { take(lock) }
        do {
            return try connect()
        } catch let error as SQLiteError where error.meansCorruptFile {
            report(try setAside(), error)
            return try connect()
        }
    }

    /// A process that was stopped while it had the lock must not stop this one too.
    private func take(_ lock: Int32) {
        let end = DispatchTime.now() + patience
        while flock(lock, LOCK_EX | LOCK_NB) != 0, [EWOULDBLOCK, EINTR].contains(errno), DispatchTime.now() < end {
            usleep(10_000)
        }
    }

    private func connect() throws -> SQLiteConnection {
        let connection = try SQLiteConnection(path: database.path)
        let findings = try connection.rows("PRAGMA quick_check(1)")
        guard findings == [.text("ok")] else {
            throw SQLiteError(code: 11, message: "\(database.path) is broken: \(findings).")
        }
        try connection.migrate(.settings)
        return connection
    }

    /// Renames the database and what SQLite keeps beside it; gives the new place of the database.
    private func setAside() throws -> URL {
        let mark = ".broken-\(Int(Date().timeIntervalSince1970))-\(getpid())"
        for suffix in ["-wal", "-shm"] {
            let side = database.path + suffix
            if access(side, F_OK) == 0 { rename(side, side + mark) }
        }
        let broken = URL(fileURLWithPath: database.path + mark)
        try FileManager.default.moveItem(at: database, to: broken)
        return broken
    }
}
