/// The tags of this device: what is set within a second is sent at once, and what is known of them is kept.
final class Tags: PlatformState {
    static let storedTags = StoreKey("configure.tags")
    /// How long a first call waits for others, in seconds.
    static let window: TimeInterval = 1

    private unowned let platform: Platform
    /// What is known is read, changed and kept in one step.
    private let lock = NSLock()
    @MainActor private var pending: [String: PropertyListValue] = [:]
    @MainActor private var completions: [Completion?] = []
    @MainActor private var timer: ScheduledWork?

    init(platform: Platform) {
        self.platform = platform
    }

    /// The tags known on this device.
    var known: [String: PropertyListValue] {
        guard case .data(let data) = platform.store.value(for: Self.storedTags),
            let tags = try? JSONDecoder().decode([String: PropertyListValue].self, from: data)
        else { return [:] }
        return tags
    }

    private func keep(_ tags: [String: PropertyListValue]) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        guard let data = try? encoder.encode(tags) else { return }
        platform.store.set(.data(data), for: Self.storedTags)
    }

    // MARK: Setting

    /// Sets tags. What cannot be sent is left out with a line in the log; with nothing left, the call fails.
    func set(_ tags: [AnyHashable: Any], completion: Completion?) {
        guard let values = usable(tags, of: "setTags", completion) else { return }
        lock.withLock { keep(TagValues.merge(known, values)) }
        let platform = platform
        platform.mainThread.run { platform.state(Tags.self).join(values, completion) }
    }

    /// Sets tags of an address.
    func set(_ tags: [AnyHashable: Any], of email: String, completion: Completion?) {
        guard let address = platform.trimmed(email, "The address", of: "setEmailTags", completion),
            let values = usable(tags, of: "setEmailTags", completion)
        else { return }
        let platform = platform
        platform.state(Server.self).send({ SetEmailTagsRequest(account: $0, email: address, tags: values) }) { result in
            platform.finish(completion, result.failure, subject: "Tags")
        }
    }

    private func usable(_ tags: [AnyHashable: Any], of method: String, _ completion: Completion?)
        -> [String: PropertyListValue]?
    {
        let (values, unusable) = TagValues.read(tags)
        for name in unusable {
            let text =
                "The tag \(name) is left out: tags have text keys and values of text, numbers, flags, dates or lists."
            platform.log.write(.init(.warning, "Tags", text))
        }
        guard values.isEmpty else { return values }
        let why = unusable.isEmpty ? "there is no tag to set." : "no tag of it can be sent."
        platform.finish(completion, PushwooshError.refused(what: method, why: why), subject: "Tags")
        return nil
    }

    @MainActor
    private func join(_ values: [String: PropertyListValue], _ completion: Completion?) {
        pending.merge(values) { $1 }
        completions.append(completion)
        guard timer == nil else { return }
        timer = platform.timeSource.run(after: Self.window) { [weak self] in self?.sendPending() }
    }

    @MainActor
    private func sendPending() {
        timer = nil
        let (values, waiting) = (pending, completions)
        pending = [:]
        completions = []
        let platform = platform
        platform.state(Server.self).send({ SetTagsRequest(device: $0, tags: values) }) { result in
            for completion in waiting { platform.finish(completion, result.failure, subject: "Tags") }
        }
    }

    // MARK: Reading

    /// Reads the tags from Pushwoosh. One of the two is called, once.
    func read(success: MainThreadCallback<[AnyHashable: Any]?>?, failure: Completion?) {
        let platform = platform
        platform.state(Server.self).send({ GetTagsRequest(device: $0) }) { result in
            let tags = platform.state(Tags.self)
            switch result {
            case .success(let response):
                tags.lock.withLock { tags.keep(response.tags) }
                success?.call(response.tags.mapValues(\.plain))
            case .failure(let error) where failure != nil: failure?.call(error)
            case .failure(let error):
                let text = "The tags known on this device are given instead. \(error.localizedDescription)"
                platform.log.write(.init(.warning, "Tags", text))
                success?.call(tags.known.mapValues(\.plain))
            }
        }
    }
}

extension Result {
    /// What failed, if anything.
    var failure: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

extension Platform {
    /// The text without the blanks around it; with nothing left, `completion` is told so.
    func trimmed(_ text: String, _ what: String, of method: String, _ completion: Completion?) -> String? {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if !trimmed.isEmpty { return trimmed }
        finish(completion, PushwooshError.refused(what: method, why: "\(what) is empty."), subject: "Settings")
        return nil
    }
}
