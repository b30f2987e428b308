/// Why an event was not sent, or what it brought is not shown. Each text says what to do.
enum InAppError: LocalizedError, Sendable, Hashable {
    case noEventName
    /// The server names an in-app that its own list does not have.
    case unknownInApp(code: String)
    case noMediaModule(code: String)

    var errorDescription: String? {
        switch self {
        case .noEventName: "The event has no name and is not sent. Pass the name that the control panel knows."
        case .unknownInApp(let code):
            "The in-app \(code) is not in the list of this application. Check the control panel."
        case .noMediaModule(let code): "\(code) is not shown: add the product PushwooshMedia to this app."
        }
    }
}
