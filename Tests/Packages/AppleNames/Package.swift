// swift-tools-version: 6.2
import PackageDescription

// Apple's module names, in a package of their own: a target that builds UIKit makes `canImport(UIKit)` true for every
// other target of its package.

let modes: [(name: String, settings: [SwiftSetting])] = [
    ("Swift5", [.swiftLanguageMode(.v5)]),
    ("Swift6", [.swiftLanguageMode(.v6)]),
    ("MainActor", [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
]

// Where pages are to be played, the test kit comes with it.
let modules: [(name: String, products: [String])] = [
    ("UIKit", ["UIKit"]), ("UserNotifications", ["UserNotifications"]), ("WebKit", ["WebKit", "PushwooshTesting"]),
]

let targets: [Target] = modules.flatMap { module, products in
    let users = modes.map { mode in
        Target.target(
            name: module + mode.name,
            dependencies: products.map { .product(name: $0, package: "Pushwoosh") },
            swiftSettings: mode.settings + [.treatAllWarnings(as: .error)]
        )
    }
    let runner = Target.executableTarget(
        name: module + "Alone",
        dependencies: modes.map { .target(name: module + $0.name) },
        swiftSettings: [.treatAllWarnings(as: .error)]
    )
    return users + [runner]
}

let package = Package(
    name: "AppleNames",
    dependencies: [.package(name: "Pushwoosh", path: "../../..")],
    targets: targets,
    swiftLanguageModes: [.v6]
)
