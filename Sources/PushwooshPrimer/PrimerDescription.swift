/// The complete description of a primer, made from what the app has set and the defaults of its position.
struct PrimerDescription {
    let settings: PWPushPrimerSettings
    /// Shown by a banner without a picture.
    let appIcon: UIImage?

    var content: SurfaceContent {
        switch settings.style {
        case .alert: .alert(alert)
        case .sheet: .sheet(sheet)
        }
    }

    private var acceptTitle: String { settings.acceptButton ?? "Allow" }
    private var declineTitle: String { settings.declineButton ?? "Not now" }

    private var alert: PrimerAlert {
        PrimerAlert(
            title: settings.title,
            message: settings.message,
            acceptButton: acceptTitle,
            declineButton: declineTitle
        )
    }

    private var placement: PrimerSheet.Placement {
        switch settings.position {
        case .bottom: .bottom
        case .top: .top
        case .center: .center
        }
    }

    private var sheet: PrimerSheet {
        let isTop = placement == .top
        let metrics = PrimerSheetMetrics.metrics(for: placement)
        return PrimerSheet(
            placement: placement,
            title: settings.title ?? "",
            message: settings.message ?? "",
            accept: PrimerSheet.Button(
                title: acceptTitle,
                color: settings.acceptButtonColor,
                textColor: settings.acceptButtonTextColor
            ),
            decline: PrimerSheet.Button(
                title: declineTitle,
                color: settings.declineButtonColor ?? (isTop ? .tertiarySystemFill : .clear),
                textColor: settings.declineButtonTextColor ?? (isTop ? .label : .secondaryLabel)
            ),
            picture: picture,
            backgroundColor: settings.backgroundColor,
            backgroundGradient: settings.backgroundGradient,
            titleColor: settings.titleColor,
            messageColor: settings.messageColor,
            accentColor: settings.acceptButtonColor,
            cornerRadius: radius(settings.cornerRadius, default: metrics.cornerRadius),
            buttonCornerRadius: radius(settings.buttonCornerRadius, default: metrics.buttons.cornerRadius),
            buttonBorderColor: settings.buttonBorderColor,
            metrics: metrics
        )
    }

    /// A local image wins over an address; only a banner falls back to the app's icon.
    private var picture: PrimerSheet.Picture {
        if let image = settings.image { return .image(image) }
        if let address = settings.imageURL, !address.isEmpty { return .remote(address) }
        if placement == .top, let appIcon { return .appIcon(appIcon) }
        return .bell
    }

    /// What is no number is as not set.
    private func radius(_ set: CGFloat?, default usual: CGFloat) -> CGFloat {
        guard let set, set.isFinite else { return usual }
        return max(0, set)
    }
}
