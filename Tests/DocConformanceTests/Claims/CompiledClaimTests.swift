import DocConformance
import Foundation
import SpecKit
import Testing

/// The promises of the guides that compiling proves, with code of our own, so that they hold without the pages.
@Suite("Code that the guides promise compiles")
struct CompiledClaimTests {
    struct Claim: Sendable, CustomTestStringConvertible {
        let name: String
        let code: String
        var testDescription: String { name }
    }

    private static let clean = [
        Claim(
            name: "silent push handler [R03]",
            code: """
                func application(_ app: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any],
                                 fetchCompletionHandler finish: @escaping (UIBackgroundFetchResult) -> Void) {
                    Pushwoosh.configure.handlePushReceived(info)
                    finish(.noData)
                }
                """
        ),
        Claim(
            name: "style, configuration and registration at launch [R10]",
            code: """
                func application(_ app: UIApplication,
                                 didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    Pushwoosh.media.setRichMediaPresentationStyle(.modal)
                    Pushwoosh.media.modalRichMedia.configure(
                        position: .PWModalWindowPositionCenter,
                        presentAnimation: .PWAnimationPresentFromTop,
                        dismissAnimation: .PWAnimationDismissUp
                    )
                    Pushwoosh.configure.registerForPushNotifications()
                    return true
                }
                """
        ),
        Claim(
            name: "all strings of the primer [P11]",
            code: """
                Pushwoosh.configure.pushPrimer.title("a").message("b").acceptButton("c").declineButton("d").present()
                """
        ),
        Claim(
            name: "style and position [P25]",
            code: "Pushwoosh.configure.pushPrimer.style(.sheet).position(.bottom).title(\"a\").present()"
        ),
        Claim(
            name: "an optional, a missing and a certain image [P31]",
            code: """
                if let data = Data(base64Encoded: ""), let certain = UIImage(data: data) {
                    Pushwoosh.configure.pushPrimer.image(certain).present()
                }
                Pushwoosh.configure.pushPrimer.image(UIImage(named: "Bell")).image(nil).present()
                """
        ),
        Claim(name: "a week in seconds [P55]", code: ".minInterval(7 * 24 * 60 * 60)   // a week"),
        Claim(name: "a lone switch [P50]", code: ".fallbackToSettings(false)"),
        Claim(
            name: "an interface for pages, with the import of iOS",
            code: """
                import PushwooshFramework
                import WebKit

                class Shop: NSObject, PWJavaScriptInterface {
                    func onWebViewFinishLoad(_ webView: WKWebView!) {
                        webView.evaluateJavaScript("open()") { value, error in print(value ?? "", error ?? "") }
                    }
                }
                PWInAppManager.shared().addJavascriptInterface(Shop(), withName: "shop")
                """
        ),
    ]

    @Test("in every mode without a warning [R03] [R10] [P11] [P25] [P31] [P50] [P55]", arguments: clean)
    func isClean(claim: Claim) throws {
        try expectClean("```swift\n\(claim.code)\n```\n")
    }

    @Test(
        "parameters, with the imports of each module alone [R31] [R62]",
        arguments: ["UIKit\nimport PushwooshFramework", "PushwooshFramework", "PushwooshMedia"]
    )
    func parameters(module: String) throws {
        try expectClean(
            """
            import \(module)

            Pushwoosh.media.modalRichMedia.setHapticFeedbackType(.PWHapticFeedbackLight)
            Pushwoosh.media.modalRichMedia.setDismissSwipeDirections([
                NSNumber(value: DismissSwipeDirection.PWSwipeDismissDown.rawValue)
            ])
            let mask = PWCornerTypeTopLeft.rawValue | PWCornerTypeTopRight.rawValue
            Pushwoosh.media.modalRichMedia.setCornerType(CornerType(rawValue: mask), withRadius: 4)
            Pushwoosh.media.modalRichMedia.closeAfter(9)
            """
        )
    }

    @Test(
        "the whole look of a primer, with one import [P02] [P29]",
        arguments: ["PushwooshFramework", "PushwooshPrimer"]
    )
    func customisation(module: String) throws {
        try expectClean(
            """
            import \(module)

            let inset: CGFloat = 12
            Pushwoosh.configure.pushPrimer
                .style(.sheet).position(.center).title("a").image(UIImage(named: "b")).imageURL("https://example.com/c.png")
                .backgroundColor(.systemBackground).titleColor(.label).messageColor(.secondaryLabel)
                .acceptButtonColor(.systemBlue).acceptButtonTextColor(.white)
                .declineButtonColor(.clear).declineButtonTextColor(.secondaryLabel)
                .cornerRadius(inset).buttonCornerRadius(14).buttonBorderColor(.separator)
                .present()
            """
        )
    }

    @Test("lines for Info.plist beside code are left alone [R07]")
    func propertyList() throws {
        let report = try typechecked(
            """
            In the property list of the app:

            <key>Pushwoosh_RICH_MEDIA_STYLE</key>
            <string>MODAL_RICH_MEDIA</string>

            or in code:

            Pushwoosh.media.setRichMediaPresentationStyle(.modal)
            """
        )
        #expect(report.snippetCount == 1)
        #expect(report.text == "" && report.notices == "")
    }

    @Test("localised texts, with one import [P47]", arguments: ["PushwooshFramework", "PushwooshPrimer"])
    func localised(module: String) throws {
        try expectClean(
            "import \(module)\n\nPushwoosh.configure.pushPrimer.title(NSLocalizedString(\"a\", comment: \"b\")).present()\n"
        )
    }

    @Test("a switch over all outcomes, and @unknown default is asked for as on iOS [P59]")
    func outcomes() throws {
        let cases = "case .accepted, .declined, .suppressed, .redirectedToSettings: break"
        let complete =
            "Pushwoosh.configure.pushPrimer.present { outcome in\n switch outcome {\n \(cases)\n @unknown default: break\n }\n}\n"
        try expectClean(complete)
        let incomplete = complete.replacingOccurrences(of: " @unknown default: break\n", with: "")
        #expect(try typechecked(incomplete, modes: [.swift5]).findings.map(\.severity) == [.warning])
        #expect(try typechecked(incomplete, modes: [.swift6]).findings.map(\.severity) == [.error])
        #expect(try typechecked(incomplete).findings.map(\.severity) == [.error])
    }

    @Test("an app delegate that is @main and a delegate of its cards [R52]")
    func entryPoint() throws {
        let path = Places.ownPage("rich-media-queue.en.txt")
        let file = try #require(try swiftFiles(at: path).first { $0.isEntryPoint })
        try expectClean(
            file.text.replacingOccurrences(
                of: "        richMediaManager(rich",
                with: "        self.richMediaManager(rich"
            )
        )
    }
}
