import CSQLite
import Foundation

/// One connection to one SQLite file. Used under the lock of the store that owns it.
final class SQLiteConnection {
    /// Tells SQLite to copy what is bound, since Swift's buffers do not outlive the call.
    private static let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    private let handle: OpaquePointer
    private var statements: [String: OpaquePointer] = [:]

    /// Opens or makes the file, durable at every commit, waiting for other processes up to 5 seconds.
    init(path: String) throws {
        var opened: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
        let code = sqlite3_open_v2(path, &opened, flags, nil)
        guard let opened else {
            throw SQLiteError(code: code, message: "Cannot open \(path): out of memory.")
        }
        handle = opened
        guard code == SQLITE_OK else {
            let error = Self.error(opened, code, doing: "open \(path)")
            sqlite3_close_v2(opened)
            throw error
        }
        sqlite3_busy_timeout(handle, 5000)
        do {
            _ = try rows("PRAGMA journal_mode = WAL")
            _ = try rows("PRAGMA synchronous = FULL")
        } catch {
            close()
            throw error
        }
    }

    deinit {
        close()
    }

    private func close() {
        for statement in statements.values { sqlite3_finalize(statement) }
        statements = [:]
        sqlite3_close_v2(handle)
    }

    /// Runs one statement and gives the first column of each row; nil for NULL.
    @discardableResult
    func rows(_ sql: String, _ values: [StoredValue] = []) throws -> [StoredValue?] {
        let statement = try prepared(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, value) in values.enumerated() { try bind(value, to: statement, at: Int32(index + 1)) }
        var result: [StoredValue?] = []
        while true {
            let code = sqlite3_step(statement)
            if code == SQLITE_DONE { return result }
            guard code == SQLITE_ROW else { throw Self.error(handle, code, doing: "run “\(sql)”") }
            if sqlite3_column_count(statement) > 0 { result.append(column(of: statement)) }
        }
    }

    /// Runs `body` as one step: all of it happens, or none.
    func transaction(_ body: () throws -> Void) throws {
        try rows("BEGIN IMMEDIATE")
        do {
            try body()
            try rows("COMMIT")
        } catch {
            // The first error is the one that tells; where there is nothing to roll back, SQLite already has.
            _ = try? rows("ROLLBACK")
            throw error
        }
    }

    private func prepared(_ sql: String) throws -> OpaquePointer {
        if let known = statements[sql] { return known }
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
        guard code == SQLITE_OK, let statement else { throw Self.error(handle, code, doing: "prepare “\(sql)”") }
        statements[sql] = statement
        return statement
    }

    private func bind(_ value: StoredValue, to statement: OpaquePointer, at index: Int32) throws {
        let code =
            switch value {
            case .text(let text): bind(text, to: statement, at: index)
            case .real(let number): sqlite3_bind_double(statement, index, number)
            case .integer(let number): sqlite3_bind_int64(statement, index, number)
            case .data(let data):
                data.withUnsafeBytes { bytes in
                    bytes.isEmpty
                        ? sqlite3_bind_zeroblob(statement, index, 0)
                        : sqlite3_bind_blob(statement, index, bytes.baseAddress, Int32(bytes.count), Self.copies)
                }
            }
        guard code == SQLITE_OK else { throw Self.error(handle, code, doing: "bind a value") }
    }

    /// The length is given, so that a text may hold the character 0.
    private func bind(_ text: String, to statement: OpaquePointer, at index: Int32) -> Int32 {
        var text = text
        let count = Int32(text.utf8.count)
        return text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                // An empty string may have no address, which SQLite would read as NULL.
                characters.isEmpty
                    ? sqlite3_bind_text(statement, index, "", 0, Self.copies)
                    : sqlite3_bind_text(statement, index, characters.baseAddress, count, Self.copies)
            }
        }
    }

    private func column(of statement: OpaquePointer) -> StoredValue? {
        switch sqlite3_column_type(statement, 0) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, 0))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, 0))
        case SQLITE_TEXT:
            guard let bytes = sqlite3_column_text(statement, 0) else { return nil }
            let count = Int(sqlite3_column_bytes(statement, 0))
            return .text(String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
        case SQLITE_BLOB:
            guard let bytes = sqlite3_column_blob(statement, 0) else { return .data(Data()) }
            return .data(Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, 0))))
        default: return nil
        }
    }

    private static func error(_ handle: OpaquePointer, _ code: Int32, doing what: String) -> SQLiteError {
        SQLiteError(
            code: code & 0xFF,
            message: "Cannot \(what): \(String(cString: sqlite3_errmsg(handle))) (SQLite \(code))."
        )
    }
}
