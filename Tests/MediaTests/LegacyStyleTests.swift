import Foundation
import PushwooshTesting
import Testing

@Suite("The look of the legacy style")
@MainActor
struct LegacyStyleTests {
    /// An animation as an app writes it for iOS.
    private final class OwnAnimation: NSObject, PWRichMediaStyleAnimationDelegate {
        var calls: [String] = []
        var completes = true
        weak var content: UIView?

        func runPresentingAnimation(
            withContentView contentView: UIView!,
            parentView: UIView!,
            completion: (() -> Void)!
        ) {
            calls.append("present in \(Int(parentView.bounds.width))")
            content = contentView
            contentView.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            UIView.animate(withDuration: 1) {
                contentView.transform = .identity
            } completion: { _ in
                completion()
            }
        }

        func runDismissingAnimation(
            withContentView contentView: UIView!,
            parentView: UIView!,
            completion: (() -> Void)!
        ) {
            calls.append("dismiss")
            guard completes else { return }
            UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
                contentView.alpha = 0
            } completion: { _ in
                completion()
                completion()
            }
        }
    }

    @Test("an animation of the app's own moves it, as long as it likes, and didClose waits for it")
    func ownAnimation() {
        let own = OwnAnimation()
        let legacy = LegacyApp { $0.animationDelegate = own }
        legacy.present()
        #expect(legacy.calls == ["should A", "present A"])
        legacy.wait(0.5)
        #expect(legacy.window?.content?.look.transform.a == 0.75)
        legacy.wait(2)
        legacy.app.closeFromPage()
        legacy.wait(1)
        #expect(legacy.window?.content?.isHalfSeen == true && legacy.calls.count == 2)
        legacy.wait(0.5)
        #expect(legacy.calls == ["should A", "present A", "close A"])
        #expect(own.calls == ["present in 390", "dismiss"] && own.content == nil)
    }

    @Test("an animation that never says that it has ended is waited for five seconds, then logged")
    func neverEnds() {
        let own = OwnAnimation()
        own.completes = false
        let legacy = LegacyApp { $0.animationDelegate = own }
        legacy.present("A")
        legacy.present("B")
        legacy.wait(2)
        legacy.app.closeFromPage()
        legacy.wait(4.9)
        #expect(legacy.calls == ["should A", "present A"])
        legacy.wait(0.1)
        #expect(legacy.calls == ["should A", "present A", "close A", "should B", "present B"])
        #expect(legacy.app.log.contains { $0.message.contains("has not called its completion") })
    }

    @Test("without an animation it is there at once and gone at once")
    func noAnimation() {
        let legacy = LegacyApp { $0.animationDelegate = nil }
        legacy.present()
        #expect(legacy.window?.content?.look.frame.minY.rounded() == 0)
        legacy.app.closeFromPage()
        #expect(legacy.calls == ["should A", "present A", "close A"] && legacy.window == nil)
    }

    @Test("each copies the style when its turn comes: later changes touch the next one only")
    func copied() {
        let legacy = LegacyApp()
        legacy.present("A")
        legacy.present("B")
        legacy.wait()
        legacy.app.run {
            let style = PWRichMediaManager.shared().richMediaStyle
            style?.backgroundColor = .white
            style?.animationDelegate = nil
            style?.shouldHideStatusBar = false
            style?.allowsInlineMediaPlayback = true
            style?.mediaPlaybackRequiresUserAction = false
        }
        #expect(legacy.window?.background == UIColor(white: 0, alpha: 0.3))
        legacy.app.closeFromPage()
        #expect(legacy.window?.code == "A")
        legacy.wait(0.3)
        #expect(legacy.window?.code == "B" && legacy.window?.background == .white)
        let window = legacy.window?.window
        #expect(window?.hidesStatusBar == false && window?.allowsInlineMediaPlayback == true)
        #expect(window?.mediaPlaybackRequiresUserAction == false)
    }

    @Test("the style is the same object until another is set; nil brings back how it looks where nothing is set")
    func oneStyle() {
        let legacy = LegacyApp()
        legacy.app.run {
            let manager: PWRichMediaManager = .shared()
            #expect(manager.richMediaStyle === manager.richMediaStyle)
            let own = PWRichMediaStyle()
            own.backgroundColor = .red
            manager.richMediaStyle = own
            #expect(manager.richMediaStyle === own)
            manager.richMediaStyle = nil
            #expect(
                manager.richMediaStyle !== own
                    && manager.richMediaStyle.backgroundColor == UIColor(white: 0, alpha: 0.3)
            )
            #expect(manager.richMediaStyle.animationDelegate is PWRichMediaStyleSlideBottomAnimation)
        }
    }

    @Test("a delay that is no number is none", arguments: [TimeInterval.nan, -3])
    func noDelay(delay: TimeInterval) {
        let legacy = LegacyApp { $0.closeButtonPresentingDelay = delay }
        legacy.present()
        legacy.wait(0.3)
        #expect(legacy.window?.closeButton != nil)
    }
}
