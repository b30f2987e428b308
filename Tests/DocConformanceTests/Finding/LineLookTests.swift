import Testing

@testable import DocConformance

@Suite("Look of a line")
struct LineLookTests {
    private static let looks: [(String, LineLook)] = [
        ("", .blank),
        (" \t\u{A0}", .blank),
        ("// a comment", .preface),
        ("/* two */ // comments", .preface),
        ("@main", .preface),
        ("@available(iOS 15, *)", .preface),
        ("import PushwooshFramework", .swift),
        ("@testable import App", .swift),
        ("import struct Foundation.URL", .swift),
        ("import it from the menu", .prose),
        ("class AppDelegate: UIResponder {", .swift),
        ("final class Queue {", .swift),
        ("class is what matters", .prose),
        ("@objc func show(_ media: PWRichMedia) {", .swift),
        ("public private(set) static var count: Int = 0", .swift),
        ("func application(_ application: UIApplication,", .swift),
        ("let corners = A.rawValue | B.rawValue", .swift),
        ("let (a, b) = pair", .swift),
        ("let us see", .prose),
        ("init(name: String) {", .swift),
        ("if let idx = list.firstIndex(of: x) {", .swift),
        ("if you want (and can)", .prose),
        ("for example: this", .prose),
        ("#if canImport(UIKit)", .swift),
        ("Pushwoosh.configure.registerForPushNotifications()", .swift),
        ("Pushwoosh.media.modalRichMedia.delegate = self", .swift),
        ("Pushwoosh.media.modalRichMedia.configure(", .swift),
        ("_ = Pushwoosh.configure.getHWID()", .swift),
        ("try await center.requestAuthorization(options: [.alert])", .swift),
        ("Task {", .swift),
        ("print(\"token: \\(token)\")", .swift),
        ("see(1)", .continuation),
        ("Pushwoosh.configure.pushPrimer", .chainHead),
        ("Pushwoosh.com", .chainHead),
        (".minInterval(7 * 24 * 60 * 60)   // a week", .link),
        (".present { outcome in", .link),
        (".alert\tA box of the system.", .prose),
        (".sheet + .bottom\tA sheet (default).", .prose),
        (".alert | A box |", .prose),
        (".package(url: \"https://example.com\", from: \"1.0.0\"),", .continuation),
        ("} else {", .continuation),
        ("} completion: { error in", .continuation),
        ("Pushwoosh.configure.start()Next heading", .prose),
        ("Pushwoosh.configure.start() starts it", .prose),
        ("Pushwoosh.configure.pushPrimer .title(\"x\") .present()Next", .collapsedChain),
        ("Pushwoosh.media.closeAfter(_:)", .prose),
        ("• Pushwoosh.media.setStyle(.modal)", .prose),
        ("Use Pushwoosh.media.setStyle(.modal)", .prose),
        ("[Pushwoosh.configure registerForPushNotifications];", .objectiveC),
        ("typedef NS_ENUM(NSInteger, Position) {", .objectiveC),
        ("NSString *name = @\"x\";", .objectiveC),
        ("#import <UIKit/UIKit.h>", .objectiveC),
        ("@interface AppDelegate ()", .objectiveC),
        ("- (void)show:(id)sender {", .objectiveC),
        ("<key>Pushwoosh_RICH_MEDIA_STYLE</key>", .objectiveC),
        ("{ \"a\": 1 }", .objectiveC),
        ("@Metadata {", .objectiveC),
        ("https://example.com/a.b(c)", .prose),
        ("Nota", .prose),
        ("Présenter le prochain", .prose),
    ]

    @Test("is told by its words alone", arguments: looks)
    func look(line: String, expected: LineLook) {
        #expect(LineLook(of: line) == expected)
    }

    @Test("of any line at all is found without a crash", arguments: 1...20 as ClosedRange<UInt64>)
    func anyLine(seed: UInt64) {
        let parts =
            ["/*", "*/", "//", "\\(", "\"\"\"", "func ", "let "] + "ab.(){}[]\"#\\*@:=,;<> \té“…नN0".map(String.init)
        var state = seed
        for _ in 0..<100 {
            var line = ""
            for _ in 0..<40 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                line += parts[Int(state >> 33) % parts.count]
            }
            #expect((LineLook(of: line) == .blank) == line.allSatisfy(\.isWhitespace), "\(line)")
        }
    }
}
