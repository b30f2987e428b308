import Foundation
import PushwooshTesting
import Testing

@Suite("Pushes the app hands over")
@MainActor
struct PushReceiptTests {
    /// Names of payloads, since payloads themselves do not cross into test arguments.
    private static func payload(_ name: String) -> [AnyHashable: Any] {
        let whole: [AnyHashable: Any] = ["pw_msg": "1", "aps": ["alert": "Hello"]]
        return switch name {
        case "whole": whole
        case "any pw_msg": whole.merging(["pw_msg": 0]) { $1 }
        case "hash": whole.merging(["p": "_1C__000"]) { $1 }
        case "wrapped": [UIApplication.LaunchOptionsKey.remoteNotification.rawValue: whole]
        case "command": whole.merging(["pw_system_push": 1]) { $1 }
        case "number as hash": whole.merging(["p": 5]) { $1 }
        case "no pw_msg": ["aps": ["alert": "Hello"]]
        case "no aps": ["pw_msg": "1"]
        case "text as aps": ["pw_msg": "1", "aps": "Hello"]
        default: [:]
        }
    }

    @Test(
        "a push of Pushwoosh has pw_msg and a dictionary aps [R04]",
        arguments: [
            ("whole", true), ("any pw_msg", true), ("hash", true), ("wrapped", true), ("command", true),
            ("number as hash", false), ("no pw_msg", false), ("no aps", false), ("text as aps", false),
            ("empty", false),
        ]
    )
    func accepted(name: String, isTaken: Bool) {
        let app = HeadlessApp()
        app.run { #expect(Pushwoosh.configure.handlePushReceived(Self.payload(name)) == isTaken) }
    }

    @Test("two equal pushes in a row are both taken")
    func equalPushes() {
        let app = HeadlessApp()
        for _ in 0..<2 { app.run { #expect(Pushwoosh.configure.handlePushReceived(Self.payload("whole"))) } }
    }

    @Test("the push that launched the app stays readable; without one there is none")
    func launchNotification() {
        let app = HeadlessApp(isLaunched: false)
        app.launch(options: [.remoteNotification: Self.payload("whole")])
        for _ in 0..<2 { app.run { #expect(Pushwoosh.configure.launchNotification()?["pw_msg"] as? String == "1") } }
        let other = HeadlessApp()
        other.run {
            Pushwoosh.configure.handlePushReceived(Self.payload("whole"))
            #expect(Pushwoosh.configure.launchNotification() == nil)
            Pushwoosh.configure.handlePushReceived(Self.payload("wrapped"))
            #expect(Pushwoosh.configure.launchNotification()?["pw_msg"] as? String == "1")
        }
    }
}
