import Foundation
import PushwooshTesting
import Testing

@Suite("Loading a rich media of the legacy style")
@MainActor
struct LegacyLoadingTests {
    private static let slow = ["A": RichMediaScript(loading: .seconds(10))]

    /// A loading view as an app writes it for iOS.
    private final class OwnLoadingView: PWLoadingView {
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .black
            cancelLoadingButton = UIButton(type: .system)
            cancelLoadingButton.setTitle("Stop", for: .normal)
            addSubview(cancelLoadingButton)
            addSubview(mark)
        }

        required init?(coder: NSCoder) {
            fatalError("no archives")
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            mark.center = CGPoint(x: bounds.midX, y: bounds.midY)
        }
    }

    @Test("the loading view comes after half a second, fades in, and its wheel turns in the middle")
    func comes() throws {
        let legacy = LegacyApp(Self.slow)
        legacy.present()
        legacy.wait(0.5)
        #expect(legacy.window?.loadingView == nil)
        legacy.wait(0.15)
        #expect(legacy.window?.loadingView?.isHalfSeen == true)
        legacy.wait(0.15)
        let view = try #require(legacy.window?.loadingView)
        #expect(view.look.alpha == 1 && view.look.frame.size == CGSize(width: 390, height: 844))
        let wheel = try #require(view.subviews.first)
        #expect(wheel.kind == .activityIndicator(isLarge: true, color: .white, turns: true))
        #expect(wheel.look.frame.midX == 195 && wheel.look.frame.midY == 422)
    }

    @Test("it goes with a fade when the page is there, while that comes in")
    func goes() {
        let legacy = LegacyApp(["A": RichMediaScript(loading: .seconds(2))])
        legacy.present()
        legacy.wait(2.15)
        #expect(
            legacy.window?.loadingView?.isHalfSeen == true && legacy.window?.content?.look.frame.minY.rounded() == 422
        )
        legacy.wait(0.15)
        #expect(legacy.window?.loadingView == nil && legacy.window?.content?.look.frame.minY.rounded() == 0)
    }

    @Test(
        "the cancel button comes when the delay is over; it gives up: didClose without didPresent, and the next comes"
    )
    func cancel() {
        let legacy = LegacyApp(Self.slow) { $0.closeButtonPresentingDelay = 3 }
        legacy.present("A")
        legacy.present("B")
        legacy.wait(2.9)
        #expect(legacy.window?.cancelButton == nil && !legacy.app.pressEscape() || legacy.calls == ["should A"])
        legacy.wait(0.1)
        #expect(legacy.app.tapButton(titled: "Cancel"))
        #expect(legacy.calls == ["should A"])
        legacy.wait(0.3)
        #expect(legacy.calls == ["should A", "close A", "should B", "present B"])
        legacy.wait(20)
        #expect(legacy.calls.count == 4 && legacy.app.mostOverlaysAtOnce == 1)
    }

    @Test("Escape gives up as well, once the cancel button can be seen")
    func escape() {
        let legacy = LegacyApp(Self.slow) { $0.closeButtonPresentingDelay = 3 }
        legacy.present()
        legacy.wait(2)
        legacy.app.pressEscape()
        legacy.wait()
        #expect(legacy.calls == ["should A"] && legacy.window != nil)
        legacy.app.pressEscape()
        legacy.wait()
        #expect(legacy.calls == ["should A", "close A"] && legacy.window == nil)
    }

    @Test("the app's own loading view is shown, laid out by itself, and its own button gives up")
    func ownView() throws {
        let legacy = LegacyApp(Self.slow) { style in
            style.loadingViewBlock = { OwnLoadingView(frame: .zero) }
        }
        legacy.present()
        legacy.wait(2)
        let view = try #require(legacy.window?.loadingView)
        #expect(view.look.backgroundColor == .black)
        let mark = try #require(view.subviews.last)
        #expect(mark.look.frame.midX == 195 && mark.look.frame.midY == 422)
        #expect(!view.all.contains { $0.kind == .button(title: "Cancel", titleColor: .white, isEnabled: true) })
        #expect(legacy.app.tapButton(titled: "Stop"))
        legacy.wait()
        #expect(legacy.calls == ["should A", "close A"])
    }

    @Test("a block that makes none leaves nothing to see, and the page still comes")
    func noView() {
        let legacy = LegacyApp(["A": RichMediaScript(loading: .seconds(2))]) { $0.loadingViewBlock = { nil } }
        legacy.present()
        legacy.wait(1)
        #expect(legacy.window?.loadingView == nil)
        legacy.wait(2)
        #expect(legacy.calls == ["should A", "present A"])
    }

    @Test("a disabled or hidden cancel button takes no tap")
    func disabled() {
        let legacy = LegacyApp(Self.slow) { style in
            style.loadingViewBlock = {
                let view = OwnLoadingView(frame: .zero)
                view.cancelLoadingButton.isEnabled = false
                return view
            }
        }
        legacy.present()
        legacy.wait(2)
        #expect(!legacy.app.tap(.cancel))
        legacy.wait()
        #expect(legacy.calls == ["should A"])
    }

    @Test("the close button fades in once loaded and after the delay, 40 points from the top of a tall window, else 20")
    func closeButton() {
        for (height, top) in [(844.0, 40.0), (600, 20)] {
            let legacy = LegacyApp { $0.closeButtonPresentingDelay = 2 }
            legacy.app.openWindow(WindowMetrics(size: CGSize(width: 390, height: height)))
            legacy.present()
            legacy.wait(2)
            #expect(legacy.window?.closeButton == nil)
            legacy.wait(0.15)
            #expect(legacy.window?.closeButton?.isHalfSeen == true)
            legacy.wait(0.15)
            #expect(legacy.window?.closeButton?.look.frame == CGRect(x: 5, y: top, width: 35, height: 35))
        }
    }

    @Test("a package without a close button has none, and Escape still closes")
    func noCloseButton() {
        let legacy = LegacyApp(["A": RichMediaScript(hasCloseButton: false)])
        legacy.present()
        legacy.wait(5)
        #expect(legacy.window?.closeButton == nil && legacy.app.pressEscape())
        legacy.wait()
        #expect(legacy.calls == ["should A", "present A", "close A"])
    }
}
