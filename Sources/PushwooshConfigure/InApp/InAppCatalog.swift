import Synchronization

/// Which in-apps the application has, as the server last listed them.
final class InAppCatalog: PlatformState {
    static let stored = StoreKey("inapp.codes")

    private unowned let platform: Platform
    private let codes: Mutex<Set<String>>

    init(platform: Platform) {
        self.platform = platform
        var kept: [String] = []
        if case .data(let data) = platform.store.value(for: Self.stored) {
            kept = (try? JSONDecoder().decode([String].self, from: data)) ?? []
        }
        codes = Mutex(Set(kept))
    }

    func contains(_ code: String) -> Bool {
        codes.withLock { $0.contains(code) }
    }

    /// Asks the server for the list. `completion` is called once, on the main thread, after this has returned.
    func reload(_ completion: @escaping @MainActor @Sendable ((any Error)?) -> Void) {
        let platform = platform
        guard platform.state(ApplicationCode.self).current != nil else {
            return platform.mainThread.run { completion(RegistrationError.noApplicationCode) }
        }
        let language = platform.state(Language.self).current
        platform.state(Server.self).send({ GetInAppsRequest(device: $0, language: language) }) { result in
            switch result {
            case .failure(let error): completion(error)
            case .success(let list):
                platform.state(InAppCatalog.self).keep(list.codes)
                completion(nil)
            }
        }
    }

    /// The list belongs to another application, or is to be asked for anew.
    func forget() {
        keep([])
    }

    private func keep(_ list: [String]) {
        codes.withLock { codes in
            codes = Set(list)
            let data = list.isEmpty ? nil : try? JSONEncoder().encode(codes.sorted())
            platform.store.set(data.map { .data($0) }, for: Self.stored)
        }
    }
}
