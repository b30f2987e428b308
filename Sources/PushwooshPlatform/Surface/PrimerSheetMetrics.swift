import PushwooshAppleTypes

/// Sizes, gaps and fonts of a primer sheet, in points. Each placement has its own.
public struct PrimerSheetMetrics: Sendable, Hashable {
    /// A font by what it looks like; the surface finds the desktop's nearest.
    public struct Font: Sendable, Hashable {
        /// The thickness of the strokes.
        public enum Weight: String, Sendable, CaseIterable {
            case regular, medium, semibold, bold
        }

        /// Points, before the person's own text size.
        public var size: CGFloat
        /// The thickness of the strokes.
        public var weight: Weight
        /// Whether the strokes end round.
        public var isRounded: Bool

        /// Makes a font.
        public init(size: CGFloat, weight: Weight, isRounded: Bool = true) {
            self.size = size
            self.weight = weight
            self.isRounded = isRounded
        }
    }

    /// How one text is set.
    public struct Text: Sendable, Hashable {
        /// Its font.
        public var font: Font
        /// The most lines it may take; the rest is cut with an ellipsis. Nil: as many as it needs.
        public var maximumLines: Int?

        /// Makes a text style.
        public init(font: Font, maximumLines: Int? = nil) {
            self.font = font
            self.maximumLines = maximumLines
        }
    }

    /// The bar at the top of a bottom sheet. It is decoration: the sheet cannot be dragged.
    public struct Grabber: Sendable, Hashable {
        /// Its size.
        public var size: CGSize
        /// Its corner radius.
        public var cornerRadius: CGFloat
        /// From the top of the sheet.
        public var top: CGFloat
    }

    /// What stands where the picture goes.
    public struct Picture: Sendable, Hashable {
        /// Width and height of the bell's badge, or of an icon.
        public var badgeSize: CGFloat
        /// Width and height of an image of the app.
        public var imageSize: CGFloat
        /// Corner radius of the icon; nil: badge and image are circles.
        public var cornerRadius: CGFloat?
        /// Opacity of the accent colour on the bell's badge.
        public var badgeAlpha: CGFloat
        /// The size of the bell.
        public var glyph: Font
    }

    /// The two buttons.
    public struct Buttons: Sendable, Hashable {
        /// Whether they stand side by side, decline left, rather than accept above decline.
        public var areSideBySide: Bool
        /// Between the two.
        public var gap: CGFloat
        /// Height of the accept button.
        public var acceptHeight: CGFloat
        /// Height of the decline button.
        public var declineHeight: CGFloat
        /// Font of the accept button.
        public var acceptFont: Font
        /// Font of the decline button.
        public var declineFont: Font
        /// Corner radius where the app sets none.
        public var cornerRadius: CGFloat
    }

    /// Corner radius of the card where the app sets none.
    public var cornerRadius: CGFloat
    /// The corners of the card that are rounded.
    public var roundedCorners: RichMediaCard.Corners
    /// Where the shadow falls.
    public var shadowOffset: CGVector
    /// From the left and right edges of the window.
    public var sideMargin: CGFloat
    /// From the card's edges to what it holds.
    public var insets: UIEdgeInsets
    /// The bar at the top, or nil.
    public var grabber: Grabber?
    /// The picture.
    public var picture: Picture
    /// The headline.
    public var title: Text
    /// The text.
    public var message: Text
    /// The small "now" of the banner, or nil.
    public var now: Text?
    /// Between the picture and the texts.
    public var pictureGap: CGFloat
    /// Between headline and text.
    public var titleGap: CGFloat
    /// Between the text and the buttons.
    public var messageGap: CGFloat
    /// The buttons.
    public var buttons: Buttons

