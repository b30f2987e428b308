extension PWPushPrimerBuilder {
    static var backend: any PWPushPrimerBuilderBackend { PrimerBackend(platform: .current) }
}

/// Hands each call of a builder to the app it was made in.
private struct PrimerBackend: PWPushPrimerBuilderBackend {
    let platform: Platform

    func present(_ settings: PWPushPrimerSettings) {
        platform.state(PrimerState.self).present(settings, completion: nil)
    }

    func present(_ settings: PWPushPrimerSettings, _ completion: ((PWPushPrimerOutcome) -> Void)?) {
        let callback = completion.map { completion in
            MainThreadCallback<PrimerResult> { completion($0.outcome) }
        }
        platform.state(PrimerState.self).present(settings, completion: callback)
    }

    func presentReporting(
        _ settings: PWPushPrimerSettings,
        _ completion: @escaping (PWPushPrimerOutcome, PWPushPrimerSuppressionReason?) -> Void
    ) {
        let callback = MainThreadCallback<PrimerResult> { completion($0.outcome, $0.reason) }
        platform.state(PrimerState.self).present(settings, completion: callback)
    }

    nonisolated(nonsending) func outcome(_ settings: PWPushPrimerSettings) async -> PWPushPrimerOutcome {
        await withCheckedContinuation { continuation in
            present(settings) { continuation.resume(returning: $0) }
        }
    }
}
