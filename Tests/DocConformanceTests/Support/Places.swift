import Foundation

/// Where the data of these tests lies.
enum Places {
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path

    static let ownPages = package + "/Tests/Cases/pages"

    /// The vendor's pages lie beside the package, and only where someone put them.
    static let realPages = URL(fileURLWithPath: package).deletingLastPathComponent().path + "/shared/docs"

    static let hasRealPages = FileManager.default.fileExists(atPath: realPages + "/fr-modal-rich-media.txt")

    static func ownPage(_ name: String) -> String { "\(ownPages)/\(name)" }

    static func realPage(_ name: String) -> String { "\(realPages)/\(name)" }

    static func text(at path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    }
}
