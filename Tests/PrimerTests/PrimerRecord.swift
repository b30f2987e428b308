import PushwooshTesting

/// What the completion of one `present` was called with.
@MainActor
final class PrimerRecord {
    private(set) var outcomes: [PWPushPrimerOutcome] = []
    private(set) var reasons: [PWPushPrimerSuppressionReason?] = []

    func add(_ outcome: PWPushPrimerOutcome, _ reason: PWPushPrimerSuppressionReason?) {
        outcomes.append(outcome)
        reasons.append(reason)
    }
}

extension HeadlessApp {
    /// Presents a primer and records how it ends.
    func presentPrimer(
        _ configure: (PWPushPrimerBuilder) -> PWPushPrimerBuilder = { $0 }
    ) -> PrimerRecord {
        let record = PrimerRecord()
        run {
            configure(Pushwoosh.configure.pushPrimer).presentReporting { record.add($0, $1) }
        }
        return record
    }
}

/// An app in front, with the status the system has for it.
@MainActor
func app(_ status: UNAuthorizationStatus? = .notDetermined, _ setUp: (HeadlessApp) -> Void = { _ in }) -> HeadlessApp {
    HeadlessApp {
        $0.status = status
        $0.infoPlist = ["Pushwoosh_APPID": "AAAAA-BBBBB"]
        setUp($0)
    }
}

let positions: [PWPushPrimerPosition] = [.bottom, .top, .center]
