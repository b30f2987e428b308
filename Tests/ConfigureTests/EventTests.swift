import Foundation
import PushwooshTesting
import Testing

@Suite("Events of the app")
@MainActor
struct EventTests {
    /// What one event answered.
    private final class Answer {
        var errors: [(any Error)?] = []
        var text: String? { errors.first??.localizedDescription }
    }

    private static func app(_ setUp: (HeadlessApp) -> Void = { _ in }) -> HeadlessApp {
        HeadlessApp {
            $0.infoPlist = ["Pushwoosh_APPID": "AAAAA-BBBBB", "Pushwoosh_RICH_MEDIA_STYLE": "MODAL_RICH_MEDIA"]
            setUp($0)
        }
    }

    private func post(_ event: String?, _ attributes: [AnyHashable: Any]? = [:], in app: HeadlessApp) -> Answer {
        let answer = Answer()
        app.run {
            PWInAppManager.shared().postEvent(event, withAttributes: attributes) { answer.errors.append($0) }
            #expect(answer.errors.isEmpty)
        }
        return answer
    }

    @Test("an event is sent with its name, its attributes and both times")
    func sent() throws {
        let app = Self.app()
        let answer = post("Level", ["level": 5], in: app)
        #expect(answer.errors.count == 1 && answer.errors[0] == nil)
        let fields = try #require(app.requests.first?.fields)
        let seconds = Int(app.wallTime.timeIntervalSince1970)
        #expect(fields["event"] as? String == "Level" && fields["application"] as? String == "AAAAA-BBBBB")
        #expect(fields["timestampUTC"] as? Int == seconds)
        #expect(fields["timestampCurrent"] as? Int == seconds + TimeZone.current.secondsFromGMT(for: app.wallTime))
        #expect((fields["attributes"] as? [String: Any])?["level"] as? String == "5")
    }

    @Test("attributes are sent as the server takes them")
    func attributes() throws {
        let app = Self.app()
        let values: [AnyHashable: Any] = [
            "text": "a", "flag": true, "whole": 3, "half": 1.5, "null": NSNull(), "list": [1, "b", false] as [Any],
            "other": URL(fileURLWithPath: "/x"), 5: "no text",
        ]
        _ = post("E", values, in: app)
        let sent = try #require(app.requests.first?.fields["attributes"] as? [String: Any])
        #expect(sent["text"] as? String == "a" && sent["flag"] as? Bool == true && sent["whole"] as? String == "3")
        #expect(sent["half"] as? String == "1.5" && sent["null"] as? String == "null")
        #expect(sent["other"] as? String == "file:///x" && sent.count == 7)
        #expect((sent["list"] as? [Any])?.count == 3 && (sent["list"] as? [Any])?.first as? String == "1")
        #expect(app.log.contains { $0.message.contains("The attribute 5") })
        _ = post("PW_InAppPurchase", ["price": 1.5], in: app)
        #expect((app.requests.last?.fields["attributes"] as? [String: Any])?["price"] as? Double == 1.5)
    }

    @Test(
        "without a name or a code nothing is sent, and the completion says why",
        arguments: ["", " \n", nil, "Event"]
    )
    func refused(name: String?) {
        let app = name == "Event" ? HeadlessApp() : Self.app()
        let answer = post(name, nil, in: app)
        #expect(answer.errors.count == 1 && app.requests.isEmpty)
        #expect(answer.text?.contains(name == "Event" ? "application code" : "no name") == true)
    }

    @Test("a failure on the way is told, and an event without a completion leaves a line in the log")
    func failure() {
        let app = Self.app { $0.answers["postEvent"] = .failure("no network") }
        #expect(post("E", in: app).text?.contains("no network") == true)
        let lines = app.log.count
        app.run { PWInAppManager.shared().postEvent("E") }
        #expect(app.log.count == lines + 1)
    }

    @Test("a rich media of the answer is shown as one of an event, with the message it belongs to")
    func richMedia() {
        let app = Self.app {
            $0.answers["postEvent"] = .success(
                #"{"richmedia": {"url": "https://example.com/X.zip", "ts": 1}, "message_hash": "h", "code": ""}"#
            )
        }
        let gate = Gate()
        app.run { PWModalRichMedia.delegate = gate }
        let answer = post("E", in: app)
        #expect(answer.errors.count == 1 && answer.errors[0] == nil)
        #expect(gate.asked.first?.content == "r-X" && gate.asked.first?.source == .inApp)
        #expect(gate.asked.first?.pushPayload["p"] as? String == "h" && app.screen.richMedia?.code == "r-X")
    }

    @Test("a known in-app is shown at once; an unknown one after its list has come")
    func inApp() {
        let app = Self.app {
            $0.answers["postEvent"] = .success(#"{"code": "I-1"}"#)
            $0.answers["getInApps"] = .success(
                #"{"inApps": [{"code": "I-1", "url": "https://example.com", "updated": 1}, {"code": "I-2"}, 7]}"#
            )
        }
        #expect(post("E", in: app).errors.count == 1 && app.screen.richMedia?.code == "I-1")
        #expect(app.requests.map(\.method) == ["postEvent", "getInApps"])
        app.relaunch()
        app.advance(by: .seconds(2))
        #expect(post("E", in: app).errors.count == 1 && app.screen.richMedia?.code == "I-1")
        #expect(app.requests.count == 3)
        app.run { PWInAppManager.updateInstance() }
        _ = post("E", in: app)
        #expect(app.requests.count == 5)
    }

    @Test(
        "an in-app whose list cannot be loaded, or does not have it, is an error of the completion [SDK-L5]",
        arguments: [true, false]
    )
    func unknownInApp(fails: Bool) {
        let app = Self.app {
            $0.answers["postEvent"] = .success(#"{"code": "I-2"}"#)
            $0.answers["getInApps"] = fails ? .failure("no network") : .success(#"{"inApps": [{"code": "I-2"}]}"#)
        }
        let answer = post("E", in: app)
        #expect(answer.errors.count == 1 && app.screen.isEmpty)
        #expect(answer.text?.contains(fails ? "no network" : "I-2") == true)
    }

    @Test("reloading the list is answered once, with why it failed")
    func reload() {
        let app = Self.app { $0.answers["getInApps"] = .failure("no network") }
        var errors: [String?] = []
        app.run { PWInAppManager.shared().reloadInApps { errors.append($0?.localizedDescription) } }
        app.answers["getInApps"] = .success(#"{"inApps": []}"#)
        app.run {
            PWInAppManager.shared().reloadInApps { errors.append($0?.localizedDescription) }
            PWInAppManager.shared().reloadInApps(completion: nil)
        }
        #expect(errors == ["getInApps failed: no network", nil])
        #expect(app.run { PWInAppManager.shared() === PWInAppManager.shared() })
    }
}

/// Lets everything be shown, and keeps what it was asked about.
private final class Gate: PWRichMediaPresentingDelegate {
    var asked: [PWRichMedia] = []

    func richMediaManager(_ richMediaManager: PWRichMediaManager, shouldPresent richMedia: PWRichMedia) -> Bool {
        asked.append(richMedia)
        return true
    }
}
