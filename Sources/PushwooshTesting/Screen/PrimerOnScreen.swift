/// A primer as it can be seen at one moment.
public struct PrimerOnScreen: Sendable, Hashable {
    /// What kind of primer it is.
    public enum Kind: String, Sendable, CaseIterable {
        case alert, bottomSheet, topSheet, centerSheet
    }

    /// The colours of a sheet as they are in the present light or dark.
    public struct Colors: Sendable, Hashable {
        /// The card.
        public var background: ColorComponents
        /// The gradient over it, or empty.
        public var gradient: [ColorComponents]
        /// The headline.
        public var title: ColorComponents
        /// The text.
        public var message: ColorComponents
        /// The bell, and its badge at another alpha.
        public var accent: ColorComponents
        /// The accept button.
        public var acceptButton: ColorComponents
        /// The accept button's title.
        public var acceptButtonText: ColorComponents
        /// The decline button.
        public var declineButton: ColorComponents
        /// The decline button's title.
        public var declineButtonText: ColorComponents
        /// The border of both buttons, or nil.
        public var buttonBorder: ColorComponents?
    }

    /// What kind of primer it is.
    public var kind: Kind
    /// The headline; nil where an alert has none.
    public var title: String?
    /// The text; nil where an alert has none.
    public var message: String?
    /// The title of the accept button.
    public var acceptButton: String
    /// The title of the decline button.
    public var declineButton: String
    /// The whole description of a sheet; nil for an alert.
    public var sheet: PrimerSheet?
    /// The colours of a sheet; nil for an alert.
    public var colors: Colors?
    /// Where a sheet and its parts stand at rest; nil for an alert.
    public var layout: PrimerSheetLayout?
    /// How far it has come.
    public var phase: OverlayPhase
    /// How it stands, relative to its place at rest.
    public var pose: AnimationTimeline.Pose
    /// The motion it is in or has last made.
    public var motion: AnimationTimeline
    /// How black the app behind it is, from 0 to 1.
    ///
    /// An alert is dimmed by the system.
    public var dim: Double
}

extension PrimerOnScreen.Colors {
    init(_ sheet: PrimerSheet, _ style: UIUserInterfaceStyle) {
        background = sheet.backgroundColor.components(for: style)
        gradient = sheet.backgroundGradient.map { $0.components(for: style) }
        title = sheet.titleColor.components(for: style)
        message = sheet.messageColor.components(for: style)
        accent = sheet.accentColor.components(for: style)
        acceptButton = sheet.accept.color.components(for: style)
        acceptButtonText = sheet.accept.textColor.components(for: style)
        declineButton = sheet.decline.color.components(for: style)
        declineButtonText = sheet.decline.textColor.components(for: style)
        buttonBorder = sheet.buttonBorderColor?.components(for: style)
    }
}

extension PrimerOnScreen.Kind {
    init(_ placement: PrimerSheet.Placement) {
        switch placement {
        case .bottom: self = .bottomSheet
        case .top: self = .topSheet
        case .center: self = .centerSheet
        }
    }
}
