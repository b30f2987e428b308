extension HeadlessApp {
    /// The app's notifications that wait in the system's list to be looked at, the latest at the end.
    public var notifications: [UNNotification] { device[\.notifications] }

    /// What the notification centre's delegate answered to each notification that came while the app was in front.
    public var presentations: [UNNotificationPresentationOptions] { device[\.presentations] }

    /// How often the notification centre's delegate has answered what the person had done with a notification.
    public var responsesAnswered: Int { device[\.responsesAnswered] }

    /// Taps the latest notification, or does something else with it; it leaves the list, and the app comes to the front.
    ///
    /// False, and noted in `problems`, where there is none.
    ///
    /// - Parameter action: A button of it, or `UNNotificationDismissActionIdentifier`, which leaves the app where it is.
    @discardableResult
    public func tapNotification(action: String = UNNotificationDefaultActionIdentifier) -> Bool {
        guard let notification = notifications.last else {
            noteProblem("Tapped a notification, but none is in the list.")
            return false
        }
        run {
            process.runner.respond(
                to: notification,
                with: action,
                report: recorder(of: .response) { state, _ in state.responsesAnswered += 1 }
            )
            process.surface.tellObservers()
        }
        return true
    }

    /// Writes down what the app does with a completion: its answer as `record` says, and each fault as a problem.
    func recorder<Answer: Sendable>(
        of subject: AnswerSubject,
        _ record: @escaping @Sendable (inout DeviceState, Answer) -> Void
    ) -> @Sendable (AnswerReport<Answer>) -> Void {
        let device = device
        return { report in
            device.change { state in
                switch report {
                case .answered(let answer): record(&state, answer)
                case .answeredTwice: state.problems.append("\(subject.rawValue) was called twice.")
                case .neverAnswered: state.problems.append("\(subject.rawValue) was not called within 30 s.")
                }
            }
        }
    }
}
