// swift-tools-version: 6.2
import PackageDescription

// The code of the guides' pages, unchanged, driven headless and started as a process.
// `run` first puts the pages' code into Sources/Guide and Sources/GuideProcess.

let package = Package(
    name: "GuideApp",
    dependencies: [.package(name: "Pushwoosh", path: "../../..")],
    targets: [
        // The page's @main is renamed, so that a program with an entry point of its own can link the library.
        .target(
            name: "Guide",
            dependencies: [
                .product(name: "PushwooshFramework", package: "Pushwoosh"),
                .product(name: "UIKit", package: "Pushwoosh"),
            ],
            swiftSettings: [
                .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "guide_main"]),
                .treatAllWarnings(as: .error),
            ]
        ),
        .executableTarget(
            name: "GuideProcess",
            dependencies: [
                .product(name: "PushwooshFramework", package: "Pushwoosh"),
                .product(name: "UIKit", package: "Pushwoosh"),
            ]
        ),
        .executableTarget(
            name: "Demonstration",
            dependencies: ["Guide", .product(name: "PushwooshTesting", package: "Pushwoosh")]
        ),
        .testTarget(
            name: "GuideTests",
            dependencies: ["Guide", "GuideProcess", .product(name: "PushwooshTesting", package: "Pushwoosh")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
