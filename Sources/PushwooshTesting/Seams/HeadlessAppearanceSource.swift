import Foundation

/// The appearance that the test has set, and who wants to hear of changes.
final class HeadlessAppearanceSource: Appearance {
    private let device: HeadlessDevice
    private let time: ProcessTime
    private let lock = NSLock()
    // Guarded by `lock`.
    private nonisolated(unsafe) var observers: [Int: @Sendable () -> Void] = [:]
    private nonisolated(unsafe) var nextObserver = 0

    init(device: HeadlessDevice, time: ProcessTime) {
        self.device = device
        self.time = time
    }

    var isDark: Bool { device[\.appearance].isDark }
    var textScale: Double { device[\.appearance].textScale }
    var isRightToLeft: Bool { device[\.appearance].isRightToLeft }
    var reducesMotion: Bool { device[\.appearance].reducesMotion }
    var screenReaderRuns: Bool { device[\.appearance].screenReaderRuns }

    func observe(_ changed: @escaping @Sendable () -> Void) -> ScheduledWork {
        let id = lock.withLock {
            nextObserver += 1
            observers[nextObserver] = changed
            return nextObserver
        }
        return ScheduledWork { [weak self] in
            guard let self else { return }
            _ = self.lock.withLock { self.observers.removeValue(forKey: id) }
        }
    }

    /// Tells the observers, in the order they came, each still there when its turn comes.
    func tellObservers() {
        for id in lock.withLock({ observers.keys.sorted() }) {
            time.async { [weak self] in
                guard let self else { return }
                self.lock.withLock { self.observers[id] }?()
            }
        }
    }
}
