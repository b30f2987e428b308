import Foundation

/// Opens the page of the desktop's settings where this app's notifications are set.
package protocol SettingsOpener: Sendable {
    /// Whether there is such a page here. Answers at once.
    var canOpen: Bool { get }
    /// Opens it. Answers once, on any thread, with whether it really opened.
    func openNotificationSettings(_ answer: @escaping @Sendable (Bool) -> Void)
}

/// Opens an address outside the app.
package protocol URLOpener: Sendable {
    func canOpen(_ url: URL) -> Bool
    /// Answers once, on any thread, with whether it really opened.
    func open(_ url: URL, _ answer: @escaping @Sendable (Bool) -> Void)
}
