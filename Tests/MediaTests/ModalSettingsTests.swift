import Foundation
import PushwooshTesting
import Testing

@Suite("Settings of modal rich media")
@MainActor
struct ModalSettingsTests {
    private struct Swipes: Sendable {
        var set: [DismissSwipeDirection]?
        var unknown: [Double] = []
        var closing: [SwipeDirection] = []
    }

    @Test(
        "no swipe by default; any None switches all off; repeats do not count [R35 R38 R39 MOD-03 SDK-M6]",
        arguments: [
            Swipes(set: nil),
            Swipes(set: []),
            Swipes(set: [.PWSwipeDismissNone]),
            Swipes(set: [.PWSwipeDismissNone, .PWSwipeDismissDown]),
            Swipes(set: [.PWSwipeDismissDown, .PWSwipeDismissNone]),
            Swipes(set: [.PWSwipeDismissDown, .PWSwipeDismissUp], closing: [.down, .up]),
            Swipes(set: [.PWSwipeDismissLeft, .PWSwipeDismissLeft], closing: [.left]),
            Swipes(set: [.PWSwipeDismissRight], unknown: [99, -1, 0.5], closing: [.right]),
        ]
    )
    private func swipes(_ swipes: Swipes) {
        let modal = ModalApp()
        if let set = swipes.set {
            let numbers = set.map { NSNumber(value: $0.rawValue) } + swipes.unknown.map { NSNumber(value: $0) }
            modal.set { $0.setDismissSwipeDirections(numbers) }
        }
        modal.present()
        modal.wait()
        #expect(modal.card?.card.swipes == swipes.closing)
        for direction in SwipeDirection.allCases where !swipes.closing.contains(direction) {
            #expect(!modal.app.swipe(direction))
        }
        #expect(modal.calls == ["should A", "present A"])
    }

    @Test("an unknown swipe number leaves one line in the log [R35]")
    func unknownSwipe() {
        let modal = ModalApp()
        modal.set { $0.setDismissSwipeDirections([99, NSNumber(value: 0)]) }
        #expect(modal.app.log.filter { $0.level == .warning && $0.message.contains("99") }.count == 1)
        modal.set { $0.setDismissSwipeDirections([0, 1, 2, 3, 4]) }
        #expect(modal.app.log.filter { $0.level == .warning }.count == 1)
    }

    @Test(
        "one vibration of the chosen strength when it has come in; none by default [R32 R34]",
        arguments: [
            (nil, []), (HapticFeedbackType.PWHapticFeedbackNone, []), (.PWHapticFeedbackLight, [.light]),
            (.PWHapticFeedbackMedium, [.medium]), (.PWHapticFeedbackHard, [.heavy]),
        ] as [(HapticFeedbackType?, [HapticStrength])]
    )
    func haptics(type: HapticFeedbackType?, expected: [HapticStrength]) {
        let modal = ModalApp { $0.richMedia = ["bad": RichMediaScript(loadFailure: "broken")] }
        if let type { modal.set { $0.setHapticFeedbackType(type) } }
        modal.recorder.refused = ["refused"]
        modal.present("refused")
        modal.present("bad")
        modal.present("A")
        modal.app.advance(by: .milliseconds(899))
        #expect(modal.app.haptics.isEmpty)
        modal.wait()
        #expect(modal.app.haptics == expected)
        modal.app.closeFromPage()
        modal.wait()
        #expect(modal.app.haptics == expected)
    }

    @Test("settings hold for every later one until set again, and end with the process [R12 R44]")
    func lasting() {
        let modal = ModalApp()
        modal.set {
            $0.configure(
                position: .PWModalWindowPositionBottom,
                presentAnimation: .PWAnimationPresentFromLeft,
                dismissAnimation: .PWAnimationDismissUp
            )
        }
        for code in ["A", "B"] {
            modal.present(code)
            #expect(modal.card?.card.placement == .bottom && modal.card?.motion.start.offset.dx == -2000)
            modal.wait()
            modal.app.closeFromPage()
            #expect(modal.card?.motion.end.offset.dy == -1000)
            modal.wait()
        }
        modal.app.relaunch()
        modal.app.run { Pushwoosh.media.setRichMediaPresentationStyle(.modal) }
        modal.present("C")
        #expect(modal.card?.card.placement == .center)
    }

    @Test("what is set while one is up touches only the next [R12 SDK-M13]")
    func copied() {
        let modal = ModalApp()
        modal.present("A")
        modal.wait()
        modal.set {
            $0.configure(
                position: .PWModalWindowPositionTop,
                presentAnimation: .PWAnimationPresentNone,
                dismissAnimation: .PWAnimationDismissNone
            )
        }
        #expect(modal.card?.card.placement == .center)
        modal.app.closeFromPage()
        #expect(modal.card?.motion.duration == 0.2)
        modal.wait()
        modal.present("B")
        #expect(modal.card?.card.placement == .top)
    }

    @Test("the order of the setters does not matter, before or after configure [R46]")
    func anyOrder() {
        let setters: [(PWModalRichMedia.Type) -> Void] = [
            { $0.setHapticFeedbackType(.PWHapticFeedbackLight) },
            { $0.setDismissSwipeDirections([NSNumber(value: DismissSwipeDirection.PWSwipeDismissDown.rawValue)]) },
            { $0.setCornerType([.PWCornerTypeTopLeft], withRadius: 16) },
            { $0.closeAfter(3) },
        ]
        func orders(_ rest: [Int]) -> [[Int]] {
            rest.isEmpty ? [[]] : rest.flatMap { first in orders(rest.filter { $0 != first }).map { [first] + $0 } }
        }
        var seen: Set<RichMediaCard> = []
        for order in orders([0, 1, 2, 3]) {
            for place in 0...4 {
                let modal = ModalApp()
                for (index, setter) in (order.map { setters[$0] }).enumerated() {
                    if index == place { configure(modal) }
                    modal.set(setter)
                }
                if place == 4 { configure(modal) }
                modal.present()
                modal.wait()
                if let card = modal.card?.card { seen.insert(card) }
                #expect(modal.app.haptics == [.light])
                modal.app.advance(by: .seconds(3))
                #expect(modal.calls.last == "close A")
            }
        }
        #expect(seen.count == 1)
    }

    private func configure(_ modal: ModalApp) {
        modal.set {
            $0.configure(
                position: .PWModalWindowPositionTop,
                presentAnimation: .PWAnimationPresentNone,
                dismissAnimation: .PWAnimationDismissNone
            )
        }
    }

    @Test("both spellings of each setter reach the same setting [R10 R31]")
    func spellings() {
        let modal = ModalApp()
        modal.set {
            $0.configure(
                with: .PWModalWindowPositionTop,
                present: .PWAnimationPresentNone,
                dismiss: .PWAnimationDismissNone
            )
            $0.setCornerType(.PWCornerTypeTopLeft, radius: 4)
            $0.close(after: 2)
        }
        modal.present()
        #expect(modal.card?.card.placement == .top && modal.card?.card.cornerRadius == 4)
        modal.app.advance(by: .seconds(2))
        #expect(modal.calls == ["should A", "present A", "close A"])
    }
}
