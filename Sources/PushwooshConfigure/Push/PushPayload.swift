/// A push as the app was given it.
///
/// It is unchecked because a dictionary of `Any` has no word for it: the values come from a property list or JSON,
/// and are read and never changed.
package struct PushPayload: @unchecked Sendable {
    package let values: [AnyHashable: Any]
    /// Whether it came in the options the app was launched with.
    let isLaunch: Bool

    /// Takes the push out of launch options, if that is what it is given.
    package init(_ userInfo: [AnyHashable: Any]) {
        let wrapped = userInfo[UIApplication.LaunchOptionsKey.remoteNotification.rawValue] as? [AnyHashable: Any]
        values = wrapped ?? userInfo
        isLaunch = wrapped != nil
    }

    /// Whether it is one that Pushwoosh has sent, in the form it has.
    var isPushwoosh: Bool {
        guard !Self.nests(values, deeperThan: Self.mostLevels) else { return false }
        let hash = values["p"]
        return values["pw_msg"] != nil && values["aps"] is [AnyHashable: Any] && (hash == nil || hash is String)
    }

    /// Whether it is a command to the SDK, which shows nothing.
    var isCommand: Bool {
        switch values["pw_system_push"] {
        case let text as String: text == "1"
        case let number as NSNumber: number.intValue == 1
        default: false
        }
    }

    /// Whether it only wakes the app: it has nothing to show.
    var isSilent: Bool {
        let aps = values["aps"] as? [AnyHashable: Any]
        return wakesApp && aps?["alert"] == nil
    }

    /// Whether it wakes the app, shown or not.
    var wakesApp: Bool {
        let aps = values["aps"] as? [AnyHashable: Any]
        return Self.isTruthy(aps?["content-available"])
    }

    /// A number other than 0, or a text that says so.
    static func isTruthy(_ value: Any?) -> Bool {
        switch value {
        case let number as NSNumber: number != 0
        case let text as String: !["", "0", "false", "no"].contains(text.lowercased())
        default: false
        }
    }

    /// The hosted page or address that is to be opened; it goes before a rich media.
    var page: String? {
        (values["h"] ?? values["r"]) as? String
    }

    /// The whole push as JSON, or nil where it holds what JSON cannot.
    package var json: Data? {
        guard !Self.nests(values, deeperThan: Self.mostLevels), JSONSerialization.isValidJSONObject(values) else {
            return nil
        }
        return try? JSONSerialization.data(withJSONObject: values, options: [.sortedKeys])
    }

    /// What a JSON reader takes; with more, whoever walks through the values runs out of stack.
    private static let mostLevels = 512

    private static func nests(_ value: Any, deeperThan levels: Int) -> Bool {
        guard levels > 0 else { return true }
        return switch value {
        case let list as [Any]: list.contains { nests($0, deeperThan: levels - 1) }
        case let fields as [AnyHashable: Any]: fields.values.contains { nests($0, deeperThan: levels - 1) }
        default: false
        }
    }
}
