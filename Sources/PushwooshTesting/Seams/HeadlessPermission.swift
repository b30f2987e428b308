import Foundation

/// The system's permission as the test scripts it: the person is asked once per installation.
final class HeadlessPermission: Permission {
    private struct Pending {
        var options: UNAuthorizationOptions
        var waiting: [@Sendable (Bool, (any Error)?) -> Void]
    }

    private let device: HeadlessDevice
    private let time: ProcessTime
    private let lock = NSLock()
    // Guarded by `lock`.
    private nonisolated(unsafe) var pending: Pending?

    init(device: HeadlessDevice, time: ProcessTime) {
        self.device = device
        self.time = time
    }

    /// The prompt that stands on the screen.
    var prompt: SystemPrompt? { lock.withLock { pending.map { SystemPrompt(options: $0.options) } } }

    func readStatus(_ answer: @escaping @Sendable (_ rawStatus: Int) -> Void) {
        let device = device
        time.answer(after: device[\.statusDelay]) { answer(device[\.rawStatus]) }
    }

    func request(
        _ options: UNAuthorizationOptions,
        _ answer: @escaping @Sendable (_ granted: Bool, _ error: (any Error)?) -> Void
    ) {
        let isTrial = options.contains(.provisional)
        switch UNAuthorizationStatus(rawValue: device[\.rawStatus]) {
        case .notDetermined where isTrial:
            device.change { $0.rawStatus = UNAuthorizationStatus.provisional.rawValue }
            time.answer { answer(true, nil) }
        case .provisional where !isTrial, .notDetermined:
            ask(options, answer)
        case .authorized, .provisional, .ephemeral:
            time.answer { answer(true, nil) }
        default:
            time.answer { answer(false, nil) }
        }
    }

    /// The person's answer to the prompt that stands on the screen; false where none does.
    func answerPrompt(_ answer: PromptAnswer) -> Bool {
        guard answer != .later else { return prompt != nil }
        let answered = lock.withLock {
            defer { pending = nil }
            return pending
        }
        guard let answered else { return false }
        let isAllowed = answer == .allow
        device.change {
            $0.rawStatus = (isAllowed ? UNAuthorizationStatus.authorized : .denied).rawValue
        }
        for waiting in answered.waiting { time.answer { waiting(isAllowed, nil) } }
        return true
    }

    /// Shows the prompt, or joins the one that already stands there.
    private func ask(_ options: UNAuthorizationOptions, _ answer: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        let isNew = lock.withLock {
            guard pending == nil else {
                pending?.waiting.append(answer)
                return false
            }
            pending = Pending(options: options, waiting: [answer])
            return true
        }
        guard isNew else { return }
        device.change { $0.promptsShown += 1 }
        let scripted = device[\.promptAnswer]
        if scripted != .later { time.async { [weak self] in _ = self?.answerPrompt(scripted) } }
    }
}
