import PushwooshTesting

/// A primer as a headless app shows it, with some setters called.
@MainActor
struct ShownPrimer: Equatable {
    nonisolated static let places = ["alert", "bottom", "top", "center"]

    private let shown: PrimerOnScreen?

    init(at place: String, _ calls: SetterCall<PWPushPrimerBuilder>...) {
        self.init(at: place, calls)
    }

    init(at place: String, _ calls: [SetterCall<PWPushPrimerBuilder>]) {
        let app = HeadlessApp()
        app.run {
            let builder = Pushwoosh.configure.pushPrimer
            if place != "alert" { builder.style(.sheet) }
            switch place {
            case "top": builder.position(.top)
            case "center": builder.position(.center)
            default: break
            }
            for call in calls { _ = call.set(builder) }
            builder.present()
        }
        shown = app.screen.primer
    }

    nonisolated static func == (left: ShownPrimer, right: ShownPrimer) -> Bool { left.shown == right.shown }

    /// What is seen of a setter, as facts write it.
    func value(of setter: String) -> String {
        guard let shown else { return "no primer" }
        switch setter {
        case "acceptButton": return shown.acceptButton
        case "declineButton": return shown.declineButton
        case "cornerRadius": return factText(shown.sheet?.cornerRadius)
        case "buttonCornerRadius": return factText(shown.sheet?.buttonCornerRadius)
        case "declineButtonColor": return factText(shown.sheet?.decline.color)
        case "declineButtonTextColor": return factText(shown.sheet?.decline.textColor)
        default: return "what is seen of \(setter) is not written down in ShownPrimer"
        }
    }

    /// The setters of picture and background whose values are seen.
    var settersInFront: [String] {
        guard let sheet = shown?.sheet else { return [] }
        var setters: [String] = []
        switch sheet.picture {
        case .image: setters.append("image")
        case .remote: setters.append("imageURL")
        case .appIcon, .bell: break
        }
        setters.append(sheet.backgroundGradient.isEmpty ? "backgroundColor" : "backgroundGradient")
        return setters
    }
}
