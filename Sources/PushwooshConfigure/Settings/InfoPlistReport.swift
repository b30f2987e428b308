import Synchronization

/// Says what is wrong with an app's Info.plist, each thing once.
///
/// Made at the first look at any key; it then looks over the names of all.
final class InfoPlistReport: PlatformState {
    private let log: any LogSink
    private let told = Mutex<Set<String>>([])

    init(platform: Platform) {
        log = platform.log
        let known = InfoPlistNames.all
        for name in platform.bundle.infoKeys.sorted() {
            if let reason = InfoPlistNames.withoutEffect[name] {
                log.write(.init(.info, "Settings", "\(name) in Info.plist has no effect here. \(reason)"))
            } else if name.hasPrefix("Pushwoosh_"), !known.contains(name) {
                let advice = name.nearest(of: known).map { " Did you mean \($0)?" } ?? ""
                warn("\(name) in Info.plist is no key of Pushwoosh and is ignored.\(advice)", about: name)
            }
        }
    }

    /// Logs a warning, unless one about the same key has been logged.
    func warn(_ text: String, about name: String) {
        guard told.withLock({ $0.insert(name).inserted }) else { return }
        log.write(.init(.warning, "Settings", text))
    }
}
