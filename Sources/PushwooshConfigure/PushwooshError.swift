/// Why a call did nothing or not all it was asked for. Each text says what to do.
///
/// To apps it is an error of the domain `pushwoosh` with a `PushwooshErrorCode`.
package enum PushwooshError: Error, Sendable, Hashable {
    /// The app has stopped all requests.
    case communicationDisabled(what: String)
    /// A value is empty or cannot be sent.
    case refused(what: String, why: String)
}

extension PushwooshError: LocalizedError, CustomNSError {
    package var errorDescription: String? {
        switch self {
        case .communicationDisabled(let what):
            "\(what) was not sent: the app has stopped requests. Call startServerCommunication() to allow them."
        case .refused(let what, let why): "\(what) did nothing: \(why)"
        }
    }

    package static var errorDomain: String { PushwooshErrorDomain }

    package var errorCode: Int {
        switch self {
        case .communicationDisabled: PushwooshErrorCode.communicationDisabled.rawValue
        case .refused: PushwooshErrorCode.requestNotReady.rawValue
        }
    }
}

/// What the app is told at the end of a call: nil, or what failed.
typealias Completion = MainThreadCallback<(any Error)?>

extension Platform {
    /// Tells `completion` in a later turn of the main thread; a failure that nobody waits for is logged.
    func finish(_ completion: Completion?, _ error: (any Error)? = nil, subject: String) {
        guard let completion else {
            if let error { log.write(.init(.warning, subject, error.localizedDescription)) }
            return
        }
        mainThread.run { completion.call(error) }
    }
}
