import Foundation

/// What survives the process: values by name, each set in one durable step.
package protocol Store: Sendable {
    /// The value, or nil where none was set or the one that is stored cannot be read.
    func value(for key: StoreKey) -> StoredValue?
    /// Sets the value, or removes it with nil. When this returns, a kill loses nothing.
    func set(_ value: StoredValue?, for key: StoreKey)
}

/// The name of a stored value, with the module that owns it in front: `primer.lastShown`.
package struct StoreKey: Hashable, Sendable {
    package let name: String

    package init(_ name: String) {
        self.name = name
    }
}

/// A value as the store keeps it.
package enum StoredValue: Hashable, Sendable {
    case text(String)
    case real(Double)
    case integer(Int64)
    case data(Data)
}
