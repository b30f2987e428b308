/// The objects of the app that pages can call, by name, in the order of their first naming.
final class JavaScriptInterfaces: PlatformState {
    struct Entry {
        var name: String
        var interface: any NSObjectProtocol & PWJavaScriptInterface
    }

    private unowned let platform: Platform
    private let lock = NSLock()
    // Guarded by `lock`. The objects belong to the main thread, where alone they are called.
    private nonisolated(unsafe) var entries: [Entry] = []

    init(platform: Platform) {
        self.platform = platform
    }

    /// What a page that is to be loaded now is given.
    @MainActor
    var all: [Entry] { lock.withLock { entries } }

    /// Takes an object, from any thread.
    func add(_ interface: (any NSObjectProtocol & PWJavaScriptInterface)?, named name: String) {
        guard let interface else {
            return log(.error, "“\(name)” is not given to pages: the object is nil. Pass one.")
        }
        if let fault = JavaScriptName.fault(inObject: name) {
            return log(.error, "“\(name)” is not given to pages. \(fault)")
        }
        if !(interface is any JavaScriptCallable) {
            let text = "Pages can call nothing of “\(name)”: list its functions by conforming to JavaScriptCallable."
            log(.warning, text)
        }
        // The old one is released outside the lock: its deinit may come back here.
        let old = lock.withLock { put(Entry(name: name, interface: interface)) }
        if old != nil {
            log(.warning, "“\(name)” is given to pages anew: another object had this name, and has lost it.")
        }
    }

    private func put(_ entry: Entry) -> Entry? {
        guard let index = entries.firstIndex(where: { $0.name == entry.name }) else {
            entries.append(entry)
            return nil
        }
        let old = entries[index]
        entries[index] = entry
        return old
    }

    private func log(_ level: LogEntry.Level, _ text: String) {
        platform.log.write(.init(level, "Page", text))
    }
}
