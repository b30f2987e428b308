import Foundation

/// Opens the desktop's notification settings, where the desktop is a known one and its program is installed.
struct LinuxSettingsOpener: SettingsOpener {
    let identity: any AppIdentity
    let log: any LogSink
    let environment: [String: String]

    var canOpen: Bool { !pages.isEmpty }

    func openNotificationSettings(_ answer: @escaping @Sendable (Bool) -> Void) {
        open(pages[...], answer)
    }

    /// The pages that could be opened here, the best first; none in a sandbox, from which no settings can be reached.
    private var pages: [DesktopSettingsPage] {
        guard !FileManager.default.fileExists(atPath: "/.flatpak-info") else { return [] }
        let desktops = (environment["XDG_CURRENT_DESKTOP"] ?? "").split(separator: ":").map { $0.lowercased() }
        return DesktopSettingsPage.known.filter { page in
            desktops.contains(page.desktop.lowercased()) && program(page).path != nil
        }
    }

    private func program(_ page: DesktopSettingsPage) -> LinuxProgram {
        LinuxProgram(name: page.program, environment: environment)
    }

    /// Tries one page after the other: a program that ends with an error has opened nothing.
    private func open(_ pages: ArraySlice<DesktopSettingsPage>, _ answer: @escaping @Sendable (Bool) -> Void) {
        guard let page = pages.first else {
            log.write(.init(.error, "Settings", "The desktop's notification settings could not be opened."))
            return answer(false)
        }
        program(page).run(page.arguments(forDesktopID: identity.identifier)) { opened in
            if opened { answer(true) } else { open(pages.dropFirst(), answer) }
        }
    }
}
