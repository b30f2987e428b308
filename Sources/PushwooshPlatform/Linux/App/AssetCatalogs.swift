import Foundation

/// The asset catalogs of a folder, as they are in the sources of an app: `Assets.xcassets/Hero.imageset/hero@2x.png`.
struct AssetCatalogs {
    let folder: URL

    /// The picture of that name, the one with the lowest scale first. A part of the name before `/` is a group.
    func image(named name: String) -> UIImage? {
        for catalog in Self.content(of: folder) where catalog.pathExtension == "xcassets" {
            let files = Self.content(of: catalog.appendingPathComponent("\(name).imageset"))
            let images = files.compactMap { UIImage(contentsOfFile: $0.path) }
            if let image = images.min(by: { $0.scale < $1.scale }) { return image }
        }
        return nil
    }

    private static func content(of folder: URL) -> [URL] {
        let content = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (content ?? []).sorted { $0.path < $1.path }
    }
}
