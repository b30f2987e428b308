import Foundation

/// The folders of the XDG base directory specification. A relative path in the environment is ignored, as it demands.
struct XDGFolders {
    let environment: [String: String]

    /// What lasts but is not worth a backup.
    var state: URL? { folder("XDG_STATE_HOME", ".local/state") }
    /// What a person sets.
    var config: URL? { folder("XDG_CONFIG_HOME", ".config") }

    private func folder(_ variable: String, _ fallback: String) -> URL? {
        if let path = environment[variable], path.hasPrefix("/") {
            return URL(fileURLWithPath: path, isDirectory: true)
        }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return URL(fileURLWithPath: home, isDirectory: true).appendingPathComponent(fallback, isDirectory: true)
    }
}
