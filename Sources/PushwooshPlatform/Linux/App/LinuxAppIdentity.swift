import Foundation

/// Who the app is, from its Info.plist, else from its executable.
struct LinuxAppIdentity: AppIdentity {
    let bundle: any AppBundle
    let executableName: String

    var identifier: String { text("CFBundleIdentifier") ?? executableName }

    var name: String { text("CFBundleDisplayName") ?? text("CFBundleName") ?? executableName }

    var icon: UIImage? { bundle.image(named: text("CFBundleIconFile") ?? "AppIcon") }

    /// The identifier as the name of a folder.
    var folderName: String {
        let name = identifier.replacing("/", with: "_").replacing("\0", with: "_")
        return [".", "..", ""].contains(name) ? "_" : name
    }

    private func text(_ key: String) -> String? {
        guard case .string(let text)? = bundle.infoValue(for: key), !text.isEmpty else { return nil }
        return text
    }
}
