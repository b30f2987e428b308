import PushwooshTesting
import Testing

/// The orders that the guide pages print, written down once more by hand: spec and generated code cannot both drift.
@Suite("The guides' orders") @MainActor
struct GuideOrderTests {
    private func expect<Value: RawRepresentable & CaseIterable>(_ type: Value.Type, _ names: [String])
    where Value.RawValue == Int {
        #expect(type.allCases.map { "\($0)" } == names)
        #expect(type.allCases.map(\.rawValue) == Array(names.indices))
    }

    @Test("a modal stands at one of six positions, raw values 0 to 5 [R21]")
    func positions() {
        expect(
            ModalWindowPosition.self,
            ["Top", "Center", "Bottom", "BottomSheet", "FullScreen", "Default"].map { "PWModalWindowPosition" + $0 }
        )
    }

    @Test("a modal comes in one of five ways, right before left [R22]")
    func presentAnimations() {
        expect(
            PresentModalWindowAnimation.self,
            ["FromBottom", "FromTop", "FromRight", "FromLeft", "None"].map { "PWAnimationPresent" + $0 }
        )
    }

    @Test("a modal leaves in one of seven ways, left before right [R25]")
    func dismissAnimations() {
        expect(
            DismissModalWindowAnimation.self,
            [
                "DismissDown", "DismissUp", "DismissLeft", "DismissRight", "CurveEaseInOut", "DismissNone",
                "DismissDefault",
            ].map {
                "PWAnimation" + $0
            }
        )
    }

    @Test("a vibration is one of four, and the zero value is the light one [R33]")
    func haptics() {
        expect(HapticFeedbackType.self, ["Light", "Medium", "Hard", "None"].map { "PWHapticFeedback" + $0 })
    }

    @Test("a swipe is one of five, none among them [R36]")
    func swipes() {
        expect(DismissSwipeDirection.self, ["Down", "Up", "Left", "Right", "None"].map { "PWSwipeDismiss" + $0 })
    }

    @Test("a primer ends in one of four ways, raw values 0 to 3 [P65]")
    func outcomes() {
        expect(PWPushPrimerOutcome.self, ["accepted", "declined", "suppressed", "redirectedToSettings"])
    }
}
