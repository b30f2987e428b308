import Foundation

/// How the desktop looks, from the environment and GTK's settings files, which most desktops write.
struct LinuxAppearance: Appearance {
    let environment: [String: String]
    let locale: any LocaleSource

    var isDark: Bool {
        if let theme = environment["GTK_THEME"] {
            return theme.hasSuffix(":dark") || theme.lowercased().hasSuffix("-dark")
        }
        let settings = gtkSettings
        return ["1", "true"].contains(settings["gtk-application-prefer-dark-theme"]?.lowercased())
            || settings["gtk-theme-name"]?.lowercased().hasSuffix("-dark") == true
    }

    var textScale: Double {
        if let scale = environment["GDK_DPI_SCALE"].flatMap(Double.init), scale.isFinite, scale > 0 { return scale }
        // In 1024ths of a dot per inch, of which 96 is scale 1.
        guard let dots = gtkSettings["gtk-xft-dpi"].flatMap(Double.init), dots.isFinite, dots > 0 else { return 1 }
        return dots / 1024 / 96
    }

    var isRightToLeft: Bool {
        locale.preferredLanguages.first.map { Locale.Language(identifier: $0).characterDirection } == .rightToLeft
    }

    var reducesMotion: Bool { ["0", "false"].contains(gtkSettings["gtk-enable-animations"]?.lowercased()) }

    var screenReaderRuns: Bool { environment["ACCESSIBILITY_ENABLED"] == "1" }

    /// The environment of a process does not change; what a person changes is seen at the next use.
    func observe(_ changed: @escaping @Sendable () -> Void) -> ScheduledWork {
        ScheduledWork {}
    }

    /// The keys of the newest settings file there is.
    private var gtkSettings: [String: String] {
        guard let folder = XDGFolders(environment: environment).config else { return [:] }
        for version in ["gtk-4.0", "gtk-3.0"] {
            let file = folder.appendingPathComponent("\(version)/settings.ini")
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            let pairs = text.split(separator: "\n").compactMap { line -> (String, String)? in
                let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
                return parts.count == 2 ? (parts[0], parts[1]) : nil
            }
            return Dictionary(pairs) { _, last in last }
        }
        return [:]
    }
}
