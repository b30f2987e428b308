/// The tables of one module and how they came to be: step n leads from version n to n + 1. Steps are never changed.
package struct StoreSchema: Sendable {
    /// The module that owns the tables.
    package let owner: String
    /// One step a version, each a list of SQL statements.
    package let steps: [[String]]

    package init(owner: String, steps: [[String]]) {
        self.owner = owner
        self.steps = steps
    }

    /// The values by name. `value` has no declared type, so that SQLite keeps each value as the type it was given.
    static let settings = StoreSchema(
        owner: "settings",
        steps: [["CREATE TABLE settings (name TEXT PRIMARY KEY NOT NULL, value) WITHOUT ROWID"]]
    )
}

extension SQLiteConnection {
    /// Brings the tables of `schema` to its last version, each step whole. A file of a later version is left as it is.
    func migrate(_ schema: StoreSchema) throws {
        try transaction {
            try rows("CREATE TABLE IF NOT EXISTS versions (owner TEXT PRIMARY KEY NOT NULL, version INTEGER NOT NULL)")
            let stored = try rows("SELECT version FROM versions WHERE owner = ?", [.text(schema.owner)])
            var version = 0
            if case .integer(let number)?? = stored.first { version = Int(clamping: number) }
            guard version < schema.steps.count else { return }
            for statement in schema.steps[max(0, version)...].joined() { try rows(statement) }
            try rows(
                "INSERT INTO versions VALUES (?, ?) ON CONFLICT (owner) DO UPDATE SET version = excluded.version",
                [.text(schema.owner), .integer(Int64(schema.steps.count))]
            )
        }
    }
}
