/// What has been done with a push.
struct PushSteps: OptionSet, Sendable {
    let rawValue: Int

    /// The app's delegate has been told of it.
    static let received = PushSteps(rawValue: 1)
    /// The app's delegate has been told that it was opened, and so has Pushwoosh.
    static let opened = PushSteps(rawValue: 2)
    /// What it brings has been shown.
    static let actedOn = PushSteps(rawValue: 4)
}

/// What has been done with each push that was delivered.
///
/// The same push comes by way of the app delegate, which hands it over, and of the notification centre: each step is done
/// once. What the app hands over without a delivery is a push of its own each time.
final class DeliverySteps: PlatformState {
    private struct Progress {
        var done: PushSteps = []
        var isHandedOver = false
        var reading: PushReading?
    }

    private unowned let platform: Platform
    private let lock = NSLock()
    // Guarded by `lock`. By the identifier of the notification.
    private nonisolated(unsafe) var progress: [String: Progress] = [:]

    init(platform: Platform) {
        self.platform = platform
    }

    /// The delivery that a push is which the app hands over: the one it is being given, else the latest equal one.
    func delivery(handingOver push: PushPayload) -> String? {
        let deliveries = platform.state(NotificationDelivery.self)
        let candidates = [deliveries.current].compactMap { $0 } + deliveries.latest.reversed()
        guard !candidates.isEmpty, let json = push.json else { return nil }
        return lock.withLock {
            let found = candidates.first { candidate in
                let values = candidate.request.content.userInfo
                return progress[candidate.request.identifier]?.isHandedOver != true
                    && values.count == push.values.count && PushPayload(values).json == json
            }
            guard let id = found?.request.identifier else { return nil }
            progress[id, default: Progress()].isHandedOver = true
            return id
        }
    }

    /// Of `wanted`, the steps that have not been done with a delivery, which count as done from now on.
    func claim(_ wanted: PushSteps, of delivery: String?) -> PushSteps {
        guard let delivery else { return wanted }
        let known = Set(platform.state(NotificationDelivery.self).latest.map(\.request.identifier))
        return lock.withLock {
            progress = progress.filter { $0.key == delivery || known.contains($0.key) }
            let new = wanted.subtracting(progress[delivery, default: Progress()].done)
            progress[delivery, default: Progress()].done.formUnion(new)
            return new
        }
    }

    /// How a delivery was read when it was received, so that it is read in the same way when it is opened.
    func reading(of delivery: String?) -> PushReading? {
        lock.withLock { delivery.flatMap { progress[$0]?.reading } }
    }

    func keep(_ reading: PushReading, of delivery: String?) {
        guard let delivery else { return }
        lock.withLock { progress[delivery, default: Progress()].reading = reading }
    }
}
