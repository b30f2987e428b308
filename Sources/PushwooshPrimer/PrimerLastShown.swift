/// When a primer was last on screen: one time for the whole app, kept across launches.
struct PrimerLastShown {
    static let key = StoreKey("primer.lastShown")

    let store: any Store
    let timeSource: any TimeSource

    /// Seconds since a primer was last on screen, or nil where none was or its time cannot be read.
    var secondsSinceShown: TimeInterval? {
        guard case .real(let shown) = store.value(for: Self.key), shown.isFinite else { return nil }
        return timeSource.wallTime.timeIntervalSince1970 - shown
    }

    /// A primer is on screen now.
    func remember() {
        store.set(.real(timeSource.wallTime.timeIntervalSince1970), for: Self.key)
    }
}
