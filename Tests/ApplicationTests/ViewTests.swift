@testable import PushwooshApplication
import PushwooshTesting
import Testing

@MainActor
@Suite("Views") struct ViewTests {
    let app = HeadlessApp()

    private func look(_ view: UIView) -> SurfaceView.Look {
        let now = app.platform.timeSource.uptime
        return view.described(at: now).look(at: now)
    }

    @Test("frame, bounds and centre are one place")
    func geometry() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.center == CGPoint(x: 25, y: 40) && view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
        view.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(view.frame == CGRect(x: 95, y: 95, width: 10, height: 10))
    }

    @Test("a view stands on one other, never on itself or on what stands on it")
    func hierarchy() {
        let (first, second, child) = (UIView(), UIView(), UIView())
        first.addSubview(child)
        second.addSubview(child)
        #expect(first.subviews.isEmpty && second.subviews == [child] && child.superview === second)
        child.addSubview(second)
        child.addSubview(child)
        #expect(child.subviews.isEmpty && child.isDescendant(of: second) && !second.isDescendant(of: child))
        child.removeFromSuperview()
        #expect(second.subviews.isEmpty && child.superview == nil)
    }

    @Test("what gives way shares the growth of the view it stands on in equal parts")
    func autoresizing() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight]
        let fixed = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        parent.addSubview(child)
        parent.addSubview(fixed)
        parent.frame.size = CGSize(width: 140, height: 130)
        #expect(child.frame == CGRect(x: 30, y: 10, width: 20, height: 50))
        #expect(fixed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("an animation moves every property from how it looks now, and ends where it is set")
    func animation() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .black
        var ends: [Bool] = []
        app.run {
            UIView.animate(withDuration: 2, delay: 1, options: .curveLinear) {
                view.alpha = 0
                view.frame = CGRect(x: 100, y: 0, width: 10, height: 30)
                view.transform = CGAffineTransform(translationX: 0, y: 40)
                view.backgroundColor = .white
            } completion: {
                ends.append($0)
            }
        }
        #expect(view.alpha == 0 && ends.isEmpty)
        app.advance(by: .seconds(1))
        #expect(look(view).alpha == 1)
        app.advance(by: .seconds(1))
        let half = look(view)
        #expect(half.alpha == 0.5 && half.frame == CGRect(x: 50, y: 0, width: 10, height: 20))
        #expect(half.transform.ty == 20 && half.backgroundColor == UIColor(white: 0.5, alpha: 1))
        app.run { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 1 } }
        #expect(look(view).alpha == 0.5)
        app.advance(by: .milliseconds(500))
        #expect(look(view).alpha == 0.75 && look(view).frame.minX == 75)
        app.advance(by: .seconds(5))
        #expect(look(view).alpha == 1 && look(view).frame.minX == 100 && ends == [true])
    }

    @Test("outside an animation, and in one that takes no time, a change is there at once")
    func noAnimation() {
        let view = UIView()
        var ends = 0
        app.run {
            UIView.animate(withDuration: 1) { view.alpha = 0 }
            view.alpha = 0.5
            #expect(look(view).alpha == 0.5)
            UIView.animate(withDuration: 0) {
                view.alpha = 0.25
            } completion: { _ in
                ends += 1
            }
            #expect(look(view).alpha == 0.25 && ends == 0)
        }
        #expect(ends == 1)
    }

    @Test("a transform moves, scales and turns as UIKit's does")
    func transforms() {
        let moved = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
        #expect(moved == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))
        let scaled = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
        #expect(scaled == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 60))
        let turned = CGAffineTransform.identity.rotated(by: .pi / 2)
        #expect(abs(turned.b - 1) < 1e-9 && abs(turned.c + 1) < 1e-9 && !turned.isIdentity)
    }

    @Test("a button has a title for each state, and does what was added, once each, for a tap")
    func button() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.setTitle("Wait", for: .disabled)
        #expect(button.currentTitle == "Go" && button.titleColor(for: .normal) == .tintColor)
        var taps: [String] = []
        let tap = UIAction { _ in taps.append("tap") }
        button.addAction(tap, for: .touchUpInside)
        button.addAction(UIAction { _ in taps.append("main") }, for: .primaryActionTriggered)
        button.sendActions(for: .touchUpInside)
        #expect(taps == ["tap", "main"])
        button.removeAction(tap)
        button.sendActions(for: .primaryActionTriggered)
        #expect(taps == ["tap", "main", "main"])
        button.isEnabled = false
        #expect(button.currentTitle == "Wait")
    }

    @Test("a wheel is left out while it stands still, unless it is to be seen")
    func wheel() {
        let wheel = UIActivityIndicatorView(style: .large)
        #expect(wheel.isHidden && wheel.bounds.width == 37)
        wheel.startAnimating()
        #expect(!wheel.isHidden && wheel.isAnimating)
        wheel.stopAnimating()
        #expect(wheel.isHidden)
        wheel.hidesWhenStopped = false
        #expect(!wheel.isHidden)
    }
}
