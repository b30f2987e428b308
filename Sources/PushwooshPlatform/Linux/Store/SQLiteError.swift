import CSQLite
import Foundation

/// What SQLite answered when something did not work.
struct SQLiteError: LocalizedError, Hashable {
    /// SQLite's primary result code.
    let code: Int32
    /// What was to be done, and SQLite's own words.
    let message: String

    var errorDescription: String? { message }

    /// Whether the file is no database, or a broken one.
    var meansCorruptFile: Bool { code == SQLITE_CORRUPT || code == SQLITE_NOTADB }
}
