/// One registration for all who asked for it while it ran.
struct RegistrationRound {
    typealias Completion = MainThreadCallback<(String?, (any Error)?)>

    /// Sent with the device; of two values for one tag the later call's counts.
    var tags: [String: PropertyListValue] = [:]
    /// Every call's own, each called once.
    var completions: [Completion] = []
    /// Known in a round that follows another: it needs neither permission nor a token any more.
    var token: String?

    mutating func join(tags: [String: PropertyListValue], completion: Completion?) {
        self.tags.merge(tags) { $1 }
        if let completion { completions.append(completion) }
    }
}
