import Foundation

/// The app's Info.plist and pictures, found where its executable is.
///
/// Looked at in this order: beside the executable, its `Resources` folder, the folders of a macOS-like bundle
/// (`Contents/Info.plist`, `Contents/Resources`), `share/<executable>` of the same prefix, and the `.resources` folders
/// that SwiftPM puts beside the executable.
struct LinuxAppBundle: AppBundle {
    private let folders: [URL]
    private let values: [String: PropertyListValue]

    /// Reads the first Info.plist there is, XML, binary or JSON; one that cannot be read is reported and counts as none.
    init(executable: URL, log: any LogSink) {
        folders = Self.folders(of: executable)
        values = Self.values(in: folders, log: log)
    }

    func infoValue(for key: String) -> PropertyListValue? {
        values[key]
    }

    var infoKeys: [String] { Array(values.keys) }

    func image(named name: String) -> UIImage? {
        guard !name.isEmpty, !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else { return nil }
        for folder in folders {
            for file in Self.fileNames(for: name) {
                if let image = UIImage(contentsOfFile: folder.appendingPathComponent(file).path) { return image }
            }
        }
        return folders.lazy.compactMap { AssetCatalogs(folder: $0).image(named: name) }.first
    }

    private static func folders(of executable: URL) -> [URL] {
        let beside = executable.deletingLastPathComponent()
        let above = beside.deletingLastPathComponent()
        let packaged = (try? FileManager.default.contentsOfDirectory(at: beside, includingPropertiesForKeys: nil)) ?? []
        return [
            beside,
            beside.appendingPathComponent("Resources"),
            above,
            above.appendingPathComponent("Resources"),
            above.appendingPathComponent("share/\(executable.lastPathComponent)"),
        ] + packaged.filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
    }

    private static func values(in folders: [URL], log: any LogSink) -> [String: PropertyListValue] {
        for folder in folders {
            let file = folder.appendingPathComponent("Info.plist")
            guard let data = try? Data(contentsOf: file) else { continue }
            do {
                return try PropertyListValue.dictionary(fromPropertyList: data)
            } catch {
                let text = "\(file.path) is no property list and is ignored; the defaults apply."
                log.write(.init(.error, "Bundle", "\(text) \(error)"))
            }
        }
        return [:]
    }

    /// `Hero` may be Hero.png, Hero@2x.png … Hero.jpeg; a name with its extension is taken first as it is.
    private static func fileNames(for name: String) -> [String] {
        let known = ["png", "jpg", "jpeg"]
        let given = (name as NSString).pathExtension
        let stem = known.contains(given.lowercased()) ? (name as NSString).deletingPathExtension : name
        let extensions = stem == name ? known : [given]
        return extensions.flatMap { suffix in ["", "@2x", "@3x"].map { "\(stem)\($0).\(suffix)" } }
    }
}
