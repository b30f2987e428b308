import Foundation
import PushwooshTesting
import Testing

@Suite("Pushes of no sense")
@MainActor
struct HostilePushTests {
    /// Values that stand where others are expected, by name, since the values themselves do not cross into arguments.
    private static let values: [String: Any] = [
        "text": "s", "empty text": "", "escape": "\u{1B}[31m\u{0}", "number": 1, "fraction": 1.5,
        "no number": Double.nan,
        "largest": UInt64.max, "boolean": true, "null": NSNull(), "nothing": Int?.none as Any, "list": [Any](),
        "dictionary": [String: Any](), "numbers as keys": [1: 2], "data": Data([0xFF]), "date": Date.distantFuture,
        "object": NSObject(), "list of lists": nested(30_000) { [$0] },
        "dictionary of dictionaries": nested(30_000) { ["k": $0] },
    ]

    private static func nested(_ levels: Int, _ around: (Any) -> Any) -> Any {
        (0..<levels).reduce("x" as Any) { value, _ in around(value) }
    }

    /// Shows rich media as cards.
    private static func modalApp() -> HeadlessApp {
        HeadlessApp { $0.infoPlist["Pushwoosh_RICH_MEDIA_STYLE"] = "MODAL_RICH_MEDIA" }
    }

    private static func push(_ key: String, _ value: Any) -> [AnyHashable: Any] {
        let richMedia: [String: Any] = ["url": "https://example.com/A.zip", "ts": 1]
        return ["pw_msg": "1", "aps": ["alert": "Hello"], "rm": richMedia].merging([key: value]) { $1 }
    }

    @Test(
        "whatever stands at a key, the push is taken or refused, and the next one is shown",
        arguments: ["rm", "aps", "pw_msg", "p", "h", "r", "u", "pw_system_push", "ts", "url", "UIApplicationLaunch"]
    )
    func anyValue(key: String) {
        for (name, value) in Self.values {
            let app = Self.modalApp()
            let inside = ["ts", "url"].contains(key)
            let richMedia: [String: Any] = ["url": "https://example.com/A.zip", "ts": 1].merging([key: value]) { $1 }
            let launch = UIApplication.LaunchOptionsKey.remoteNotification.rawValue
            let push = inside ? Self.push("rm", richMedia) : Self.push(key.hasPrefix("UI") ? launch : key, value)
            _ = app.run { Pushwoosh.configure.handlePushReceived(push) }
            app.deliver(push: push, isSilent: true)
            app.advance(by: .seconds(5))
            if !app.screen.isEmpty { app.closeFromPage() }
            app.advance(by: .seconds(5))
            app.run { #expect(Pushwoosh.configure.handlePushReceived(Self.push("x", 1)), "\(name)") }
            app.advance(by: .seconds(5))
            #expect(app.screen.richMedia?.code == "r-A", "\(name)")
        }
    }

    @Test(
        "the name of a rich media leads to no other folder and holds nothing a terminal obeys",
        arguments: ["a%2F..%2F..%2Fetc%2Fpasswd.zip", "a%00b.zip", "%1B%5B31m.zip", "..", "%2e%2e", "/"]
    )
    func name(path: String) {
        let app = Self.modalApp()
        let push = Self.push("rm", ["url": "https://example.com/media/" + path, "ts": 1] as [String: Any])
        _ = app.run { Pushwoosh.configure.handlePushReceived(push) }
        app.advance(by: .seconds(5))
        let code = app.screen.richMedia?.code ?? ""
        #expect(!code.contains("/") && !code.contains("..") && !code.unicodeScalars.contains { $0.value < 32 })
        #expect(code.isEmpty == app.log.contains { $0.message.contains("has no usable address") })
    }

    @Test("a tag that is nested without end is left out with a log line, the others are sent")
    func tags() throws {
        let app = HeadlessApp { $0.status = .authorized }
        app.run {
            Pushwoosh.configure.setAppCode("AAAAA-BBBBB")
            let tags: [AnyHashable: Any] = ["deep": Self.values["list of lists"] as Any, "plain": "x", 5: "y"]
            Pushwoosh.configure.registerForPushNotifications(with: tags)
        }
        app.advance(by: .seconds(5))
        let request = try #require(app.requests.first { $0.method == "registerDevice" })
        let body = String(decoding: request.body, as: UTF8.self)
        #expect(body.contains("\"tags\":{\"plain\":\"x\"}"))
        #expect(app.log.count { $0.message.contains("is left out") } == 2)
    }
}
