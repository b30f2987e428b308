import PushwooshTesting
import Testing

@testable import PushwooshConfigure

@Suite("A message")
@MainActor
struct MessageTests {
    @Test(
        "is named by its hash, read as base 62",
        arguments: [
            ("_1C__000000-000000-000000", 100, 0, "0000-00000000-00000000"),
            ("_Z_10_a-Z_", 61, 62, "000A-0000003D"), ("_1_2_3-zz", 1, 2, "0003-0000089D"),
            ("_!_2_a-b", 0, 2, "000A-0000000B"), ("short", 0, 0, ""), ("a-b_c", 0, 0, ""), ("", 0, 0, ""),
            ("_zzzzzzzzzzzzzzzzzzzz_1_a-b", 0, 1, "000A-0000000B"),
        ] as [(String, UInt64, UInt64, String)]
    )
    func hash(_ hash: String, _ campaign: UInt64, _ message: UInt64, _ code: String) {
        let read = MessageHash(hash)
        #expect(read.campaign == campaign && read.message == message && read.code == code)
    }

    @Test("a code without a dash is kept where the hash is long enough to be one")
    func plainCode() {
        #expect(MessageHash("_1_2_" + String(repeating: "x", count: 70)).code == String(repeating: "x", count: 70))
        #expect(MessageHash("_1_2_xyz").code == "")
    }

    @Test("many hashes read at once do not mix [N8]")
    func concurrent() async {
        let digits = Array("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
        let readings = digits.map { digit in
            Task.detached {
                let read = MessageHash("_\(digit)_\(digit)_a-b")
                return (read.campaign, read.message)
            }
        }
        var codes: [(UInt64, UInt64)] = []
        for reading in readings { codes.append(await reading.value) }
        #expect(codes.allSatisfy { $0.0 == $0.1 } && Set(codes.map(\.0)).count == 62)
    }

    @Test("has what its payload says, each thing at its place [N6]")
    func properties() {
        let payload: [AnyHashable: Any] = [
            "aps": [
                "alert": ["title": "T", "subtitle": "S", "body": "B"], "badge": 3, "content-available": "1",
                "pw_badge": "+2",
            ],
            "pw_msg": "1", "p": "_1_2_3-4", "l": "https://example.com", "u": #"{"a":1}"#, "pw_inbox": "code",
            "actionIdentifier": "reply",
        ]
        let message = PWMessage(payload: payload, isForeground: true, badgeBefore: 5)
        #expect(message.title == "T" && message.subTitle == "S" && message.message == "B")
        #expect(message.badge == 3 && message.badgeExtension == 7 && message.isContentAvailable)
        #expect(message.campaignId == 1 && message.messageId == 2 && message.messageCode == "0003-00000004")
        #expect(message.link == "https://example.com" && message.customData?["a"] as? Int == 1)
        #expect(message.isInboxMessage && message.isForegroundMessage && message.actionIdentifier == "reply")
        #expect(message.payload?["pw_msg"] as? String == "1")
    }

    @Test("with values of other types has none of them, and does no harm")
    func otherTypes() {
        let payload: [AnyHashable: Any] = [
            "aps": ["alert": 5, "badge": "x", "content-available": 0, "pw_badge": [1]], "p": 5, "l": 5, "u": "[1]",
            "pw_inbox": 1,
        ]
        let message = PWMessage(payload: payload, isForeground: false)
        #expect(message.title == nil && message.message == nil && message.badge == 0 && message.badgeExtension == 0)
        #expect(message.messageCode == "" && message.link == nil && message.customData == nil)
        #expect(!message.isContentAvailable && !message.isInboxMessage && !message.isForegroundMessage)
    }

    @Test(
        "changes the number on the icon",
        arguments: [
            ("+2", 5, 7), ("-9", 5, 0), ("4", 5, 4), ("", 5, 0), ("x", 5, 0),
            ("+99999999999999999999", 5, 0), ("-9223372036854775808", 5, 0),
        ] as [(String, UInt, UInt)]
    )
    func badge(_ written: String, _ before: UInt, _ after: UInt) {
        let message = PWMessage(payload: ["aps": ["pw_badge": written]], isForeground: true, badgeBefore: before)
        #expect(message.badgeExtension == after)
    }

    @Test("is one of Pushwoosh's where its payload has pw_msg")
    func isOne() {
        #expect(PWMessage.isPushwooshMessage(["pw_msg": 0]) && !PWMessage.isPushwooshMessage(["aps": [:]]))
        #expect(Pushwoosh.configure.getCustomPushData(["u": "text"]) == "text")
        #expect(Pushwoosh.configure.getCustomPushData(["u": 5]) == nil)
    }
}
