import Foundation

/// Something this machine or this build does not have. Each text says what to do.
package enum Unavailable: LocalizedError, Sendable, Hashable {
    case display, richMediaLoader, push, transport

    package var errorDescription: String? {
        switch self {
        case .display:
            "No display: nothing can be shown here. Run the app in a desktop session, or headless with PushwooshTesting."
        case .richMediaLoader:
            "Rich media cannot be loaded: this build has no loader. Handle the push in the app, or script it in a test."
        case .push:
            "There is no push service on this machine. Carry on without a push token; local features work."
        case .transport:
            "Nothing was sent: this build has no connection to Pushwoosh. In tests, script the answer with PushwooshTesting."
        }
    }
}
