extension ModalSettings {
    /// The card for a document, as the surface takes it.
    ///
    /// A card that no swipe closes has a close control, and so has every card while a screen reader runs: the person
    /// can always close it.
    func card(showing document: RichMediaDocument, screenReaderRuns: Bool) -> RichMediaCard {
        RichMediaCard(
            document: document,
            code: document.code,
            placement: position.placement,
            corners: RichMediaCard.Corners(rawValue: corners.rawValue),
            cornerRadius: cornerRadius,
            swipes: swipes,
            showsCloseControl: swipes.isEmpty || screenReaderRuns
        )
    }
}

extension ModalWindowPosition {
    fileprivate var placement: RichMediaCard.Placement {
        switch self {
        case .PWModalWindowPositionTop: .top
        case .PWModalWindowPositionCenter, .PWModalWindowPositionDefault: .center
        case .PWModalWindowPositionBottom: .bottom
        case .PWModalWindowPositionBottomSheet: .bottomSheet
        case .PWModalWindowPositionFullScreen: .fullScreen
        }
    }
}

extension PresentModalWindowAnimation {
    var cardEntrance: RichMediaCard.Entrance {
        switch self {
        case .PWAnimationPresentFromBottom: .fromBottom
        case .PWAnimationPresentFromTop: .fromTop
        case .PWAnimationPresentFromRight: .fromRight
        case .PWAnimationPresentFromLeft: .fromLeft
        case .PWAnimationPresentNone: .none
        }
    }
}

extension DismissModalWindowAnimation {
    var cardExit: RichMediaCard.Exit {
        switch self {
        case .PWAnimationDismissDown: .down
        case .PWAnimationDismissUp: .up
        case .PWAnimationDismissLeft: .left
        case .PWAnimationDismissRight: .right
        case .PWAnimationCurveEaseInOut, .PWAnimationDismissDefault: .growAndFade
        case .PWAnimationDismissNone: .none
        }
    }
}

extension DismissSwipeDirection {
    /// Nil for none.
    var swipe: SwipeDirection? {
        switch self {
        case .PWSwipeDismissDown: .down
        case .PWSwipeDismissUp: .up
        case .PWSwipeDismissLeft: .left
        case .PWSwipeDismissRight: .right
        case .PWSwipeDismissNone: nil
        }
    }
}

extension SwipeDirection {
    /// A card closed by a swipe leaves the way of the swipe.
    var cardExit: RichMediaCard.Exit {
        switch self {
        case .down: .down
        case .up: .up
        case .left: .left
        case .right: .right
        }
    }
}

extension HapticFeedbackType {
    /// Nil for none.
    var strength: HapticStrength? {
        switch self {
        case .PWHapticFeedbackLight: .light
        case .PWHapticFeedbackMedium: .medium
        case .PWHapticFeedbackHard: .heavy
        case .PWHapticFeedbackNone: nil
        }
    }
}
