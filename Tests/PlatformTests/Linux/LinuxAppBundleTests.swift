import PushwooshTesting
import Testing

@testable import PushwooshPlatform

@Suite struct LinuxAppBundleTests {
    let folder: TemporaryFolder
    let log = RecordingLog()

    init() throws {
        folder = try TemporaryFolder()
    }

    private var bundle: LinuxAppBundle {
        LinuxAppBundle(executable: folder.url.appendingPathComponent("bin/app"), log: log)
    }

    private func plist(_ identifier: String) throws -> Data {
        let object = ["CFBundleIdentifier": identifier, "Pushwoosh_RICH_MEDIA_STYLE": "MODAL_RICH_MEDIA"]
        return try PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
    }

    @Test(
        "Info.plist is found beside the executable and where bundles and packages put it [R06]",
        arguments: ["bin", "bin/Resources", ".", "Resources", "share/app", "bin/App_App.resources"]
    )
    func infoPlist(place: String) throws {
        try folder.write(try plist("com.example.\(place.count)"), to: "\(place)/Info.plist")
        #expect(bundle.infoValue(for: "Pushwoosh_RICH_MEDIA_STYLE") == .string("MODAL_RICH_MEDIA"))
        let identity = LinuxAppIdentity(bundle: bundle, executableName: "app")
        #expect(identity.identifier == "com.example.\(place.count)")
    }

    @Test("Info.plist may be XML, binary or JSON", arguments: ["xml", "binary", "json"])
    func formats(_ format: String) throws {
        let values: [String: Any] = ["text": "a", "flag": true, "number": 3, "list": ["x"]]
        let data =
            switch format {
            case "json": try JSONSerialization.data(withJSONObject: values)
            case "binary": try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
            default: try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
            }
        try folder.write(data, to: "bin/Info.plist")
        #expect(bundle.infoKeys.sorted() == ["flag", "list", "number", "text"])
        #expect(bundle.infoValue(for: "text") == .string("a") && bundle.infoValue(for: "flag") == .boolean(true))
        #expect(bundle.infoValue(for: "number") == .number(3))
        #expect(bundle.infoValue(for: "list") == .array([.string("x")]))
    }

    @Test("the one beside the executable wins")
    func order() throws {
        try folder.write(try plist("far"), to: "Resources/Info.plist")
        try folder.write(try plist("near"), to: "bin/Info.plist")
        #expect(bundle.infoValue(for: "CFBundleIdentifier") == .string("near"))
    }

    @Test("one that cannot be read is reported and counts as none")
    func broken() throws {
        try folder.write(Data("<plist><dict><key>a".utf8), to: "bin/Info.plist")
        #expect(bundle.infoValue(for: "a") == nil)
        #expect(log.entries.map(\.level) == [.error])
    }

    @Test("without one, the app goes by the name of its executable")
    func none() {
        let identity = LinuxAppIdentity(bundle: bundle, executableName: "app")
        #expect(identity.identifier == "app")
        #expect(identity.name == "app")
        #expect(identity.icon == nil)
        #expect(log.entries.isEmpty)
    }

    @Test(
        "a picture is found by name, with or without its extension",
        arguments: [
            ("bin/Hero.png", "Hero"), ("bin/Hero.png", "Hero.png"), ("bin/Hero@2x.png", "Hero"),
            ("bin/Resources/Hero.jpg", "Hero"), ("bin/App_App.resources/Hero.png", "Hero"),
            ("bin/a/Hero.png", "a/Hero"),
        ]
    )
    func picture(path: String, name: String) throws {
        let data = path.hasSuffix("jpg") ? UIImageTests.jpeg : try #require(UIImage.sample(width: 4, height: 4)).data
        try folder.write(data, to: path)
        #expect(bundle.image(named: name)?.data == data)
        #expect(bundle.image(named: "Other") == nil)
    }

    @Test("a picture of an asset catalog is found, the lowest scale first", arguments: ["Hero", "Group/Hero"])
    func catalog(name: String) throws {
        let data = try #require(UIImage.sample(width: 4, height: 4)).data
        try folder.write(Data("{}".utf8), to: "bin/App_App.resources/Assets.xcassets/\(name).imageset/Contents.json")
        for scale in ["@3x", "@2x"] {
            try folder.write(data, to: "bin/App_App.resources/Assets.xcassets/\(name).imageset/any\(scale).png")
        }
        #expect(bundle.image(named: name)?.scale == 2)
        #expect(bundle.image(named: "Other") == nil)
    }

    @Test(
        "a name does not lead out of the app's folders",
        arguments: ["../secret", "../../secret.png", "", "/secret", "a/../../secret"]
    )
    func outside(name: String) throws {
        let data = try #require(UIImage.sample(width: 4, height: 4)).data
        try folder.write(data, to: "bin/inner/app.txt")
        try folder.write(data, to: "secret.png")
        let inner = LinuxAppBundle(executable: folder.url.appendingPathComponent("bin/inner/app"), log: log)
        #expect(inner.image(named: name) == nil)
    }

    @Test(
        "an identifier is a safe folder name",
        arguments: [("a/b", "a_b"), ("..", "_"), ("com.example", "com.example")]
    )
    func folderName(identifier: String, expected: String) throws {
        try folder.write(try plist(identifier), to: "bin/Info.plist")
        #expect(LinuxAppIdentity(bundle: bundle, executableName: "app").folderName == expected)
    }
}
