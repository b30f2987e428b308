import PushwooshPrimer

/// An app's own way to ask, with what it does about each outcome.
@MainActor
final class Question {
    var answers: [String] = []

    func ask() {
        Pushwoosh.configure.pushPrimer
            .style(.sheet)
            .position(.top)
            .title(NSLocalizedString("Stay in touch", comment: "The primer's title"))
            .message("A message for each parcel")
            .acceptButton("Yes")
            .declineButton("No")
            .image(UIImage(named: "Bell"))
            .titleColor(.label)
            .acceptButtonColor(.systemBlue)
            .cornerRadius(20)
            .minInterval(7 * 24 * 60 * 60)
            .present { outcome in
                self.answers.append(describe(outcome))
            }
    }
}

nonisolated func describe(_ outcome: PWPushPrimerOutcome) -> String {
    switch outcome {
    case .accepted: "accepted"
    case .declined: "declined"
    case .suppressed: "suppressed"
    case .redirectedToSettings: "settings"
    @unknown default: "new"
    }
}

/// What an app finds that adds the primer alone.
@MainActor
public func facts() -> [(String, Bool)] {
    let builder = Pushwoosh.configure.pushPrimer
    let chained = builder.title("a").fallbackToSettings(false).backgroundGradient([.white, .clear])
    return [
        ("every setter gives back its builder", chained === builder),
        ("every access gives a new builder", Pushwoosh.configure.pushPrimer !== builder),
        ("an outcome has its name", describe(.redirectedToSettings) == "settings"),
        ("nothing is asked before it is told to", Question().answers.isEmpty),
    ]
}
