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

    // MARK: The user

    private var user: UserIdentity { platform.state() }

    func setUserId(_ userId: String!) {
        user.set(userId ?? "", completion: nil)
    }

    func setUserId(_ userId: String!, completion: (((any Error)?) -> Void)!) {
        user.set(userId ?? "", completion: callback(completion))
    }

    func setUser(_ userId: String!, emails: [Any]!, completion: (((any Error)?) -> Void)!) {
        user.set(userId ?? "", emails: emails ?? [], completion: callback(completion))
    }

    func setEmails(_ emails: [Any]!, completion: (((any Error)?) -> Void)!) {
        EmailAddresses(platform: platform).set(emails ?? [], of: "setEmails", completion: callback(completion))
    }

    func mergeUserId(
        _ oldUserId: String!,
        to newUserId: String!,
        doMerge: Bool,
        completion: (((any Error)?) -> Void)!
    ) {
        user.merge(oldUserId ?? "", into: newUserId ?? "", keepsEvents: doMerge, completion: callback(completion))
    }

    private func callback(_ completion: (((any Error)?) -> Void)?) -> Completion? {
        completion.map(MainThreadCallback.init)
    }

    // MARK: Events

    func postEvent(
        _ event: String!,
        withAttributes attributes: [AnyHashable: Any]!,
        completion: (((any Error)?) -> Void)!
    ) {
        EventPosting(platform: platform).post(event, attributes, completion: callback(completion))
    }

    func postEvent(_ event: String!, withAttributes attributes: [AnyHashable: Any]!) {
        EventPosting(platform: platform).post(event, attributes, completion: nil)
    }

    func addJavascriptInterface(_ interface: (any NSObjectProtocol & PWJavaScriptInterface)!, withName name: String!) {
        platform.state(JavaScriptInterfaces.self).add(interface, named: name ?? "")
    }

    func reloadInApps(completion: (((any Error)?) -> Void)!) {
        let callback = callback(completion)
        platform.state(InAppCatalog.self).reload { callback?.call($0) }
    }
}
