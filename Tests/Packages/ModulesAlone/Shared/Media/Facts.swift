import PushwooshMedia

/// A delegate written as the guides have it.
final class Gate: PWRichMediaPresentingDelegate {
    var closed: [PWRichMedia] = []

    func richMediaManager(_ richMediaManager: PWRichMediaManager, shouldPresent richMedia: PWRichMedia) -> Bool {
        !closed.contains { $0 === richMedia }
    }

    func richMediaManager(_ richMediaManager: PWRichMediaManager, didClose richMedia: PWRichMedia) {
        closed.append(richMedia)
    }
}

/// A delegate written as the importer of Objective-C prints it.
final class ImportedGate: NSObject, PWRichMediaPresentingDelegate {
    var asked = 0

    func richMediaManager(_ richMediaManager: PWRichMediaManager!, shouldPresent richMedia: PWRichMedia!) -> Bool {
        asked += 1
        return false
    }

    func richMediaManager(
        _ richMediaManager: PWRichMediaManager!,
        presentingDidFailFor richMedia: PWRichMedia!,
        withError error: (any Error)!
    ) {
        print(error.localizedDescription)
    }
}

@MainActor
func configure() {
    Pushwoosh.media.setRichMediaPresentationStyle(.modal)
    Pushwoosh.media.modalRichMedia.configure(
        position: .PWModalWindowPositionBottom,
        presentAnimation: .PWAnimationPresentFromBottom,
        dismissAnimation: .PWAnimationDismissDown
    )
    Pushwoosh.media.modalRichMedia.configure(
        with: .PWModalWindowPositionTop,
        present: .PWAnimationPresentFromTop,
        dismiss: .PWAnimationDismissUp
    )
    Pushwoosh.media.modalRichMedia.setDismissSwipeDirections([
        NSNumber(value: DismissSwipeDirection.PWSwipeDismissUp.rawValue)
    ])
    Pushwoosh.media.modalRichMedia.setCornerType([.PWCornerTypeTopLeft, .PWCornerTypeTopRight], withRadius: 12)
    Pushwoosh.media.modalRichMedia.closeAfter(3)
    Pushwoosh.media.modalRichMedia.close(after: 3)
}

nonisolated func describe(_ position: ModalWindowPosition) -> String {
    switch position {
    case .PWModalWindowPositionTop: "top"
    case .PWModalWindowPositionCenter: "centre"
    case .PWModalWindowPositionBottom: "bottom"
    case .PWModalWindowPositionBottomSheet: "sheet"
    case .PWModalWindowPositionFullScreen: "full"
    case .PWModalWindowPositionDefault: "default"
    @unknown default: "new"
    }
}

/// What an app finds that adds the media alone.
@MainActor
public func facts() -> [(String, Bool)] {
    configure()
    let gate = Gate()
    let imported = ImportedGate()
    let card = PWRichMedia(content: "card", source: .push, pushPayload: ["rm": "card"])
    Pushwoosh.media.modalRichMedia.delegate = gate
    let isHeld = Pushwoosh.media.modalRichMedia.delegate === gate
    Pushwoosh.media.modalRichMedia.delegate = imported
    // Called as the SDK calls it: through the protocol, in the importer's form.
    let asked: any PWRichMediaPresentingDelegate = imported
    let importedCard: PWRichMedia! = card
    let shows = asked.richMediaManager(PWRichMediaManager.shared(), shouldPresent: importedCard)
    Pushwoosh.media.modalRichMedia.delegate = nil
    return [
        ("the delegate is the one that was set", isHeld),
        ("a delegate in the importer's spelling is asked", !shows && imported.asked == 1),
        ("a card keeps its content", card.content == "card"),
        ("a position has its name", describe(.PWModalWindowPositionFullScreen) == "full"),
        ("corners can be combined", PWCornerTypeTopLeft.rawValue | PWCornerTypeTopRight.rawValue == 3),
    ] + styleFacts()
}
