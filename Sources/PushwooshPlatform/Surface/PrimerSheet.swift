import PushwooshAppleTypes

/// A primer as a sheet, complete: texts, colours, metrics. Its frames for a given window are in
/// `layout(in:measuring:)`.
public struct PrimerSheet: Sendable, Hashable {
    /// Where on the window the sheet stands.
    public enum Placement: String, Sendable, CaseIterable {
        case bottom, top, center
    }

    /// What stands where the picture goes.
    public enum Picture: Sendable, Hashable {
        /// The app's own image, in the centre and bottom layouts clipped to a circle.
        case image(UIImage)
        /// An address whose image the surface loads and shows; until then a placeholder.
        case remote(String)
        /// The app's icon, untinted.
        case appIcon(UIImage)
        /// The bell in the accent colour on a badge of the same at the alpha of the metrics.
        case bell
    }

    /// A button's texts and colours.
    public struct Button: Sendable, Hashable {
        /// Its title, exactly as passed.
        public var title: String
        /// Fill of the button.
        public var color: UIColor
        /// Colour of the title.
        public var textColor: UIColor

        /// Makes a button.
        public init(title: String, color: UIColor, textColor: UIColor) {
            self.title = title
            self.color = color
            self.textColor = textColor
        }
    }

    /// Where the sheet stands.
    public var placement: Placement
    /// The headline, exactly as passed; empty where none was.
    public var title: String
    /// The text, exactly as passed; empty where none was.
    public var message: String
    /// The accept button.
    public var accept: Button
    /// The decline button.
    public var decline: Button
    /// The picture.
    public var picture: Picture
    /// Fill of the card.
    public var backgroundColor: UIColor
    /// Colours of a linear gradient from (0,0) to (1,1), evenly spaced, over the background; empty: none.
    public var backgroundGradient: [UIColor]
    /// Colour of the headline.
    public var titleColor: UIColor
    /// Colour of the text.
    public var messageColor: UIColor
    /// Colour of the default bell and its badge.
    public var accentColor: UIColor
    /// Corner radius of the card in points.
    public var cornerRadius: CGFloat
    /// Corner radius of both buttons in points.
    public var buttonCornerRadius: CGFloat
    /// Border of both buttons, one point wide; nil: none.
    public var buttonBorderColor: UIColor?
    /// Sizes, gaps and fonts of this placement.
    public var metrics: PrimerSheetMetrics

    /// Makes a sheet.
    public init(
        placement: Placement,
        title: String,
        message: String,
        accept: Button,
        decline: Button,
        picture: Picture,
        backgroundColor: UIColor,
        backgroundGradient: [UIColor],
        titleColor: UIColor,
        messageColor: UIColor,
        accentColor: UIColor,
        cornerRadius: CGFloat,
        buttonCornerRadius: CGFloat,
        buttonBorderColor: UIColor?,
        metrics: PrimerSheetMetrics
    ) {
        self.placement = placement
        self.title = title
        self.message = message
        self.accept = accept
        self.decline = decline
        self.picture = picture
        self.backgroundColor = backgroundColor
        self.backgroundGradient = backgroundGradient
        self.titleColor = titleColor
        self.messageColor = messageColor
        self.accentColor = accentColor
        self.cornerRadius = cornerRadius
        self.buttonCornerRadius = buttonCornerRadius
        self.buttonBorderColor = buttonBorderColor
        self.metrics = metrics
    }
}
