// swift-tools-version: 6.2
import PackageDescription

// MARK: Products, one row each: what an app adds, and what a person runs.

let products: [Product] = [
    .library(name: "PushwooshFramework", targets: ["PushwooshFramework"]),
    .library(name: "PushwooshPrimer", targets: ["PushwooshPrimer"]),
    .library(name: "PushwooshMedia", targets: ["PushwooshMedia"]),
    .library(name: "PushwooshConfigure", targets: ["PushwooshConfigure"]),
    .library(name: "PushwooshTransport", targets: ["PushwooshTransport"]),
    .library(name: "PushwooshTesting", targets: ["PushwooshTesting"]),
    // Apple's module names, for sources that say `import UIKit`. Nothing here depends on them: a target that
    // builds UIKit makes `canImport(UIKit)` true for its whole package.
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "UserNotifications", targets: ["UserNotifications"]),
    .library(name: "WebKit", targets: ["WebKit"]),
    .executable(name: "pwspec", targets: ["pwspec"]),
]

// MARK: Targets by kind. A row names a target and what it stands on.

let systemLibraries: [Target] = [
    .systemLibrary(name: "CYaml", path: "Tools/CYaml", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(
        name: "CSQLite",
        path: "Sources/CSQLite",
        pkgConfig: "sqlite3",
        providers: [.apt(["libsqlite3-dev"])]
    ),
]

let libraries: [Target] = [
    .target(name: "PushwooshAppleTypes"),
    .target(name: "PushwooshPlatform", dependencies: ["PushwooshAppleTypes", "CSQLite"]),
    .target(name: "PushwooshApplication", dependencies: ["PushwooshPlatform"]),
    .target(name: "PushwooshTransport", dependencies: ["PushwooshApplication"]),
    .target(name: "PushwooshConfigure", dependencies: ["PushwooshTransport"]),
    .target(name: "PushwooshPrimer", dependencies: ["PushwooshConfigure"]),
    .target(name: "PushwooshMedia", dependencies: ["PushwooshConfigure", "CPushwooshMediaStart"]),
    .target(name: "CPushwooshMediaStart"),
    .target(name: "PushwooshFramework", dependencies: ["PushwooshPrimer", "PushwooshMedia"]),
    .target(name: "PushwooshTesting", dependencies: ["PushwooshFramework"]),
    .target(name: "UIKit", dependencies: ["PushwooshApplication"]),
    .target(name: "UserNotifications", dependencies: ["PushwooshApplication"]),
    .target(name: "WebKit", dependencies: ["PushwooshApplication"]),
]

let tools: [Target] = [
    .target(name: "SpecKit", dependencies: ["CYaml"], path: "Tools/SpecKit"),
    .target(name: "SwiftEmitter", dependencies: ["SpecKit"], path: "Tools/SwiftEmitter"),
    .target(name: "DocConformance", dependencies: ["SpecKit"], path: "Tools/DocConformance"),
    .target(name: "BuiltInterface", dependencies: ["SpecKit", "DocConformance"], path: "Tools/BuiltInterface"),
    .target(name: "Parity", dependencies: ["SpecKit"], path: "Tools/Parity"),
    .target(
        name: "SpecMutation",
        dependencies: ["SpecKit", "SwiftEmitter", "DocConformance", "BuiltInterface"],
        path: "Tools/SpecMutation"
    ),
    .target(name: "SpecDifference", dependencies: ["SpecKit"], path: "Tools/SpecDifference"),
    .target(name: "SpecProbe", dependencies: ["SpecKit", "SwiftEmitter"], path: "Tools/SpecProbe"),
    .executableTarget(name: "benchmark", path: "Tools/Benchmark"),
    .executableTarget(
        name: "pwspec",
        dependencies: [
            "SpecKit", "SwiftEmitter", "DocConformance", "BuiltInterface", "Parity", "SpecDifference", "SpecMutation",
        ],
        path: "Tools/pwspec"
    ),
]

let plugins: [Target] = [
    .plugin(
        name: "RegeneratePlugin",
        capability: .command(
            intent: .custom(verb: "regenerate", description: "Write everything that follows from Spec/"),
            permissions: [.writeToPackageDirectory(reason: "Generated/ is written anew from Spec/.")]
        ),
        dependencies: ["pwspec"],
        path: "Tools/RegeneratePlugin"
    )
]

// Each names every module that it imports: what it does not name, SwiftPM does not build it anew for.
let tests: [Target] = [
    .testTarget(name: "SpecKitTests", dependencies: ["SpecKit", "SpecProbe"]),
    .testTarget(name: "SwiftEmitterTests", dependencies: ["SpecKit", "SwiftEmitter"]),
    .testTarget(name: "PwspecTests", dependencies: ["SpecKit", "pwspec"]),
    .testTarget(name: "DocConformanceTests", dependencies: ["SpecKit", "DocConformance", "PushwooshFramework"]),
    .testTarget(name: "BuiltInterfaceTests", dependencies: ["SpecKit", "BuiltInterface", "PushwooshTesting"]),
    .testTarget(name: "SpecMutationTests", dependencies: ["SpecKit", "SpecMutation"]),
    .testTarget(name: "ParityTests", dependencies: ["SpecKit", "Parity"]),
    .testTarget(name: "SpecDifferenceTests", dependencies: ["SpecKit", "SpecDifference", "SwiftEmitter"]),
    .testTarget(name: "PlatformTests", dependencies: ["PushwooshPlatform", "PushwooshTesting"]),
    .testTarget(name: "ApplicationTests", dependencies: ["PushwooshApplication", "PushwooshTesting"]),
    .testTarget(name: "ConfigureTests", dependencies: ["PushwooshConfigure", "PushwooshTesting"]),
    .testTarget(name: "PrimerTests", dependencies: ["PushwooshTesting"]),
    .testTarget(name: "MediaTests", dependencies: ["PushwooshPlatform", "PushwooshTesting"]),
    .testTarget(name: "TestingTests", dependencies: ["PushwooshApplication", "PushwooshTesting"]),
    .testTarget(name: "ConformanceTests", dependencies: ["PushwooshConfigure", "PushwooshMedia", "PushwooshTesting"]),
]

// `make fuzz` builds the reader and a fuzzer over it with libFuzzer's flags, which SwiftPM calls unsafe.
let isFuzzing = Context.environment["PUSHWOOSH_FUZZ"] != nil

if isFuzzing {
    let instrumented: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer", "-parse-as-library"])]
    for target in tools where ["SpecKit", "SwiftEmitter"].contains(target.name) {
        target.swiftSettings = instrumented
    }
}

let fuzzers: [Target] =
    isFuzzing
    ? [
        .executableTarget(
            name: "spec-fuzzer",
            dependencies: ["SpecProbe"],
            path: "Tools/SpecFuzzer",
            swiftSettings: [.unsafeFlags(["-sanitize=fuzzer", "-parse-as-library"])],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]
        )
    ] : []

let package = Package(
    name: "Pushwoosh",
    products: products,
    targets: systemLibraries + libraries + tools + plugins + fuzzers + tests,
    swiftLanguageModes: [.v6]
)
