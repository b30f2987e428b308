import PushwooshTesting

/// An app with an application code, and what its completions were called with.
@MainActor
enum ConfiguredApp {
    static func make(_ infoPlist: [String: Any] = [:], setUp: (HeadlessApp) -> Void = { _ in }) -> HeadlessApp {
        HeadlessApp {
            $0.infoPlist = ["Pushwoosh_APPID": "AAAAA-BBBBB"].merging(infoPlist) { $1 }
            setUp($0)
        }
    }
}

/// What completions were called with, in order; nil is no error.
@MainActor
final class Outcomes {
    private(set) var errors: [NSError?] = []

    var count: Int { errors.count }

    nonisolated init() {}

    func add(_ error: (any Error)?) {
        errors.append(error.map { $0 as NSError })
    }
}

extension HeadlessApp {
    /// The methods of the requests, in order.
    var methods: [String] { requests.map(\.method) }

    /// The fields of the last request of a method.
    func fields(of method: String) -> [String: Any] {
        requests.last { $0.method == method }?.fields ?? [:]
    }
}
