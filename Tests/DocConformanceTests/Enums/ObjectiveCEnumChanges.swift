extension ObjectiveCEnumTests {
    /// The first two cases of each enum.
    static let pairs = [
        ("PWModalWindowPositionTop", "PWModalWindowPositionCenter"),
        ("PWAnimationPresentFromBottom", "PWAnimationPresentFromTop"),
        ("PWAnimationDismissDown", "PWAnimationDismissUp"), ("PWHapticFeedbackLight", "PWHapticFeedbackMedium"),
        ("PWSwipeDismissDown", "PWSwipeDismissUp"), ("PWCornerTypeTopLeft", "PWCornerTypeTopRight"),
    ]

    static let changes = [
        Change(
            name: "two cases far apart swapped",
            right: "    PWSwipeDismissUp,\n    PWSwipeDismissLeft,\n    PWSwipeDismissRight,\n",
            wrong: "    PWSwipeDismissRight,\n    PWSwipeDismissLeft,\n    PWSwipeDismissUp,\n",
            rule: "enum-order",
            fault: "PWSwipeDismissRight",
            suggestion: "PWSwipeDismissUp"
        ),
        Change(
            name: "a case moved",
            right: "    PWAnimationDismissDown,\n    PWAnimationDismissUp,\n    PWAnimationDismissLeft,\n",
            wrong: "    PWAnimationDismissUp,\n    PWAnimationDismissLeft,\n    PWAnimationDismissDown,\n",
            rule: "enum-order",
            fault: "PWAnimationDismissDown"
        ),
        Change(
            name: "a case missing in the middle",
            right: "    PWModalWindowPositionFullScreen,\n    PWModalWindowPositionDefault",
            wrong: "    PWModalWindowPositionDefault",
            rule: "enum-incomplete",
            fault: "PWModalWindowPositionDefault",
            suggestion: "PWModalWindowPositionFullScreen"
        ),
        Change(
            name: "the last case missing",
            right: "    PWSwipeDismissRight,\n    PWSwipeDismissNone\n}",
            wrong: "    PWSwipeDismissRight\n}",
            rule: "enum-incomplete",
            fault: "}",
            suggestion: "PWSwipeDismissNone"
        ),
        Change(
            name: "the first case missing",
            right: "    PWAnimationPresentFromBottom = 0,\n    PWAnimationPresentFromTop",
            wrong: "    PWAnimationPresentFromTop",
            rule: "enum-incomplete",
            fault: "PWAnimationPresentFromTop",
            suggestion: "PWAnimationPresentFromBottom"
        ),
        Change(
            name: "a case misspelt",
            right: "PWHapticFeedbackHard,",
            wrong: "PWHapticFeedbackHrad,",
            rule: "enum-unknown-case",
            fault: "PWHapticFeedbackHrad",
            suggestion: "PWHapticFeedbackHard"
        ),
        Change(
            name: "a case with quite another name",
            right: "PWAnimationDismissNone,",
            wrong: "PWNoMovement,",
            rule: "enum-unknown-case",
            fault: "PWNoMovement",
            suggestion: "PWAnimationDismissNone"
        ),
        Change(
            name: "a case too many",
            right: "    PWSwipeDismissNone\n",
            wrong: "    PWSwipeDismissNone,\n    PWSwipeDismissTwice\n",
            rule: "enum-unknown-case",
            fault: "PWSwipeDismissTwice"
        ),
        Change(
            name: "a case twice",
            right: "    PWSwipeDismissNone\n",
            wrong: "    PWSwipeDismissNone,\n    PWSwipeDismissUp\n",
            rule: "enum-unknown-case",
            fault: "PWSwipeDismissUp"
        ),
        Change(
            name: "another explicit value",
            right: "FromRight = 2,",
            wrong: "FromRight = 7,",
            rule: "enum-value",
            fault: "7",
            suggestion: "2"
        ),
        Change(
            name: "an explicit value in front of implicit ones",
            right: "PWHapticFeedbackLight,",
            wrong: "PWHapticFeedbackLight = 1,",
            rule: "enum-value",
            fault: "1",
            suggestion: "0"
        ),
        Change(
            name: "another bit",
            right: "(1UL << 2)",
            wrong: "(1UL << 4)",
            rule: "enum-value",
            fault: "(1UL",
            suggestion: "1 << 2"
        ),
        Change(
            name: "a bit that is only counted on",
            right: "PWCornerTypeBottomLeft = (1UL << 2)",
            wrong: "PWCornerTypeBottomLeft",
            rule: "enum-value",
            fault: "PWCornerTypeBottomLeft",
            suggestion: "PWCornerTypeBottomLeft = 1 << 2"
        ),
        Change(
            name: "a value that is another case's",
            right: "PWCornerTypeBottomRight = 0x8",
            wrong: "PWCornerTypeBottomRight = PWCornerTypeTopLeft | PWCornerTypeTopRight",
            rule: "enum-value",
            fault: "PWCornerTypeTopLeft |",
            suggestion: "8"
        ),
        Change(
            name: "the empty set's name missing",
            right: "    PWCornerTypeNone NS_SWIFT_NAME(none) = 0,\n    PWCornerTypeTopLeft",
            wrong: "    PWCornerTypeTopLeft",
            rule: "enum-incomplete",
            fault: "PWCornerTypeTopLeft",
            suggestion: "PWCornerTypeNone"
        ),
        Change(
            name: "the empty set's name with a bit",
            right: "NS_SWIFT_NAME(none) = 0",
            wrong: "NS_SWIFT_NAME(none) = 16",
            rule: "enum-value",
            fault: "16",
            suggestion: "0"
        ),
    ]
}
