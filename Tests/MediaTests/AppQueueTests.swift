import Foundation
import PushwooshTesting
import Testing

/// An app that keeps a queue of its own beside the SDK's, in the way the guide shows.
@MainActor
private final class QueueingDelegate: UIResponder, UIApplicationDelegate, PWRichMediaPresentingDelegate {
    var queue: [PWRichMedia] = []
    var isPresenting = false
    var asked: [String] = []
    var presented: [String] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Pushwoosh.media.setRichMediaPresentationStyle(.modal)
        Pushwoosh.media.modalRichMedia.configure(
            position: .PWModalWindowPositionBottom,
            presentAnimation: .PWAnimationPresentFromBottom,
            dismissAnimation: .PWAnimationDismissDown
        )
        Pushwoosh.media.modalRichMedia.delegate = self
        return true
    }

    func application(
        _ application: UIApplication,
        didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        Pushwoosh.configure.handlePushReceived(userInfo)
        completionHandler(.noData)
    }

    func richMediaManager(_ richMediaManager: PWRichMediaManager, shouldPresent richMedia: PWRichMedia) -> Bool {
        asked.append(richMedia.content)
        if !queue.contains(where: { $0 === richMedia }) { queue.append(richMedia) }
        return !isPresenting
    }

    func richMediaManager(_ richMediaManager: PWRichMediaManager, didPresent richMedia: PWRichMedia) {
        presented.append(richMedia.content)
        isPresenting = true
    }

    func richMediaManager(_ richMediaManager: PWRichMediaManager, didClose richMedia: PWRichMedia) {
        isPresenting = false
        queue.removeAll { $0 === richMedia }
        if let next = queue.first { Pushwoosh.media.modalRichMedia.present(next) }
    }

    func richMediaManager(
        _ richMediaManager: PWRichMediaManager,
        presentingDidFailFor richMedia: PWRichMedia,
        withError error: any Error
    ) {
        self.richMediaManager(richMediaManager, didClose: richMedia)
    }
}

@Suite("An app with a queue of its own")
@MainActor
struct AppQueueTests {
    private func push(_ app: HeadlessApp, _ name: String) {
        let richMedia: [String: Any] = ["url": "https://example.com/\(name).zip", "ts": 1]
        app.deliver(push: ["pw_msg": "1", "aps": [String: Any](), "rm": richMedia], isSilent: true)
    }

    @Test(
        "however close together pushes come, each is shown once, in order, one at a time [R50 R51 R58 R59 R48]",
        arguments: [
            Duration.zero, .milliseconds(100), .milliseconds(950), .seconds(3),
        ]
    )
    func onceEach(gap: Duration) {
        let app = HeadlessApp(QueueingDelegate.self)
        let names = ["A", "B", "C", "D"]
        for name in names {
            push(app, name)
            app.advance(by: gap)
        }
        for _ in 0..<6 {
            app.advance(by: .seconds(2))
            if app.screen.richMedia != nil { app.closeFromPage() }
            app.advance(by: .seconds(2))
        }
        let delegate = app.delegate(as: QueueingDelegate.self)
        #expect(delegate?.presented == names.map { "r-" + $0 } && delegate?.asked == delegate?.presented)
        #expect(delegate?.queue.isEmpty == true && app.mostOverlaysAtOnce == 1 && app.screen.isEmpty)
    }

    @Test("those that close by themselves count as closed: the next follows until none is left [R45]")
    func closingByThemselves() {
        let app = HeadlessApp(QueueingDelegate.self)
        app.run { Pushwoosh.media.modalRichMedia.closeAfter(3) }
        for name in ["A", "B"] { push(app, name) }
        app.advance(by: .seconds(20))
        let delegate = app.delegate(as: QueueingDelegate.self)
        #expect(delegate?.presented == ["r-A", "r-B"] && delegate?.isPresenting == false && app.screen.isEmpty)
    }

    @Test("one that fails does not stop the rest [R60]")
    func failureInBetween() {
        let app = HeadlessApp(QueueingDelegate.self) { $0.richMedia = ["r-B": RichMediaScript(loadFailure: "broken")] }
        app.run { Pushwoosh.media.modalRichMedia.closeAfter(1) }
        for name in ["A", "B", "C"] { push(app, name) }
        app.advance(by: .seconds(20))
        #expect(app.delegate(as: QueueingDelegate.self)?.presented == ["r-A", "r-C"])
    }
}
