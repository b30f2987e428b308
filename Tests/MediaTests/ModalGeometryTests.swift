import Foundation
import PushwooshTesting
import Testing

@Suite("Where a modal rich media stands")
@MainActor
struct ModalGeometryTests {
    nonisolated static let tall: CGFloat = 5000

    private func card(_ position: ModalWindowPosition?, height: CGFloat = 300, window: WindowMetrics = .phone)
        -> RichMediaOnScreen?
    {
        let modal = ModalApp {
            $0.window = window
            $0.richMedia = ["A": RichMediaScript(height: height)]
        }
        if let position {
            modal.set {
                $0.configure(
                    position: position,
                    presentAnimation: .PWAnimationPresentNone,
                    dismissAnimation: .PWAnimationDismissNone
                )
            }
        }
        modal.present()
        modal.wait()
        return modal.card
    }

    @Test(
        "each position has its place in a window with a safe area [R13 R15 R16 R17 R18 R19 R20]",
        arguments: [
            (ModalWindowPosition.PWModalWindowPositionTop, CGRect(x: 0, y: 62, width: 390, height: 300)),
            (.PWModalWindowPositionCenter, CGRect(x: 0, y: 47 + (763 - 300) / 2.0, width: 390, height: 300)),
            (.PWModalWindowPositionBottom, CGRect(x: 0, y: 795 - 300, width: 390, height: 300)),
            (.PWModalWindowPositionBottomSheet, CGRect(x: 0, y: 844 - 300, width: 390, height: 300)),
            (.PWModalWindowPositionFullScreen, CGRect(x: 0, y: 0, width: 390, height: 844)),
            (.PWModalWindowPositionDefault, CGRect(x: 0, y: 47 + (763 - 300) / 2.0, width: 390, height: 300)),
        ]
    )
    func places(position: ModalWindowPosition, frame: CGRect) {
        #expect(card(position)?.frame == frame)
    }

    @Test("with nothing configured it stands in the centre [R13]")
    func defaultPlace() {
        #expect(card(nil)?.frame == card(.PWModalWindowPositionCenter)?.frame)
        #expect(card(nil)?.card.placement == .center)
    }

    @Test(
        "left and right stay inside the safe area, except full screen [R16 R18 R19 SDK-M10]",
        arguments: ModalWindowPosition.allCases
    )
    func notchAtTheSides(position: ModalWindowPosition) {
        let landscape = WindowMetrics(
            size: CGSize(width: 844, height: 390),
            safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        )
        let frame = card(position, height: 100, window: landscape)?.frame
        if position == .PWModalWindowPositionFullScreen {
            #expect(frame == landscape.bounds)
        } else {
            #expect(frame?.minX == 47 && frame?.maxX == 797)
        }
    }

    @Test(
        "a card is never taller than what it may cover, and never smaller than a hairline",
        arguments: ModalWindowPosition.allCases,
        [tall, .infinity, 0, -5, .nan]
    )
    func heights(position: ModalWindowPosition, height: CGFloat) {
        let frame = card(position, height: height)?.frame ?? .zero
        #expect(frame.height > 0 && frame.height <= 844)
        #expect(frame.minY >= (position == .PWModalWindowPositionFullScreen ? 0 : 47) && frame.maxY <= 844)
        guard height > 0, position != .PWModalWindowPositionFullScreen else { return }
        let limits: (CGFloat, CGFloat) =
            switch position {
            case .PWModalWindowPositionTop: (62, 810)
            case .PWModalWindowPositionBottom: (47, 795)
            case .PWModalWindowPositionBottomSheet: (47, 844)
            default: (47, 810)
            }
        #expect(frame.minY == limits.0 && frame.maxY == limits.1)
    }

    @Test(
        "a turned or resized window moves the card, keeps its position and adds no callback [MOD-09 SDK-M12]",
        arguments: ModalWindowPosition.allCases
    )
    func rotation(position: ModalWindowPosition) {
        let modal = ModalApp()
        modal.set {
            $0.configure(
                position: position,
                presentAnimation: .PWAnimationPresentFromBottom,
                dismissAnimation: .PWAnimationDismissDown
            )
            $0.closeAfter(10)
        }
        modal.present()
        modal.wait()
        let turned = WindowMetrics(size: CGSize(width: 844, height: 390))
        for window in [turned, .phone, turned] {
            modal.app.window = window
            modal.app.background()
            modal.app.foreground()
            #expect(modal.card?.frame == modal.card?.card.frame(in: window, contentHeight: 300))
            #expect(modal.calls == ["should A", "present A"])
        }
        modal.app.advance(by: .milliseconds(9890))
        #expect(modal.card?.phase == .shown)
        modal.wait()
        #expect(modal.calls == ["should A", "present A", "close A"])
    }

    @Test("only the card takes touches and nothing is dimmed: the app around it stays usable [R02]")
    func notModal() {
        let modal = ModalApp()
        modal.set {
            $0.configure(
                position: .PWModalWindowPositionBottom,
                presentAnimation: .PWAnimationPresentNone,
                dismissAnimation: .PWAnimationDismissNone
            )
        }
        modal.present()
        modal.wait()
        #expect(modal.card?.touchFrame == CGRect(x: 0, y: 495, width: 390, height: 300))
        #expect(!modal.app.tap(.outside))
        #expect(modal.card != nil && modal.app.problems.isEmpty)
    }

    @Test("only the named corners are rounded; without a call, none [R41 R40]")
    func corners() {
        let modal = ModalApp()
        modal.present()
        #expect(modal.card?.card.corners == [] && modal.card?.card.cornerRadius == 0)
        let cases: [(CornerType, RichMediaCard.Corners)] = [
            ([.PWCornerTypeTopLeft, .PWCornerTypeTopRight], [.topLeft, .topRight]),
            (
                CornerType(rawValue: PWCornerTypeBottomLeft.rawValue | PWCornerTypeTopRight.rawValue),
                [.bottomLeft, .topRight]
            ),
            (.PWCornerTypeBottomRight, .bottomRight),
            ([], []),
        ]
        for (corners, expected) in cases {
            let modal = ModalApp()
            modal.set { $0.setCornerType(corners, withRadius: 16) }
            modal.present()
            #expect(modal.card?.card.corners == expected && modal.card?.card.cornerRadius == 16)
        }
    }
}