    /// Opacity of the black behind the sheet.
    public static let dimAlpha: CGFloat = 0.5
    /// Opacity of the black shadow.
    public static let shadowAlpha: CGFloat = 0.18
    /// Blur radius of the shadow.
    public static let shadowRadius: CGFloat = 22
    /// Between the top of the safe area and a banner.
    public static let bannerTopMargin: CGFloat = 8
    /// The least between a banner's texts and its "now".
    public static let nowGap: CGFloat = 8
    /// How much lower than the headline "now" begins.
    public static let nowDrop: CGFloat = 1
    /// The text of the "now" label.
    public static let nowText = "now"

    /// The metrics of a placement.
    public static func metrics(for placement: PrimerSheet.Placement) -> PrimerSheetMetrics {
        switch placement {
        case .bottom: bottom
        case .top: top
        case .center: center
        }
    }
}

extension PrimerSheetMetrics {
    static let allCorners: RichMediaCard.Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]

    static let top = PrimerSheetMetrics(
        cornerRadius: 22,
        roundedCorners: allCorners,
        shadowOffset: CGVector(dx: 0, dy: 6),
        sideMargin: 15,
        insets: UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16),
        grabber: nil,
        picture: Picture(
            badgeSize: 40,
            imageSize: 40,
            cornerRadius: 9,
            badgeAlpha: 0.16,
            glyph: Font(size: 20, weight: .semibold)
        ),
        title: Text(font: Font(size: 15, weight: .semibold), maximumLines: 1),
        message: Text(font: Font(size: 14, weight: .regular), maximumLines: 2),
        now: Text(font: Font(size: 12, weight: .regular, isRounded: false), maximumLines: 1),
        pictureGap: 10,
        titleGap: 2,
        messageGap: 14,
        buttons: Buttons(
            areSideBySide: true,
            gap: 10,
            acceptHeight: 42,
            declineHeight: 42,
            acceptFont: Font(size: 15, weight: .semibold),
            declineFont: Font(size: 15, weight: .medium),
            cornerRadius: 12
        )
    )

    static let center = PrimerSheetMetrics(
        cornerRadius: 24,
        roundedCorners: allCorners,
        shadowOffset: CGVector(dx: 0, dy: 10),
        sideMargin: 15,
        insets: UIEdgeInsets(top: 26, left: 24, bottom: 24, right: 24),
        grabber: nil,
        picture: Picture(
            badgeSize: 64,
            imageSize: 88,
            cornerRadius: nil,
            badgeAlpha: 0.14,
            glyph: Font(size: 26, weight: .semibold)
        ),
        title: Text(font: Font(size: 22, weight: .bold)),
        message: Text(font: Font(size: 15, weight: .regular)),
        now: nil,
        pictureGap: 22,
        titleGap: 8,
        messageGap: 26,
        buttons: stackedButtons(acceptHeight: 52, declineHeight: 46)
    )

    static let bottom = PrimerSheetMetrics(
        cornerRadius: 28,
        roundedCorners: [.topLeft, .topRight],
        shadowOffset: CGVector(dx: 0, dy: -8),
        sideMargin: 0,
        insets: UIEdgeInsets(top: 34, left: 24, bottom: 16, right: 24),
        grabber: Grabber(size: CGSize(width: 38, height: 5), cornerRadius: 2.5, top: 10),
        picture: Picture(
            badgeSize: 72,
            imageSize: 104,
            cornerRadius: nil,
            badgeAlpha: 0.14,
            glyph: Font(size: 30, weight: .semibold)
        ),
        title: Text(font: Font(size: 24, weight: .bold)),
        message: Text(font: Font(size: 15.5, weight: .regular)),
        now: nil,
        pictureGap: 22,
        titleGap: 8,
        messageGap: 26,
        buttons: stackedButtons(acceptHeight: 54, declineHeight: 48)
    )

    private static func stackedButtons(acceptHeight: CGFloat, declineHeight: CGFloat) -> Buttons {
        Buttons(
            areSideBySide: false,
            gap: 8,
            acceptHeight: acceptHeight,
            declineHeight: declineHeight,
            acceptFont: Font(size: 17, weight: .semibold),
            declineFont: Font(size: 16, weight: .medium),
            cornerRadius: 16
        )
    }
}
