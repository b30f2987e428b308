extension Duration {
    /// So many minutes.
    public static func minutes(_ count: some BinaryInteger) -> Duration { .seconds(count) * 60 }
    /// So many hours.
    public static func hours(_ count: some BinaryInteger) -> Duration { .minutes(count) * 60 }
    /// So many days of 24 hours.
    public static func days(_ count: some BinaryInteger) -> Duration { .hours(count) * 24 }
    /// So many weeks.
    public static func weeks(_ count: some BinaryInteger) -> Duration { .days(count) * 7 }

    /// The duration in seconds.
    package var timeInterval: TimeInterval {
        TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
    }
}
