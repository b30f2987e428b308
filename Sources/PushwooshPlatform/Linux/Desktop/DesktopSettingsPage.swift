/// The page of a desktop's settings for notifications: the program that shows it and what it is told.
struct DesktopSettingsPage: Sendable, Hashable {
    /// As `XDG_CURRENT_DESKTOP` names the desktop.
    let desktop: String
    let program: String
    /// `%d` stands for the app's desktop id.
    let arguments: [String]

    private init(_ desktop: String, _ program: String, _ arguments: String...) {
        self.desktop = desktop
        self.program = program
        self.arguments = arguments
    }

    /// The pages that are known, the best of a desktop first.
    static let known: [DesktopSettingsPage] = [
        .init("Phosh", "gnome-control-center", "notifications"),
        .init("GNOME", "gnome-control-center", "applications", "%d"),
        .init("GNOME", "gnome-control-center", "notifications"),
        .init("KDE", "systemsettings", "kcm_notifications", "--args", "--desktop-entry %d"),
        .init("KDE", "systemsettings5", "kcm_notifications", "--args", "--desktop-entry %d"),
        .init("KDE", "kcmshell6", "kcm_notifications"),
        .init("KDE", "kcmshell5", "kcm_notifications"),
        .init("XFCE", "xfce4-notifyd-config"),
        .init("Pantheon", "xdg-open", "settings://notifications"),
        .init("MATE", "mate-notification-properties"),
        .init("LXQt", "lxqt-config-notificationd"),
        .init("X-Cinnamon", "cinnamon-settings", "notifications"),
        .init("Budgie", "budgie-control-center", "notifications"),
    ]

    func arguments(forDesktopID id: String) -> [String] {
        arguments.map { $0.replacing("%d", with: id) }
    }
}
