import PushwooshTesting
import Testing

@testable import PushwooshPlatform

@Suite struct LinuxEnvironmentTests {
    @Test(
        "the languages are those of the environment",
        arguments: [
            ([:], ["en"]),
            (["LANG": "de_DE.UTF-8"], ["de-DE"]),
            (["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "pt_BR.UTF-8@euro"], ["pt-BR"]),
            (["LANG": "de_DE", "LC_ALL": ""], ["de-DE"]),
            (["LANG": "de_DE", "LANGUAGE": "fr:de_AT:de_DE"], ["fr", "de-AT", "de-DE"]),
            (["LANG": "C", "LANGUAGE": "fr"], ["en"]),
            (["LC_ALL": "C.UTF-8", "LANG": "fr_FR"], ["en"]),
            (["LANG": "POSIX"], ["en"]),
        ] as [([String: String], [String])]
    )
    func languages(environment: [String: String], expected: [String]) {
        #expect(LinuxLocale(environment: environment).preferredLanguages == expected)
    }

    @Test(
        "text runs from right to left in such a language",
        arguments: [("ar_EG", true), ("he", true), ("fa_IR", true), ("de_DE", false), ("C", false)]
    )
    func direction(locale: String, expected: Bool) {
        let environment = ["LANG": locale]
        let appearance = LinuxAppearance(environment: environment, locale: LinuxLocale(environment: environment))
        #expect(appearance.isRightToLeft == expected)
    }

    @Test("GTK's settings and environment say how the desktop looks")
    func appearance() throws {
        let folder = try TemporaryFolder()
        let settings =
            "[Settings]\ngtk-application-prefer-dark-theme = true\ngtk-enable-animations=0\ngtk-xft-dpi=147456\n"
        try folder.write(Data(settings.utf8), to: "gtk-4.0/settings.ini")
        func appearance(_ environment: [String: String]) -> LinuxAppearance {
            LinuxAppearance(environment: environment, locale: LinuxLocale(environment: environment))
        }
        let set = appearance(["XDG_CONFIG_HOME": folder.url.path])
        #expect(set.isDark && set.reducesMotion && set.textScale == 1.5 && !set.screenReaderRuns)
        let plain = appearance([:])
        #expect(!plain.isDark && !plain.reducesMotion && plain.textScale == 1)
        #expect(appearance(["GTK_THEME": "Adwaita:dark", "ACCESSIBILITY_ENABLED": "1"]).isDark)
        #expect(!appearance(["XDG_CONFIG_HOME": folder.url.path, "GTK_THEME": "Adwaita"]).isDark)
        #expect(appearance(["GDK_DPI_SCALE": "2"]).textScale == 2)
        #expect(appearance(["GDK_DPI_SCALE": "nan"]).textScale == 1)
        #expect(appearance(["ACCESSIBILITY_ENABLED": "1"]).screenReaderRuns)
    }

    @Test(
        "the network is there when a route leads out, or when nothing can be known",
        arguments: [
            ("Iface\tDestination\neth0\t00000000\n", "", true),
            ("Iface\tDestination\n", "00 00 0 0 0 0 0 0 0 lo\n", false),
            ("Iface\tDestination\n", "00 00 0 0 0 0 0 0 0 wlan0\n", true),
            (nil, nil, true),
        ] as [(String?, String?, Bool)]
    )
    func connectivity(ipv4: String?, ipv6: String?, expected: Bool) throws {
        let folder = try TemporaryFolder()
        if let ipv4 { try folder.write(Data(ipv4.utf8), to: "route") }
        if let ipv6 { try folder.write(Data(ipv6.utf8), to: "ipv6_route") }
        #expect(LinuxConnectivity(procfs: folder.url).isOnline == expected)
    }

    @Test("a relative folder in the environment is ignored; without a home there is none")
    func folders() {
        #expect(XDGFolders(environment: ["XDG_STATE_HOME": "/s", "HOME": "/h"]).state?.path == "/s")
        #expect(XDGFolders(environment: ["XDG_STATE_HOME": "s", "HOME": "/h"]).state?.path == "/h/.local/state")
        #expect(XDGFolders(environment: ["HOME": "h"]).state == nil)
    }

    @Test("a log line cannot steer a terminal, break the line or turn its text around")
    func logLine() {
        let entry = LogEntry(.warning, "Primer", "a\u{1B}[31mred\nnext\u{202E}reversed\u{9B}2J \u{7F}é🔔")
        #expect(
            entry.line
                == "[PW] [WARNING] [Primer] a\\u{1B}[31mred\\nnext\\u{202E}reversed\\u{9B}2J \\u{7F}é🔔"
        )
    }
}
