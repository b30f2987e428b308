extension PWInAppManager {
    static var backend: any PWInAppManagerBackend { InAppBackend(platform: .current) }
}

/// The one object of an app.
final class InAppInstance: PlatformState {
    let manager = PWInAppManager()

    init(platform: Platform) {}
}

/// Hands each call to the app it was made in.
private struct InAppBackend: PWInAppManagerBackend {
    let platform: Platform

    func shared() -> PWInAppManager { platform.state(InAppInstance.self).manager }

    func updateInstance() {
        platform.state(InAppCatalog.self).forget()
    }

    func postEvent(
        _ event: String!,
        withAttributes attributes: [AnyHashable: Any]!,
        completion: (((any Error)?) -> Void)!
    ) {
        let callback = completion.map(MainThreadCallback.init)
        EventPosting(platform: platform).post(event, attributes, completion: callback)
    }

    func postEvent(_ event: String!, withAttributes attributes: [AnyHashable: Any]!) {
        EventPosting(platform: platform).post(event, attributes, completion: nil)
    }

    func reloadInApps(completion: (((any Error)?) -> Void)!) {
        let callback = completion.map(MainThreadCallback.init)
        platform.state(InAppCatalog.self).reload { callback?.call($0) }
    }
}
