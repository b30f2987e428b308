import Synchronization

/// Where requests go and what goes with each: set above this module, read at each request.
package final class RequestRoute: PlatformState {
    private let stored = Mutex<(token: String?, proxy: ReverseProxy?)>((nil, nil))

    package init(platform: Platform) {}

    /// The API token.
    package var token: String? {
        get { stored.withLock { $0.token } }
        set { stored.withLock { $0.token = newValue } }
    }

    /// The address that stands for Pushwoosh's.
    package var proxy: ReverseProxy? {
        get { stored.withLock { $0.proxy } }
        set { stored.withLock { $0.proxy = newValue } }
    }
}
