/// What came of a push that woke the app.
@nonexhaustive
public enum UIBackgroundFetchResult: UInt, Sendable, CaseIterable {
    /// New data was fetched.
    case newData = 0
    /// There was nothing to fetch.
    case noData = 1
    /// Fetching failed.
    case failed = 2
}
